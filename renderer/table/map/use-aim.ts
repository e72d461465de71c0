/** On a small screen the map comes near to what is asked of people, and goes back when it is answered. */
import { onMounted, watch, type Ref } from 'vue'
import { usePhone } from '../phone/use-phone'
import type { Box } from './finger'
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

/** `aim`: ids of the spots that a question is about; none while none is open. Returns what brings spots near at once. */
export function useAim(
  sheet: Readonly<Ref<HTMLElement | null>>,
  { bring, release }: Pick<Zoom, 'bring' | 'release'>,
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
  onMounted(follow)
  watch(() => [...wanted()].sort().join(' '), follow, { flush: 'post' })
  return near
}
