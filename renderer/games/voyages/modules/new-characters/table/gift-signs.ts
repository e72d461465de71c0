/** What is drawn on a gift: amounts, or symbols of what it allows. */
import { giftOf } from '../../../../../../shared/games/voyages/modules/new-characters/gifts'
import type { Bundle } from '../../../../../../shared/games/voyages/types'
import type { IconName } from '../../../../../art/icons'

export interface GiftSigns {
  /** One reward, or two of which one is taken. */
  readonly rewards: readonly Bundle[]
  /** Symbols in a row after the reward. */
  readonly icons: readonly IconName[]
  /** Values that stand beside them. */
  readonly text?: string
  /** What each opponent gets. */
  readonly opponents?: Bundle | undefined
}

export function signsOf(id: string): GiftSigns {
  const { effect } = giftOf(id)
  switch (effect.kind) {
    case 'gain':
      return { rewards: [effect.reward], icons: [], opponents: effect.opponents }
    case 'either':
      return { rewards: effect.rewards, icons: [] }
    case 'perCount':
      return { rewards: [{ vp: 1 }], icons: [effect.count === 'posts' ? 'post' : 'contract'] }
    case 'setDie':
      return { rewards: [], icons: ['white-die'], text: '1–6' }
    case 'freePlacement':
      return { rewards: [], icons: ['coin'], text: '0' }
    case 'passingPost':
      return { rewards: [], icons: ['figure', 'arrow-right', 'post'] }
    default:
      return effect satisfies never
  }
}
