/** What a player of Voyages has chosen but not yet sent. */
import type { BonusActionId } from '../../../shared/games/voyages/types'
import type { Selection as Chosen } from '../../polo/selection'

export type Selection = Chosen<BonusActionId>
