/** The element of the small screen's table that what is asked is laid on. */
export const sheetId = 'phone-sheet'
