/** Fetches older pages of the log when somebody scrolls back. */
import { computed, type ComputedRef, type Ref } from 'vue'
import type { LogEntry, Reply } from '../../shared/protocol/messages'

const pageSize = 60

/** `older` prepends one more page to `log`; `complete` is true once the game's first entry is loaded. */
export function logPages(
  log: Ref<readonly LogEntry[]>,
  ask: (before: number, count: number) => Promise<Reply<'log'>>
): { older: () => Promise<void>; complete: ComputedRef<boolean> } {
  let asking = false
  const complete = computed(() => (log.value[0]?.number ?? 0) === 0)

  async function older(): Promise<void> {
    const first = log.value[0]
    if (asking || !first || first.number === 0) return
    asking = true
    try {
      const reply = await ask(first.number, pageSize)
      // A snapshot may have replaced the log meanwhile: then this page no longer adjoins it.
      if (reply.ok && log.value[0] === first) {
        const page = reply.value.entries.filter((entry) => entry.number < first.number)
        log.value = [...page, ...log.value]
      }
    } finally {
      asking = false
    }
  }

  return { older, complete }
}
