/** Marco Polo Expedition as one value, for the registry and the page. */
import type { Statistician } from '../../engine/statistics'
import { cardsIn } from '../../engine/visibility'
import { baseContent, type Content } from './content'
import { expeditionRules } from './rules'
import { seatOf } from './seats'
import { title } from './title'
import type { State } from './types'

/**
 * The game with this content, without the knowledge of its computer players (with-players.ts), which the page does not
 * load. Hands matter in every turn, so each turn on a shared device begins behind a curtain.
 */
export function expeditionOver(content: Content) {
  return {
    rules: expeditionRules(content),
    title,
    secrecy: 'curtain' as const,
    colours: ['blue', 'ivory', 'green', 'orange', 'red'] as const,
    curtainTasks: ['turn', 'pay'],
    secrets: (state: unknown, seat: number): unknown => {
      const { hand, tray } = seatOf(state as State, seat)
      return [...cardsIn(hand), ...cardsIn(tray)]
    },
    statistics: async (): Promise<Statistician> => {
      const { statistics } = await import('./statistics')
      return (story) => statistics(story, content)
    },
    content
  }
}

/** The game with the built-in tracks. Packs are added in with-players.ts, and by the page on demand. */
export const expedition = expeditionOver(baseContent)
