/** Detects a seat that the game has been waiting for, and that nobody plays, for longer than people should simply wait. */
import { computed, onBeforeUnmount, onMounted, ref, shallowRef, watch, type ComputedRef } from 'vue'
import type { Seat } from '../../../shared/engine/rules'
import type { SeatInfo } from '../../../shared/protocol/messages'
import { useConnection } from '../../stores/connection'
import { useTable } from '../../stores/table'

/** Milliseconds for which the game may wait for a disconnected guest before the host's page asks what to do. */
export const grace = 90_000
/** The same for a seat that its guest has given up, or that was freed for a guest: nobody is on the way back to it. */
export const graceOfFree = 30_000

/** Moments by seat, by `performance.now`: somebody may set the machine's clock. */
type Moments = ReadonlyMap<Seat, number>

/** Since when what is true of these seats has been: as `before`, or since what `begun` returns. */
export const sinceOf = (seats: readonly Seat[], before: Moments, begun: (seat: Seat) => number): Moments =>
  new Map(seats.map((seat) => [seat, before.get(seat) ?? begun(seat)]))

/** The seats that a guest may claim, or those of guests who are gone. */
const emptySeats = (seats: readonly SeatInfo[], claimed: boolean): readonly Seat[] =>
  seats.flatMap(({ by, taken, present }, seat) =>
    by === 'lan' && !present && taken === claimed ? [seat] : []
  )

/** When a seat's guest went, by `performance.now`. */
const wentAt = (seat: SeatInfo | undefined): number =>
  performance.now() - Math.max(0, Date.now() - (seat?.absentSince ?? Date.now()))

/**
 * The first seat that the game has waited for, with nobody there, for the whole grace period. A guest who is gone while
 * others are to move keeps nobody waiting: the screen of a phone that lies on the table goes dark. `awaited`: since when
 * each seat is to move; `absent`, `free`: since when its guest is gone, or it is free; `waited`: when the host last chose to
 * wait for it. Left out are the seats in `asked`: somebody is asking for them, and the host answers that first. Undefined
 * if there is none.
 */
export function goneSeat(
  seats: readonly SeatInfo[],
  { awaited, absent, free, waited }: Readonly<Record<'awaited' | 'absent' | 'free' | 'waited', Moments>>,
  now: number,
  asked: readonly Seat[] = []
): Seat | undefined {
  const at = seats.findIndex(({ by, taken, present }, seat) => {
    const [toMove, gone] = [awaited.get(seat), (taken ? absent : free).get(seat)]
    if (by !== 'lan' || present || asked.includes(seat)) return false
    if (toMove === undefined || gone === undefined) return false
    return now - Math.max(toMove, gone, waited.get(seat) ?? -Infinity) >= (taken ? grace : graceOfFree)
  })
  return at < 0 ? undefined : at
}

/** The seat the host's page must decide about, and `wait`, which starts its grace period again. */
export function useGrace(): { readonly gone: ComputedRef<Seat | undefined>; readonly wait: () => void } {
  const connection = useConnection()
  const table = useTable()
  const now = ref(performance.now())
  const awaited = shallowRef<Moments>(new Map())
  const absent = shallowRef<Moments>(new Map())
  const free = shallowRef<Moments>(new Map())
  const waited = shallowRef<Moments>(new Map())
  let clock: ReturnType<typeof setInterval> | undefined

  watch(
    () => [table.info?.id, table.decisions, table.info?.seats ?? []] as const,
    ([id, decisions, seats], old) => {
      const opened = old?.[0] !== id
      const before = (moments: Moments): Moments => (opened ? new Map() : moments)
      // At a table just opened it is not known since when somebody is to move.
      awaited.value = sinceOf(
        decisions.map(({ seat }) => seat),
        before(awaited.value),
        () => (opened ? -Infinity : performance.now())
      )
      absent.value = sinceOf(emptySeats(seats, true), before(absent.value), (seat) => wentAt(seats[seat]))
      free.value = sinceOf(emptySeats(seats, false), before(free.value), () => performance.now())
      waited.value = before(waited.value)
    },
    { immediate: true }
  )

  const gone = computed(() => {
    const { info, outcome } = table
    if (connection.guest || info?.status !== 'running' || outcome) return undefined
    const asked = table.wishes.map(({ seat }) => seat)
    const moments = {
      awaited: awaited.value,
      absent: absent.value,
      free: free.value,
      waited: waited.value
    }
    return goneSeat(info.seats, moments, now.value, asked)
  })

  function wait(): void {
    if (gone.value !== undefined) waited.value = new Map(waited.value).set(gone.value, performance.now())
  }

  onMounted(() => (clock = setInterval(() => (now.value = performance.now()), 1000)))
  onBeforeUnmount(() => clearInterval(clock))
  return { gone, wait }
}
