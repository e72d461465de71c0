/** What the City of Venice draws on the table. */
import type { ModuleComponents } from '../../part'
import VeniceBoard from './VeniceBoard.vue'

export const components: ModuleComponents = {
  // The board answers.
  questions: { 'venice/visit': null, 'venice/settle': null },
  plates: {},
  hands: [],
  boards: [],
  beside: { venice: VeniceBoard },
  column: {},
  pieces: {}
}
