/** Shows a replay in place of the open table, and reopens that table in its current position afterwards. */
import { shallowRef } from 'vue'
import type { Seat } from '../../shared/engine/rules'
import type { Snapshot, Update } from '../../shared/protocol/messages'
import type { TableState } from './table-state'
import type { Replay } from './table-types'

/**
 * `clear` removes messages and curtains of the position shown so far; `reopen` opens the table that the replay replaced,
 * with the seat that sat at it (`sit`).
 */
export function replayMode(
  state: TableState,
  clear: () => void,
  reopen: (table: string, sit: Seat | null) => Promise<void>
) {
  const { info, seat, replay } = state.refs
  /** Number of updates the table has received while the replay is shown. */
  const missedUpdates = shallowRef(0)
  let replaced: { readonly table: string | undefined; readonly seat: Seat | null } | undefined

  /** Shows a replay in place of the host's table, until `leaveReplay`. */
  function watchReplay(source: Replay): void {
    replaced ??= { table: info.value?.id, seat: seat.value }
    if (!replay.value) missedUpdates.value = 0
    clear()
    replay.value = source
  }

  /** Shows one position of the replay (a snapshot), or plays the choice that leads to the next (an update). */
  function show(message: Snapshot | Update): void {
    if (message.type === 'snapshot') state.replace(message)
    else state.update(message)
  }

  /** Leaves the replay for the table as it is now, or for no table if none was open. */
  async function leaveReplay(): Promise<void> {
    const before = replaced
    replaced = undefined
    if (!before) return
    if (before.table === undefined) {
      replay.value = undefined
      return state.clear()
    }
    await reopen(before.table, before.seat)
    replay.value = undefined
  }

  /** Ends the replay without going back, because another table or none is open now. */
  function drop(): void {
    replaced = undefined
    replay.value = undefined
  }

  return { missedUpdates, watchReplay, show, leaveReplay, drop }
}
