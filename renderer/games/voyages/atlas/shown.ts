/** How much of the drawn ground there is room for. */
import { computed, type ComputedRef } from 'vue'
import { usePhone } from '../../../kit/phone/use-phone'
import { useWide } from '../../../kit/use-media'
import type { SheetBox } from '../../../polo/map/layout'
import { ground, map } from './layout'

/** The whole ground on a large screen, else what all that stands on the map needs. */
export function shownPart(): ComputedRef<SheetBox> {
  const wide = useWide()
  const phone = usePhone()
  return computed(() => (wide.value && !phone.value ? ground : map))
}
