/** Marks that tell the colours of cards apart without colour: each has a pattern and a letter. */
import type { Colour } from '../../../../shared/games/expedition/types'

/** The letter in a card's corner. */
export const CARD_LETTERS: Readonly<Record<Colour, string>> = {
  yellow: 'Y',
  blue: 'B',
  red: 'R',
  green: 'G',
  violet: 'V'
}

/** How a card is shown: `chosen` is raised, `spent` would be paid, `dim` cannot be used now. */
export type CardState = 'plain' | 'playable' | 'chosen' | 'spent' | 'dim'

/** Width in px at 1280x720: s 36, m 52, l 72, xl 96; `free` takes its size from x, y, width, height or CSS. */
export type CardSize = 's' | 'm' | 'l' | 'xl' | 'free'
