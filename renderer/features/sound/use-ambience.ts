/** What is heard far away while a table is open: one sound after another, with silence between them. */
import { onBeforeUnmount, watch } from 'vue'
import { ambiences } from '../../contract/sound'
import { useSettings } from '../../stores/settings'
import { playSound } from '.'

/** Milliseconds from one sound to the next: they last up to five seconds. */
const every = 3600

/** For as long as the table is shown, where the settings ask for it. */
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
