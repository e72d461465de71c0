/** The recap for the seat that must choose now; it stays until it is closed or the seat chooses (T-14). */
import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import { useHints } from '../advice/store'
import { useGuide } from '../guide/store'
import { useConnection } from '../../stores/connection'
import { useSettings } from '../../stores/settings'
import { useTable } from '../../stores/table'
import { linesOf } from '../../kit/log/log-groups'
import { lastOwn, recapOf, type Recap } from './recap'

export const useRecap = defineStore('recap', () => {
  const table = useTable()
  const connection = useConnection()
  const store = useSettings()
  const guide = useGuide()
  const hints = useHints()
  /** Keys of the recaps that were closed: table, seat and first entry. */
  const closed = shallowRef<ReadonlySet<string>>(new Set())
  /** One more than the number of the latest entry that nobody can have watched here. */
  const unseen = shallowRef(0)

  /** The seat that must choose at this device and may see what happened; null if there is none. */
  const asked = computed(() =>
    table.replay || table.curtain !== undefined || table.outcome || !table.decision ? null : table.seat
  )
  /** No recap during a guide, whose card takes the same place. An open hint also hides it, below. */
  const wanted = computed(
    () => asked.value !== null && store.settings.recap !== 'never' && guide.progress === undefined
  )
  const since = computed(() =>
    wanted.value && asked.value !== null ? lastOwn(table.log, asked.value) : undefined
  )
  const keyOf = (from: number): string => `${table.info?.id ?? ''} ${asked.value ?? ''} ${from}`

  const recap = computed<Recap | undefined>(() => {
    const { ui } = table
    const from = since.value
    if (hints.state !== 'none') return undefined
    if (!ui || asked.value === null || from === undefined || closed.value.has(keyOf(from))) return undefined
    if (store.settings.recap === 'away' && unseen.value <= from + 1) return undefined
    return recapOf(table.log, asked.value, (entry) => linesOf(entry, ui, table.context))
  })

  function close(): void {
    if (since.value !== undefined) closed.value = new Set([...closed.value, keyOf(since.value)])
  }

  // Nobody watched entries of a table just opened, nor those that came while the page was hidden or after a lost connection.
  let gap = false
  const watching = (): boolean => document.visibilityState === 'visible' && document.hasFocus()
  watch(
    () => connection.reachable,
    (reachable) => (gap ||= !reachable),
    { flush: 'sync' }
  )
  watch(
    () => [table.info?.id, table.replay ? undefined : (table.log.at(-1)?.number ?? -1) + 1] as const,
    ([id, next], old) => {
      const [before, was] = old ?? []
      if (next === undefined || (id === before && next === was)) return
      if (id !== before || gap || was === undefined || !watching()) unseen.value = next
      gap = false
    },
    { immediate: true, flush: 'sync' }
  )

  // Loads older pages of the log until it reaches back to the seat's own last turn.
  watch(
    () => [wanted.value && since.value === undefined, table.log[0]?.number] as const,
    ([short]) => {
      if (short && !table.complete) void table.loadOlder()
    },
    { immediate: true }
  )

  return { recap, close }
})
