/** Dialogs that lie over the page: while one does, keys are its own. */
import { onScopeDispose, watch } from 'vue'

const open = new Set<object>()

/** True while a dialog is open over the page. */
export const isCovered = (): boolean => open.size > 0

/** A dialog of this component lies over the page while `isOpen`: until it has left the page, so the key that closes it is its own. */
export function liesOver(isOpen: () => boolean): void {
  const mark = {}
  watch(isOpen, (now) => (now ? open.add(mark) : open.delete(mark)), { immediate: true, flush: 'post' })
  onScopeDispose(() => open.delete(mark))
}
