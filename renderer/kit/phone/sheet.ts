/** Id of the sheet: the element at the bottom of a small screen that questions are teleported to. */
export const sheetId = 'phone-sheet'
