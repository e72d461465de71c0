/** Whether the table is too small to lie on the screen as a whole, so that its parts become tabs. */
import { computed, type Ref } from 'vue'
import { useMedia } from '../use-media'
import { useSettings } from '../../stores/settings'

/** The theme's base.css and the screens round the table ask the same. */
const tooSmall = '(max-width: 820px), (orientation: portrait), (max-height: 480px)'

/**
 * True while the screen is that small, or the text so large that a screen of any size holds no more than a phone's
 * does. It follows a device that is turned, and the setting.
 */
export function usePhone(): Readonly<Ref<boolean>> {
  const screen = useMedia(tooSmall)
  const settings = useSettings()
  return computed(() => screen.value || settings.large === 'very')
}
