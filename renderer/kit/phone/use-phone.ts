/** Whether the screen is too small for the whole table, so that its parts become tabs. */
import { computed, type Ref } from 'vue'
import { useMedia } from '../use-media'
import { useSettings } from '../../stores/settings'

/** The theme's base.css and the style sheets of other screens use the same query. */
const tooSmall = '(max-width: 820px), (orientation: portrait), (max-height: 480px)'

/**
 * True while the screen is that small, or the text larger than usual: the whole table fits into a window at the usual
 * size, so that larger it would have to be scrolled both ways.
 */
export function usePhone(): Readonly<Ref<boolean>> {
  const screen = useMedia(tooSmall)
  const settings = useSettings()
  return computed(() => screen.value || settings.large !== 'no')
}
