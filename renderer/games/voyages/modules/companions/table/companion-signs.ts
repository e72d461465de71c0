/** What is drawn on a companion tile: what it brings every round, or symbols of its ability. */
import type { Companion } from '../../../../../../shared/games/voyages/modules/companions/tiles'
import type { Bundle } from '../../../../../../shared/games/voyages/types'
import type { IconName } from '../../../../../art/icons'

export interface CompanionSigns {
  readonly text?: string
  readonly icon?: IconName
  readonly bundle?: Bundle | undefined
}

export function signsOf({ roundStart, ability }: Companion): CompanionSigns {
  switch (ability?.kind) {
    case undefined:
      return { bundle: roundStart }
    case 'freeBonus':
      return { text: `${ability.uses}×`, icon: ability.action === 'reroll-die' ? 'dice' : 'white-die' }
    case 'camelsOff':
      return { text: `−${ability.camels}`, icon: 'camel' }
    case 'freePlacement':
      return { text: `${ability.uses}× 0`, icon: 'coin' }
    case 'khansFavor':
      return { bundle: ability.reward, icon: 'crown' }
    case 'contract':
      return { bundle: ability.reward, icon: 'contract' }
    case 'coinsOff':
      return { text: `−${ability.coins}`, icon: 'coin' }
    case 'cardUses':
      return { text: `+${ability.more}`, icon: 'card' }
    default:
      return ability satisfies never
  }
}
