/** The components of the Companions. */
import type { ModuleComponents } from '../../part'
import BorrowCompanion from './BorrowCompanion.vue'
import CompanionFace from './CompanionFace.vue'
import CompanionHand from './CompanionHand.vue'
import HireCompanion from './HireCompanion.vue'
import HouseRow from './HouseRow.vue'
import SeatCompanions from './SeatCompanions.vue'

export const components: ModuleComponents = {
  questions: { 'companions/hire': HireCompanion, 'companions/borrow': BorrowCompanion },
  plates: {},
  hands: [CompanionHand],
  boards: [SeatCompanions],
  beside: {},
  column: { companions: HouseRow },
  pieces: { 'companions/companion': CompanionFace }
}
