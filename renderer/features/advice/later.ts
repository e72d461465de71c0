/** The reasons of a computer player's choice, loaded where a computer plays. */
import { lazyComponent } from '../../kit/lazy'

export const WhyTurn = lazyComponent(() => import('./WhyTurn.vue'))
