/** Marco Polo Expedition as the registry takes it. */
import type { Statistician } from '../../engine/statistics'
import { baseContent, type Content } from './content'
import { expeditionPacks } from './packs'
import { expeditionRules } from './rules'
import { seatOf } from './seats'
import type { State } from './types'

/**
 * The game over a content, without what its players know: that is for whoever thinks (with-players.ts). Hands are in play in
 * every turn, so each turn waits behind a curtain.
 */
export function expeditionOver(content: Content) {
  return {
    rules: expeditionRules(content),
    secrecy: 'curtain' as const,
    colours: ['blue', 'ivory', 'green', 'orange', 'red'] as const,
    curtainTasks: ['turn', 'pay'],
    secrets: (state: unknown, seat: number): unknown => {
      const { hand, tray } = seatOf(state as State, seat)
      return [...(hand.cards ?? []), ...(tray.cards ?? [])]
    },
    statistics: async (): Promise<Statistician> => {
      const { statistics } = await import('./statistics')
      return (story) => statistics(story, content)
    },
    content
  }
}

/** The game over the built-in tracks, which a group can replace by its own. */
export const expedition = { ...expeditionOver(baseContent), packs: expeditionPacks(expeditionOver) }
