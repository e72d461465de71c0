/** Parts of the table that are loaded when they are first needed. */
import { lazyComponent, lazyDialog } from '../kit/lazy'

export const ShortcutsDialog = lazyDialog(() => import('./ShortcutsDialog.vue'))
export const FileNotes = lazyComponent(() => import('./FileNotes.vue'))
