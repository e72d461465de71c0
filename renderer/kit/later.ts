/** Parts of the kit that are loaded when they are first used. */
import { lazyComponent, lazyModule } from './lazy'

/** The open menu of actions; undefined until it is loaded, which the first call starts. */
export const loadedMenu = lazyModule(() => import('./OpenActionMenu.vue'))

/** The table for small screens. */
export const PhoneTable = lazyComponent(() => import('./phone/PhoneTable.vue'))
