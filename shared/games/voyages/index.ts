/** The Voyages of Marco Polo, base game. */
import type { Statistician } from '../../engine/statistics'
import { baseContent } from './content'
import { voyagesRules } from './rules'
import { seatOf } from './seats'
import type { State } from './types'

export const rules = voyagesRules(baseContent)

/** What the registry needs to know. */
export const voyages = {
  rules,
  content: baseContent,
  secrecy: 'peek' as const,
  colours: ['blue', 'yellow', 'green', 'red'] as const,
  curtainTasks: ['keep-goals'],
  secrets: (state: unknown, seat: number): unknown => seatOf(state as State, seat).goals.cards ?? [],
  round: (state: unknown): number => (state as State).round,
  statistics: async (): Promise<Statistician> => {
    const { statistics } = await import('./statistics')
    return (story) => statistics(story, baseContent)
  }
}
