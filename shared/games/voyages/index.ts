/** The Voyages of Marco Polo, with every module that a table may switch on. */
import type { Statistician } from '../../engine/statistics'
import { baseContent, contentsOver } from './content'
import { knowledgeOfModules, modules } from './modules'
import { voyagesKnowledge } from './player'
import { voyagesRules } from './rules'
import { seatOf } from './seats'
import type { State } from './types'

export const rules = voyagesRules(baseContent, modules)

/** The content that a position is played over, by the modules in it. */
const { ofState } = contentsOver(baseContent, modules)

/** What the registry needs to know. */
export const voyages = {
  rules,
  content: baseContent,
  contentIn: (state: unknown) => ofState(state as State),
  knowledge: voyagesKnowledge(ofState, knowledgeOfModules),
  secrecy: 'peek' as const,
  colours: ['blue', 'yellow', 'green', 'red', 'violet'] as const,
  curtainTasks: ['keep-goals'],
  secrets: (state: unknown, seat: number): unknown => seatOf(state as State, seat).goals.cards ?? [],
  character: (state: unknown, seat: number): string => seatOf(state as State, seat).character,
  round: (state: unknown): number => (state as State).round,
  statistics: async (): Promise<Statistician> => {
    const { statistics } = await import('./statistics')
    const { statisticsOfModules } = await import('./modules/statistics')
    return (story) => statistics(story, ofState(story.setup as State), statisticsOfModules)
  }
}
