/** The components of the New Characters. */
import type { ModuleComponents } from '../../part'
import OwnSpaces from '../../../../../polo/own/OwnSpaces.vue'
import CardPlate from './CardPlate.vue'
import DraftCards from './DraftCards.vue'
import EitherReward from './EitherReward.vue'
import FlyingCard from './FlyingCard.vue'
import GiftFace from './GiftFace.vue'
import GiftHand from './GiftHand.vue'
import KeepGifts from './KeepGifts.vue'
import SeatGifts from './SeatGifts.vue'

export const components: ModuleComponents = {
  questions: {
    'new-characters/keep-gifts': KeepGifts,
    'new-characters/either-reward': EitherReward
  },
  plates: {
    'new-characters/gunj-kokochin': OwnSpaces,
    'new-characters/khan-arghun': CardPlate
  },
  hands: [GiftHand, DraftCards],
  boards: [SeatGifts],
  beside: {},
  column: {},
  pieces: { 'new-characters/gift': GiftFace, 'new-characters/card': FlyingCard }
}
