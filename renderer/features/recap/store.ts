/**
 * The recap for the seat that must choose now; it stays until it is closed or the seat chooses (T-14). To a guest who comes
 * back to a seat that somebody else has played meanwhile it is shown at once, and tells everything that this device has missed.
 */
import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import type { Seat } from '../../../shared/engine/rules'
import { useHints } from '../advice/store'
import { useGuide } from '../guide/store'
import { useConnection } from '../../stores/connection'
import { useSettings } from '../../stores/settings'
import { useTable } from '../../stores/table'
import { linesOf } from '../../kit/log/log-groups'
import { keepSeen, lastSeen } from './last-seen'
import { lastOwn, playedWhile, recapOf, type Absence, type Recap } from './recap'

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

  /** The latest entries that a guest's device has missed, until the recap of them is closed. */
  const absence = shallowRef<Absence>()

  /** The game is shown as it is now, to somebody who may see what happened. */
  const shown = computed(() => !table.replay && table.curtain === undefined && !table.outcome)
  /** The seat of this device that was played by somebody else during the absence. */
  const played = computed(() =>
    shown.value && absence.value ? playedWhile(absence.value, table.log, table.own) : undefined
  )
  /** The recap is of that absence. */
  const away = computed(() => played.value !== undefined)
  /** The seat that the recap is for: that one, or the one that must choose at this device now; null if there is none. */
  const asked = computed<Seat | null>(
    () => played.value ?? (shown.value && table.decision ? table.seat : null)
  )
  /** No recap during a guide, whose card takes the same place. An open hint also hides it, below. */
  const wanted = computed(
    () => asked.value !== null && store.settings.recap !== 'never' && guide.progress === undefined
  )
  /** The entry after which the recap begins; undefined without one, or if the loaded log is too short. */
  const since = computed(() => {
    if (!wanted.value || asked.value === null) return undefined
    if (!away.value) return lastOwn(table.log, asked.value)
    const from = absence.value?.from ?? 0
    return (table.log[0]?.number ?? 0) > from ? undefined : from - 1
  })
  const keyOf = (from: number): string => `${table.info?.id ?? ''} ${asked.value ?? ''} ${from}`

  const recap = computed<Recap | undefined>(() => {
    const { ui } = table
    const from = since.value
    if (hints.state !== 'none') return undefined
    if (!ui || asked.value === null || from === undefined || closed.value.has(keyOf(from))) return undefined
    if (store.settings.recap === 'away' && !away.value && unseen.value <= from + 1) return undefined
    return recapOf(table.log, asked.value, (entry) => linesOf(entry, ui, table.context), from)
  })

  const place = (): string => `${connection.hostId} ${table.info?.id ?? ''}`
  /** The log of a guest's table now ends before `next`; `missed`: nobody can have watched the latest entries here. */
  function note(next: number, missed: boolean): void {
    const from = lastSeen(place())
    if (missed && from !== undefined) absence.value = { from, until: next }
    else keepSeen(place(), next)
  }

  /** Closes the recap; after that of an absence none of the latest turn follows. */
  function close(): void {
    const missed = absence.value
    if (since.value !== undefined) closed.value = new Set([...closed.value, keyOf(since.value)])
    if (!missed || !away.value) return
    absence.value = undefined
    keepSeen(place(), missed.until)
    close()
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
      const missed = id !== before || gap || was === undefined || !watching()
      if (missed) unseen.value = next
      if (id !== before) absence.value = undefined
      if (id !== undefined && connection.guest) note(next, missed && !table.choosing)
      gap = false
    },
    { immediate: true, flush: 'sync' }
  )

  // Loads older pages of the log until it reaches back to where the recap begins.
  watch(
    () => [wanted.value && since.value === undefined, table.log[0]?.number] as const,
    ([short]) => {
      if (short && !table.complete) void table.loadOlder()
    },
    { immediate: true }
  )

  return { recap, away, close }
})
