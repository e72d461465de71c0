/** Whose things lie in front, and who sits round them. */
import { computed, type ComputedRef } from 'vue'
import type { Seat } from '../../shared/engine/rules'
import { useTable } from '../stores/table'
import { later } from './afterwards'

export interface FrontSeats {
  readonly me: ComputedRef<Seat>
  /** The others, in the order of seats from the one after `me`. */
  readonly rivals: ComputedRef<readonly Seat[]>
}

/**
 * `me` is the seat that sits at this device, and all changes at once; in views without a seat it is the one to move, and
 * while that is nobody the first: there the table changes first, a frame later that seat's things come to the front, another
 * frame later the others' follow. `toMove` tells who moves, `count` how many seats there are.
 */
export function frontSeats(toMove: () => Seat | undefined, count: () => number): FrontSeats {
  const table = useTable()
  const moving = later(() => Math.max(0, toMove() ?? 0))
  const besides = later(() => moving.value)
  const me = computed(() => table.seat ?? moving.value)
  const rivals = computed(() => {
    const [from, seats] = [table.seat ?? besides.value, count()]
    return Array.from({ length: seats - 1 }, (_, i) => (from + i + 1) % seats)
  })
  return { me, rivals }
}
