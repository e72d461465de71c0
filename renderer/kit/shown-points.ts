/** The points of each seat as counted so far in the scene that ends the game, by seat; undefined at all other times. */
import { shallowRef } from 'vue'

/** Components that show points must prefer these, because the view already contains the final result. */
export const shownPoints = shallowRef<readonly number[]>()
