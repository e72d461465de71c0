/** Parts of the map that are loaded when they are first shown. */
import { lazyComponent } from '../../kit/lazy'

export const MapFares = lazyComponent(() => import('./MapFares.vue'))
export const GoalRings = lazyComponent(() => import('./GoalRings.vue'))
