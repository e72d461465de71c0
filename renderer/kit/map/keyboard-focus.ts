/** The element that was focused by keyboard; undefined if the focus came from a click or a touch. */
export const keyboardFocus = ({ target }: FocusEvent): Element | undefined =>
  target instanceof Element && target.matches(':focus-visible') ? target : undefined
