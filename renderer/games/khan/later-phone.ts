/** The table of small screens, not part of the first table's script elsewhere. Panels of that table use `later.ts`. */
import { lazyComponent } from '../../kit/lazy'

export const KhanPhone = lazyComponent(() => import('./KhanPhone.vue'))
