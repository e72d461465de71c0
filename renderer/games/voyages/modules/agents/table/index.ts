/** The components of the Agents of Venice. */
import type { ModuleComponents } from '../../part'
import Portrait from '../../../../../art/Portrait.vue'
import Assume from './Assume.vue'
import CardFace from './CardFace.vue'
import CardHand from './CardHand.vue'
import FigureAnswers from './FigureAnswers.vue'
import SeatAgents from './SeatAgents.vue'
import TileHand from './TileHand.vue'

export const components: ModuleComponents = {
  questions: {
    'agents/assume': Assume,
    'agents/to-beijing': FigureAnswers,
    'agents/lowest-slot': null,
    'agents/remove-figure': FigureAnswers
  },
  plates: {},
  hands: [CardHand, TileHand],
  boards: [SeatAgents],
  beside: {},
  column: {},
  pieces: { 'agents/bonus-card': CardFace, 'agents/tile': Portrait }
}
