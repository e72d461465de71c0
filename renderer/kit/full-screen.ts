/** The browser's full screen. */
import { onBeforeUnmount, onMounted, readonly, ref, type Ref } from 'vue'
import { bridgeOf } from '../link/bridge-link'

/** True in the desktop app, whose window has a full screen of its own: in its menu, under the key of the system. */
export const hasOwnWindow = (): boolean => bridgeOf(window) !== undefined

/** The key of the desktop window's own full screen on this system. */
export const windowKeys = (): readonly string[] =>
  bridgeOf(window)?.platform === 'darwin' ? ['⌃', '⌘', 'F'] : ['F11']

/**
 * Full screen of this page, for the calling component. `offered`: the browser allows it, and no desktop window has its own.
 * A browser leaves it by itself when the page is left, and enters it only at a press, so it is not remembered.
 */
export function useFullScreen(): {
  readonly offered: boolean
  readonly on: Readonly<Ref<boolean>>
  /** Enters or leaves full screen; a browser that refuses changes nothing. */
  toggle(): Promise<void>
} {
  const offered = document.fullscreenEnabled && !hasOwnWindow()
  const on = ref(false)
  const look = (): void => void (on.value = Boolean(document.fullscreenElement))
  async function toggle(): Promise<void> {
    if (!offered) return
    const asked = document.fullscreenElement
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen()
    await asked.catch(() => undefined)
  }
  onMounted(() => {
    look()
    document.addEventListener('fullscreenchange', look)
  })
  onBeforeUnmount(() => document.removeEventListener('fullscreenchange', look))
  return { offered, on: readonly(on), toggle }
}
