/** What each seat has by seat while the end is being counted; undefined at all other times. */
import { shallowRef } from 'vue'

/** Whatever shows points at a glance shows these while there are any: the table knows the result already. */
export const shownPoints = shallowRef<readonly number[]>()
