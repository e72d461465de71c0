/** Hints that follow what is chosen. */
import { costOf } from './cards'
import type { Texts } from './texts'

export const prompts = (texts: Texts) => ({
  hint: {
    /** "2 cards chosen: pays for Lop; 1 more for Pamir": what is chosen, and what it would do. */
    whole: (count: number, parts: readonly string[]): string => {
      const { hints } = texts.prompts
      const selection = hints.selection(count)
      return parts.length === 0 ? selection : hints.whole({ selection, parts: parts.join(hints.semicolon) })
    },
    target: (space: string, cards: number, gold: number): string =>
      texts.prompts.hints.target({ space, cost: costOf(texts, cards, gold) })
  }
})
