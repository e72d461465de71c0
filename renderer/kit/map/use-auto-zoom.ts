/** On a small screen the map comes near to what is asked of people, and goes back when it is answered. */
import { onMounted, watch, type Ref } from 'vue'
import { usePhone } from '../phone/use-phone'
import type { Box } from './hit-test'
import type { RememberedView } from './remembered-view'
import { spotsIn } from './spots'
import type { Zoom } from './use-zoom'

/** Spots in shares of the sheet's width and height. */
function sharesOf(sheet: Element, ids: readonly string[]): readonly Box[] {
  const { left, top, width, height } = sheet.getBoundingClientRect()
  if (width === 0 || height === 0) return []
  const spots = spotsIn(sheet)
  return ids.flatMap((id) => {
    const [box] = spots.get(id)?.boxes ?? []
    return box
      ? [
          {
            left: (box.left - left) / width,
            right: (box.right - left) / width,
            top: (box.top - top) / height,
            bottom: (box.bottom - top) / height
          }
        ]
      : []
  })
}

/**
 * `aim`: ids of the spots that a question is about; none while none is open. A person who moved the map by hand, left it and
 * comes back to the same question finds it unchanged. Returns what brings spots near at once.
 */
export function useAutoZoom(
  sheet: Readonly<Ref<HTMLElement | null>>,
  { bring, release }: Pick<Zoom, 'bring' | 'release'>,
  remembered: RememberedView,
  aim: () => readonly string[]
): (ids: readonly string[]) => void {
  const phone = usePhone()
  const near = (ids: readonly string[]): void => bring(() => (sheet.value ? sharesOf(sheet.value, ids) : []))
  const wanted = (): readonly string[] => (phone.value ? aim() : [])
  const follow = (): void => {
    const ids = wanted()
    if (ids.length > 0) near(ids)
    else release()
  }
  const question = (): string => [...wanted()].sort().join(' ')
  onMounted(() => {
    if (!remembered.view || remembered.asked !== question()) follow()
    remembered.asked = question()
  })
  watch(
    question,
    (asked) => {
      remembered.asked = asked
      follow()
    },
    { flush: 'post' }
  )
  return near
}
