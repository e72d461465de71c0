/** Work that a press begins, and that further presses do not begin again until it has ended. */
import { ref, type Ref } from 'vue'

/** `busy`: something is being done. `once` does a piece of work; while something is being done, it does nothing. */
export function useOneAtATime(): {
  readonly busy: Ref<boolean>
  readonly once: <T>(work: () => Promise<T>) => Promise<T | undefined>
} {
  const busy = ref(false)
  async function once<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (busy.value) return undefined
    busy.value = true
    try {
      return await work()
    } finally {
      busy.value = false
    }
  }
  return { busy, once }
}
