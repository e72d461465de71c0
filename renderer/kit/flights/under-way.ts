/** True while animations run: whatever the table draws before they end may have to be drawn again. */
import { shallowRef } from 'vue'

export const underWay = shallowRef(false)
