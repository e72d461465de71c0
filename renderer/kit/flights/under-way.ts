/** Whether a scene is under way: what the table draws before its end may be drawn again. */
import { shallowRef } from 'vue'

export const underWay = shallowRef(false)
