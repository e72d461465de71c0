/** How much of the table the screen has room for. */
import { computed, type Ref } from 'vue'
import { useMedia } from '../use-media'
import { useSettings } from '../../stores/settings'

/**
 * `whole`: everything at once. `held`: the map stays in view, the other parts are tabs below it. `tabs`: every part is a
 * tab.
 */
export type TableLayout = 'whole' | 'held' | 'tabs'

/** The theme's base.css and the style sheets of other screens use the same query. */
const tooSmall = '(max-width: 820px), (orientation: portrait), (max-height: 480px)'
/** A tablet held upright, or a window of that shape. */
const upright = '(orientation: portrait) and (min-width: 740px) and (min-height: 960px)'

/**
 * How the table is laid out on this screen. Text larger than usual always needs tabs: the whole table fits into a window at
 * the usual size, so that larger it would have to be scrolled both ways.
 */
export function useTableLayout(): Readonly<Ref<TableLayout>> {
  const small = useMedia(tooSmall)
  const high = useMedia(upright)
  const settings = useSettings()
  return computed(() => {
    if (settings.large !== 'no') return 'tabs'
    if (high.value) return 'held'
    return small.value ? 'tabs' : 'whole'
  })
}

/** True while parts of the table are tabs. */
export function usePhone(): Readonly<Ref<boolean>> {
  const layout = useTableLayout()
  return computed(() => layout.value !== 'whole')
}

/** True while the map stays in view above the tabs. */
export function useHeld(): Readonly<Ref<boolean>> {
  const layout = useTableLayout()
  return computed(() => layout.value === 'held')
}
