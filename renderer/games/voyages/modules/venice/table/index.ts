/** The components of the City of Venice. */
import type { ModuleComponents } from '../../part'
import VeniceBoard from './VeniceBoard.vue'

export const components: ModuleComponents = {
  // Both are answered on the board.
  questions: { 'venice/visit': null, 'venice/settle': null },
  plates: {},
  hands: [],
  boards: [],
  beside: { venice: VeniceBoard },
  column: {},
  pieces: {}
}
