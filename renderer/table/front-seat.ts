/** Whose things lie in front. */
import { computed, type ComputedRef } from 'vue'
import type { Seat } from '../../shared/engine/rules'
import { useTable } from '../stores/table'
import { later } from './afterwards'

/**
 * The seat that sits at this device, at once; in views without a seat the one to move: the table changes first, then its
 * things come to the front. `toMove` tells who that is; while it is nobody, the first seat.
 */
export function frontSeat(toMove: () => Seat | undefined): ComputedRef<Seat> {
  const table = useTable()
  const moving = later(() => Math.max(0, toMove() ?? 0))
  return computed(() => table.seat ?? moving.value)
}
