/** Parts of the map that are loaded when they are first shown. */
import { lazyComponent, lazyModule } from '../../kit/lazy'

export const MapFares = lazyComponent(() => import('./MapFares.vue'))
export const GoalRings = lazyComponent(() => import('./GoalRings.vue'))

/** Where prices stand that do not fit their drawn spots. */
export const tagPlaces = lazyModule(() => import('./tag-places'))
