/** The dock of a question that is drawn over the log, which a note card must not cover; null if there is none. */
export const questionDock = (): Element | null => document.querySelector('.dock.is-aside')

/** The log that a note card lies over, at the table or in a replay; null on a small screen while another tab is open. */
export const logElement = (): Element | null =>
  document.querySelector(':is(.table__game, .replay__game) .log__body')
