/** The Voyages of Marco Polo, with every module that a table may switch on. */
import type { Statistician } from '../../engine/statistics'
import { cardsIn } from '../../engine/visibility'
import { baseContent, contentsOver } from './content'
import type { Module } from './game'
import { modules } from './modules'
import { voyagesRules } from './rules'
import { seatOf } from './seats'
import { title } from './title'
import type { State } from './types'

/** The game with these modules. The knowledge of computer players is added in with-players.ts. */
export function voyagesOver(modules: readonly Module[]) {
  /** The content of a position, by the modules in play there. */
  const { ofState } = contentsOver(baseContent, modules)
  return {
    rules: voyagesRules(baseContent, modules),
    title,
    content: baseContent,
    contentIn: (state: unknown) => ofState(state as State),
    secrecy: 'peek' as const,
    colours: ['blue', 'yellow', 'green', 'red', 'violet'] as const,
    curtainTasks: ['keep-goals', ...modules.flatMap(({ curtainTasks }) => curtainTasks)],
    secrets: (state: unknown, seat: number): unknown => cardsIn(seatOf(state as State, seat).goals),
    character: (state: unknown, seat: number): string => seatOf(state as State, seat).character,
    round: (state: unknown): number => (state as State).round,
    statistics: async (): Promise<Statistician> => {
      const { statistics } = await import('./statistics')
      const { statisticsOfModules } = await import('./modules/statistics')
      return (story) => statistics(story, ofState(story.setup as State), statisticsOfModules)
    }
  }
}

/** The game with its modules' built-in content. Packs are added in with-players.ts, and by the page on demand. */
export const voyages = voyagesOver(modules)
export const { rules } = voyages
