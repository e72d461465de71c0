import { nextTick, ref, useTemplateRef, type Ref } from 'vue'

export interface InlineForm {
  readonly isOpen: Readonly<Ref<boolean>>
  readonly typed: Ref<string>
  /** Moves the focus into the field, or to the button while the form is closed. */
  readonly focus: () => void
  /** Shows the form with this text selected and the focus in its field. */
  readonly open: (text?: string) => Promise<void>
  /** Hides the form. If the focus was in it, it goes to the button. */
  readonly close: () => Promise<void>
}

/**
 * A form with one text field that takes the place of a button while it is open. The template names the field with
 * `ref="field"`, and the button that opens the form, or takes its place afterwards, with `ref="button"`.
 */
export function useInlineForm(): InlineForm {
  const isOpen = ref(false)
  const typed = ref('')
  const field = useTemplateRef<HTMLInputElement>('field')
  const button = useTemplateRef<HTMLButtonElement>('button')
  const focus = (): void => (isOpen.value ? field.value : button.value)?.focus()
  return {
    isOpen,
    typed,
    focus,
    open: async (text = '') => {
      typed.value = text
      isOpen.value = true
      await nextTick()
      focus()
      field.value?.select()
    },
    close: async () => {
      if (!isOpen.value) return
      const hadFocus = field.value?.form?.contains(document.activeElement) ?? false
      isOpen.value = false
      await nextTick()
      if (hadFocus) focus()
    }
  }
}
