/** The reasons of a choice, loaded when they are first asked for. */
import { lazyComponent } from '../../kit/lazy'

export const Reasons = lazyComponent(() => import('./Reasons.vue'))
