/** Converts the plain strings and numbers of messages to the types that the art components take. */
import { isOfModule } from '../../shared/polo/open-game'
import { iconOfItem, ICONS, isChoice, type AnyItem, type IconName } from '../art/icons'
import { PIECE_COLOURS, type PieceColour } from '../art/seats'

/** The colour of a piece; `neutral` if the art has no colour of this name. */
export function pieceColour(name: string | undefined): PieceColour {
  return PIECE_COLOURS.find((colour) => colour === name) ?? 'neutral'
}

/** The item as an amount of it is drawn; undefined if the art has nothing for it. Items of modules are always drawn. */
export function drawnItem(item: string): AnyItem | IconName | undefined {
  return isOfModule(item) || isChoice(item) ? item : ICONS.find((icon) => icon === item)
}

/** The icon of an item; undefined if the art has none. */
export function iconName(item: string): IconName | undefined {
  const drawn = drawnItem(item)
  return drawn && iconOfItem(drawn)
}

/** The value of a die for the art; 0, a blank die, for anything but 1 to 6. */
export function dieValue(value: number): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  const values = [0, 1, 2, 3, 4, 5, 6] as const
  return values.find((one) => one === value) ?? 0
}
