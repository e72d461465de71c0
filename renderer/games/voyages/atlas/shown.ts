/** How much of the drawn ground the screen shows. */
import { computed, type ComputedRef } from 'vue'
import { usePhone } from '../../../kit/phone/use-phone'
import { useWide } from '../../../kit/use-media'
import type { SheetBox } from '../../../polo/map/layout'
import { ground, map } from './layout'

/** The whole ground on a large screen, otherwise the part that the places of the map need. */
export function shownPart(): ComputedRef<SheetBox> {
  const wide = useWide()
  const phone = usePhone()
  return computed(() => (wide.value && !phone.value ? ground : map))
}
