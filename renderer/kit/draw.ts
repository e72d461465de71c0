/** Converts the plain strings and numbers of messages to the types that the art components take. */
import { isOfModule } from '../../shared/polo/open-game'
import { iconOfItem, ICONS, type IconName } from '../art/icons'
import { PIECE_COLOURS, type PieceColour } from '../art/seats'

/** The colour of a piece; `neutral` if the art has no colour of this name. */
export function pieceColour(name: string | undefined): PieceColour {
  return PIECE_COLOURS.find((colour) => colour === name) ?? 'neutral'
}

/** The icon of an item; undefined if the art has none. Items of modules always have one. */
export function iconName(item: string): IconName | undefined {
  return isOfModule(item) ? iconOfItem(item) : ICONS.find((icon) => icon === item)
}

/** The value of a die for the art; 0, a blank die, for anything but 1 to 6. */
export function dieValue(value: number): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  const values = [0, 1, 2, 3, 4, 5, 6] as const
  return values.find((one) => one === value) ?? 0
}
