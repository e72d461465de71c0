/** The Companion House. */
export const house = 'companions/house'
