/** A full board, loaded when one is first opened. */
import { lazyComponent } from '../../kit/lazy'

export const FullBoard = lazyComponent(() => import('./FullBoard.vue'))
