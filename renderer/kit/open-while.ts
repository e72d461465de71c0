/** Dialogs that are open for as long as the page's state says so. */
import { computed, type WritableComputedRef } from 'vue'

/** What a dialog takes as `v-model:open`: open while `isOpen`, and `close` is called when somebody closes it. */
export const openWhile = (isOpen: () => boolean, close: () => void): WritableComputedRef<boolean> =>
  computed({
    get: isOpen,
    set: (open) => {
      if (!open && isOpen()) close()
    }
  })
