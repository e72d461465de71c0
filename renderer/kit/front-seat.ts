/** Whose things lie in front, and who sits round them. */
import { computed, type ComputedRef } from 'vue'
import type { Seat } from '../../shared/engine/rules'
import { useTable } from '../stores/table'

export interface FrontSeats {
  readonly me: ComputedRef<Seat>
  /** The others, in the order of seats from the one after `me`. */
  readonly rivals: ComputedRef<readonly Seat[]>
}

/**
 * `me` is the seat that sits at this device; in views without a seat it is the one to move, and while that is nobody, or
 * no view is here, the first. `toMove` tells who moves, `count` how many seats there are.
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
