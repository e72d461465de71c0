import { shallowRef } from 'vue'

/** Id of the sheet: the element at the bottom of a small screen that questions are teleported to. */
export const sheetId = 'phone-sheet'

/** Whether the sheet is on the page: the small-screen table is loaded when one is first used. */
export const hasSheet = shallowRef(false)
