/** The table's dialogs that are loaded when they are first opened. */
import { lazyDialog } from '../kit/lazy'

export const ShortcutsDialog = lazyDialog(() => import('./ShortcutsDialog.vue'))
