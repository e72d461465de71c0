/** Tracks the dialogs that cover the page, since shortcuts of the page must not work while one is open. */
import { onScopeDispose, shallowReactive, watch } from 'vue'

const open = shallowReactive(new Set<object>())

/** True while a dialog covers the page. Reactive. */
export const isCovered = (): boolean => open.size > 0

/** Registers the component's dialog while `isOpen`. Ends only after it is unmounted, so that the key that closes it is not also a shortcut. */
export function coverPageWhile(isOpen: () => boolean): void {
  const mark = {}
  watch(isOpen, (now) => (now ? open.add(mark) : open.delete(mark)), { immediate: true, flush: 'post' })
  onScopeDispose(() => open.delete(mark))
}

/** How many dialogs are open: with one, nothing lies over it. Reactive. */
export const dialogCount = (): number => open.size
