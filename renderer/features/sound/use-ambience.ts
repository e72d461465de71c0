/** Ambient sounds while a table is open: one starts every few seconds, in turn. */
import { onBeforeUnmount, watch } from 'vue'
import { ambiences } from '../../contract/sound'
import { useSettings } from '../../stores/settings'
import { playSound } from '.'

/** Milliseconds from the start of one sound to the next. Longer sounds overlap a little. */
const every = 3600

/** Plays them while the component is mounted, if the settings ask for it. */
export function useAmbience(): void {
  const store = useSettings()
  let timer: ReturnType<typeof setInterval> | undefined
  let turn = 0
  const next = (): void => {
    const id = ambiences[turn++ % ambiences.length]
    if (id) playSound(id)
  }
  const stop = (): void => clearInterval(timer)
  watch(
    () => store.settings.ambience && !store.settings.sound.muted,
    (on) => {
      stop()
      if (!on) return
      next()
      timer = setInterval(next, every)
    },
    { immediate: true }
  )
  onBeforeUnmount(stop)
}
