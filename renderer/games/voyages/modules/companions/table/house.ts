/** The id of the Companion House's space. */
export const house = 'companions/house'
