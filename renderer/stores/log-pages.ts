/** Fetches older pages of the log when somebody scrolls back. */
import { computed, type ComputedRef, type Ref } from 'vue'
import type { LogEntry, Reply } from '../../shared/protocol/messages'

const pageSize = 60

/** `loadOlder` prepends one more page to `log`; `complete` is true once the game's first entry is loaded. */
export function logPages(
  log: Ref<readonly LogEntry[]>,
  requestPage: (before: number, count: number) => Promise<Reply<'log'>>
): { loadOlder: () => Promise<void>; complete: ComputedRef<boolean> } {
  let loading = false
  const complete = computed(() => (log.value[0]?.number ?? 0) === 0)

  async function loadOlder(): Promise<void> {
    const first = log.value[0]
    if (loading || !first || first.number === 0) return
    loading = true
    try {
      const reply = await requestPage(first.number, pageSize)
      // A snapshot may have replaced the log meanwhile: then this page no longer adjoins it.
      if (reply.ok && log.value[0] === first) {
        const page = reply.value.entries.filter((entry) => entry.number < first.number)
        log.value = [...page, ...log.value]
      }
    } finally {
      loading = false
    }
  }

  return { loadOlder, complete }
}
