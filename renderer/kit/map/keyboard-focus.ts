/** What the keyboard has brought the focus to; undefined where a click or a touch has. */
export const keyboardFocus = ({ target }: FocusEvent): Element | undefined =>
  target instanceof Element && target.matches(':focus-visible') ? target : undefined
