/** Which seat's board is drawn in front, and the order of the other seats round it. */
import { computed, type ComputedRef } from 'vue'
import type { Seat } from '../../shared/engine/rules'
import { useTable } from '../stores/table'

export interface FrontSeats {
  readonly me: ComputedRef<Seat>
  /** The other seats in clockwise order, starting after `me`. */
  readonly rivals: ComputedRef<readonly Seat[]>
}

/**
 * `me` is the seat at this device; for spectators it is the seat to move, or the first seat while nobody is to move or
 * there is no view. `toMove` returns the seat to move (negative for none), `count` the number of seats.
 */
export function frontSeats(toMove: () => Seat, count: () => number): FrontSeats {
  const table = useTable()
  const me = computed(() => table.seat ?? (table.view === undefined ? 0 : Math.max(0, toMove())))
  const rivals = computed(() => {
    const seats = count()
    return Array.from({ length: seats - 1 }, (_, i) => (me.value + i + 1) % seats)
  })
  return { me, rivals }
}
