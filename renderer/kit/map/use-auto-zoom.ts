/** Where the map is a tab of its own, zooms it to the spots of the current question, and back out when it is answered. */
import { onMounted, watch, type Ref } from 'vue'
import { useTableLayout } from '../phone/use-phone'
import type { Box } from './hit-test'
import type { RememberedView } from './remembered-view'
import { spotsIn } from './spots'
import type { Zoom } from './use-zoom'

/** The boxes of spots as shares of the sheet's width and height; spots that are not on the page are left out. */
export function sharesOf(sheet: Element | null, ids: readonly string[]): readonly Box[] {
  const { left = 0, top = 0, width = 0, height = 0 } = sheet?.getBoundingClientRect() ?? {}
  if (!sheet || width === 0 || height === 0) return []
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
 * `aim` returns the ids of the spots that the open question is about; empty if there is none. `home`: those that stay in
 * sight otherwise. A view that a person chose is kept when the map is unmounted and mounted again during the same question.
 * Returns a function that zooms to given spots.
 */
export function useAutoZoom(
  sheet: Readonly<Ref<HTMLElement | null>>,
  { zoomTo, zoomBack }: Pick<Zoom, 'zoomTo' | 'zoomBack'>,
  remembered: RememberedView,
  aim: () => readonly string[],
  home: () => readonly string[]
): (ids: readonly string[]) => void {
  const layout = useTableLayout()
  const zoomToIds = (ids: readonly string[]): void => zoomTo(() => sharesOf(sheet.value, ids))
  const wanted = (): readonly string[] => (layout.value === 'tabs' ? aim() : [])
  const follow = (): void => {
    const ids = wanted()
    if (ids.length > 0) zoomToIds(ids)
    else zoomBack()
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
  watch(
    () => home().join(' '),
    () => {
      if (!question()) zoomBack()
    },
    { flush: 'post' }
  )
  return zoomToIds
}
