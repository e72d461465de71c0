/** Dialogs that are for typing: their field has the focus as soon as they open, so that nothing typed is lost. */
import type { Directive } from 'vue'

const mark = 'data-typing-field'

/** The field of a dialog that is marked with `v-typing-field`. */
export const typingFieldIn = (dialog: ParentNode): HTMLElement | null =>
  dialog.querySelector<HTMLElement>(`[${mark}]`)

/**
 * Marks the field that a dialog is for. The dialog focuses it on opening; a field that arrives later, in a part that is
 * still being fetched, takes the focus that the dialog has got meanwhile. Outside a dialog it does nothing.
 */
export const vTypingField: Directive<HTMLElement> = {
  created: (field) => field.setAttribute(mark, ''),
  mounted: (field) => {
    if (field.closest('[role="dialog"]')?.contains(document.activeElement)) field.focus()
  }
}
