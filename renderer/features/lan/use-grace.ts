/** Detects a guest who has been disconnected for longer than people should simply wait. */
import { computed, onBeforeUnmount, onMounted, ref, type ComputedRef } from 'vue'
import type { Seat } from '../../../shared/engine/rules'
import type { SeatInfo } from '../../../shared/protocol/messages'
import { useConnection } from '../../stores/connection'
import { useTable } from '../../stores/table'

/** Milliseconds a guest may be disconnected before the host's page asks what to do. */
export const grace = 90_000

/**
 * The first seat whose guest has been gone for the whole grace period, which starts again when the host chooses to wait.
 * `waited`: when that was, by seat. Left out are the seats in `asked`: somebody is asking for them, and the host answers
 * that first. Undefined if there is none. Times in milliseconds since 1970.
 */
export function goneSeat(
  seats: readonly SeatInfo[],
  now: number,
  waited: ReadonlyMap<Seat, number>,
  asked: readonly Seat[] = []
): Seat | undefined {
  const at = seats.findIndex(
    ({ by, taken, absentSince }, seat) =>
      by === 'lan' &&
      taken &&
      !asked.includes(seat) &&
      absentSince !== undefined &&
      now - Math.max(absentSince, waited.get(seat) ?? 0) >= grace
  )
  return at < 0 ? undefined : at
}

/** The seat the host's page must decide about, and `wait`, which starts its grace period again. */
export function useGrace(): { readonly gone: ComputedRef<Seat | undefined>; readonly wait: () => void } {
  const connection = useConnection()
  const table = useTable()
  const now = ref(Date.now())
  const waited = ref(new Map<Seat, number>())
  let clock: ReturnType<typeof setInterval> | undefined

  const gone = computed(() => {
    const { info, outcome } = table
    if (connection.guest || info?.status !== 'running' || outcome) return undefined
    const asked = table.wishes.map(({ seat }) => seat)
    return goneSeat(info.seats, now.value, waited.value, asked)
  })

  function wait(): void {
    if (gone.value !== undefined) waited.value = new Map(waited.value).set(gone.value, Date.now())
  }

  onMounted(() => (clock = setInterval(() => (now.value = Date.now()), 1000)))
  onBeforeUnmount(() => clearInterval(clock))
  return { gone, wait }
}
