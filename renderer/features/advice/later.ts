/** Parts of the advice that are loaded when they are first needed. */
import { lazyComponent } from '../../kit/lazy'

export const Reasons = lazyComponent(() => import('./Reasons.vue'))
export const WhyTurn = lazyComponent(() => import('./WhyTurn.vue'))
