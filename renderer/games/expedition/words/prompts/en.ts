/** The top bar's prompt: what (a few words) and how (a hint), for every kind of task. */
import type { TaskKind } from '../../../../../shared/games/expedition/types'
import { cards, gold } from '../names/en'

export interface Prompt {
  readonly what: string
  readonly how: string
}

export const prompts: Readonly<Record<TaskKind, Prompt>> = {
  turn: { what: 'Your turn', how: 'move with cards, or draw one: that ends the turn' },
  pay: { what: 'Paying for a space', how: 'choose the cards still missing, or undo' }
}

/** The turn's prompt by what is still possible. */
export const turnPrompts = {
  stopped: { what: 'Your turn', how: 'no further move this turn: draw a card to end the turn' },
  moved: { what: 'Your turn', how: 'go on with cards, or draw one: that ends the turn' },
  stuck: { what: 'Your turn', how: 'no space in reach: draw a card' }
}

/** Hints that follow what is chosen. */
export const hints = {
  selection: (count: number): string => `${cards(count)} chosen`,
  /** "2 cards chosen: pays for Lop; 1 more for Pamir": what is chosen, and what it would do. */
  whole: (selection: string, parts: readonly string[]): string =>
    [selection, parts.join('; ')].filter(Boolean).join(': '),
  pays: (space: string): string => `pays for ${space}: choose it to enter`,
  more: (space: string, short: number): string => `${short} more for ${space}`,
  wrong: (space: string): string => `no payment for ${space}`,
  target: (space: string, count: number, spent: number): string =>
    `${space} for ${spent > 0 && count > 0 ? `${cards(count)} and ${gold(spent)}` : spent > 0 ? gold(spent) : cards(count)}: choose it again to enter`
}
