/** A replay in place of what the host says: the open table is put aside, and taken up again as it is then. */
import { shallowRef } from 'vue'
import type { Seat } from '../../shared/engine/rules'
import type { Snapshot, Update } from '../../shared/protocol/messages'
import type { TableState } from './table-state'
import type { Replay } from './table-types'

/**
 * `clear` takes from the page what belongs to the position before; `reopen` opens the table that was put aside, with
 * the seat that sat at it.
 */
export function replayMode(
  state: TableState,
  clear: () => void,
  reopen: (table: string, sit: Seat | null) => Promise<void>
) {
  const { info, seat, replay } = state.refs
  /** Choices made at the table meanwhile. */
  const meanwhile = shallowRef(0)
  let left: { readonly table: string | undefined; readonly seat: Seat | null } | undefined

  /** Shows a replay in place of what the host says, until `live`. */
  function watchReplay(by: Replay): void {
    left ??= { table: info.value?.id, seat: seat.value }
    if (!replay.value) meanwhile.value = 0
    clear()
    replay.value = by
  }

  /** One position of the replay, or the choice that leads to the next. */
  function show(at: Snapshot | Update): void {
    if (at.type === 'snapshot') state.replace(at)
    else state.update(at)
  }

  /** Back from the replay to the table as it is now. */
  async function live(): Promise<void> {
    const before = left
    left = undefined
    if (!before) return
    if (before.table === undefined) {
      replay.value = undefined
      return state.clear()
    }
    await reopen(before.table, before.seat)
    replay.value = undefined
  }

  /** Another table is open, or none: there is nothing to go back to. */
  function drop(): void {
    left = undefined
    replay.value = undefined
  }

  return { meanwhile, watchReplay, show, live, drop }
}
