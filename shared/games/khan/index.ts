/** Marco Polo II: In the Service of the Khan. */
import type { Statistician } from '../../engine/statistics'
import { cardsIn } from '../../engine/visibility'
import { baseContent } from './content'
import type { Content } from './game'
import { khanRules } from './rules'
import { seatOf } from './seats'
import { title } from './title'
import type { State } from './types'

/** The game with a content. The knowledge of computer players is added in with-players.ts. */
export function khanOver(content: Content) {
  return {
    rules: khanRules(content),
    title,
    content,
    secrecy: 'peek' as const,
    colours: ['blue', 'yellow', 'green', 'red'] as const,
    curtainTasks: ['keep-goals'],
    secrets: (state: unknown, seat: number): unknown => cardsIn(seatOf(state as State, seat).goals),
    character: (state: unknown, seat: number): string => seatOf(state as State, seat).character,
    round: (state: unknown): number => (state as State).round,
    statistics: async (): Promise<Statistician> => {
      const { statistics } = await import('./statistics')
      return (story) => statistics(story, content)
    }
  }
}

/** The game with its built-in tables. The packs that may replace them are added in with-players.ts, and by the page on demand. */
export const khan = khanOver(baseContent)
export const { rules } = khan
