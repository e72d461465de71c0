/** A question that is asked over the log: a card about it must not lie on it. */
export const askedAside = (): Element | null => document.querySelector('.dock.is-aside')

/** The log that a card about the table lies over, at the table or in a replay; none on a small screen with another tab open. */
export const logBelow = (): Element | null =>
  document.querySelector(':is(.table__game, .replay__game) .log__body')
