/** The components of the Secret Paths. */
import type { ModuleComponents } from '../../part'
import KeepPath from './KeepPath.vue'
import PathFace from './PathFace.vue'
import PathHand from './PathHand.vue'
import SeatPaths from './SeatPaths.vue'

export const components: ModuleComponents = {
  questions: { 'secret-paths/keep-path': KeepPath },
  plates: {},
  hands: [PathHand],
  boards: [SeatPaths],
  beside: {},
  column: {},
  pieces: { 'secret-paths/path': PathFace }
}
