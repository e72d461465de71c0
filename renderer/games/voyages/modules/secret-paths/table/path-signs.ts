/** What is drawn on a path token: a path from one symbol to another, and what it costs or saves. */
import type { PathEffect } from '../../../../../../shared/games/voyages/modules/secret-paths/paths'
import type { Bundle } from '../../../../../../shared/games/voyages/types'
import type { IconName } from '../../../../../art/icons'

export interface PathSigns {
  /** The symbols at the two ends of the path. */
  readonly from: IconName
  readonly to: IconName
  /** Text below it, and amounts beside the text. */
  readonly text?: string
  readonly bundle?: Bundle
}

export function signsOf(effect: PathEffect): PathSigns {
  switch (effect.kind) {
    case 'steps':
      return { from: 'figure', to: 'move', text: `+${effect.steps}` }
    case 'freeRoads':
      return { from: 'coin', to: 'camel', text: effect.crossings === 'all' ? '0' : `${effect.crossings} × 0` }
    case 'oases':
      return { from: 'oasis', to: 'oasis', text: '0' }
    case 'jump':
      return { from: effect.between, to: effect.between, bundle: effect.cost }
    case 'coinsOff':
      return { from: 'figure', to: 'coin', text: `−${effect.coins}` }
    case 'passingPost':
      return { from: 'figure', to: 'post' }
    case 'dice':
      return { from: 'white-die', to: 'figure', text: `1 ×` }
    case 'move':
      return { from: 'figure', to: 'move', bundle: { move: effect.steps } }
    default:
      return effect satisfies never
  }
}
