/** Whether the table is too small to lie on the screen as a whole, so that its parts become tabs. */
import { computed, readonly, shallowRef, type Ref, type ShallowRef } from 'vue'
import { useSettings } from '../../stores/settings'

/** The theme's base.css and the screens round the table ask the same. */
const tooSmall = '(max-width: 820px), (orientation: portrait), (max-height: 480px)'

let small: Readonly<ShallowRef<boolean>> | undefined

function follow(): Readonly<ShallowRef<boolean>> {
  const query = matchMedia(tooSmall)
  const matches = shallowRef(query.matches)
  query.addEventListener('change', (now) => (matches.value = now.matches))
  return readonly(matches)
}

/**
 * True while the screen is that small, or the text so large that a screen of any size holds no more than a phone's
 * does. It follows a device that is turned, and the setting.
 */
export function usePhone(): Readonly<Ref<boolean>> {
  const screen = (small ??= follow())
  const settings = useSettings()
  return computed(() => screen.value || settings.large === 'very')
}
