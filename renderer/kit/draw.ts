/** From the plain strings of messages to what the art knows how to draw. */
import { isOfModule } from '../../shared/polo/open-game'
import { iconOfItem, ICONS, type IconName } from '../art/icons'
import { PIECE_COLOURS, type PieceColour } from '../art/seats'

/** The colour of a piece; neutral where the art has none by this name. */
export function pieceColour(name: string | undefined): PieceColour {
  return PIECE_COLOURS.find((colour) => colour === name) ?? 'neutral'
}

/** The icon of an item, if the art has one; an item of a module always has. */
export function iconName(item: string): IconName | undefined {
  return isOfModule(item) ? iconOfItem(item) : ICONS.find((icon) => icon === item)
}

/** A die's value as the art wants it; 0 is a die without a value. */
export function dieValue(value: number): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  const values = [0, 1, 2, 3, 4, 5, 6] as const
  return values.find((one) => one === value) ?? 0
}
