/** Marco Polo II: In the Service of the Khan. */
import type { Statistician } from '../../engine/statistics'
import { baseContent } from './content'
import { khanKnowledge } from './player'
import { khanRules } from './rules'
import { seatOf } from './seats'
import type { State } from './types'

export const rules = khanRules(baseContent)

/** What the registry needs to know. */
export const khan = {
  rules,
  content: baseContent,
  knowledge: khanKnowledge(baseContent),
  secrecy: 'peek' as const,
  colours: ['blue', 'yellow', 'green', 'red'] as const,
  curtainTasks: ['keep-goals'],
  secrets: (state: unknown, seat: number): unknown => seatOf(state as State, seat).goals.cards ?? [],
  character: (state: unknown, seat: number): string => seatOf(state as State, seat).character,
  round: (state: unknown): number => (state as State).round,
  statistics: async (): Promise<Statistician> => {
    const { statistics } = await import('./statistics')
    return (story) => statistics(story, baseContent)
  }
}
