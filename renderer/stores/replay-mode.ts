/** Shows a replay in place of the open table, and reopens that table in its current position afterwards. */
import { computed, shallowRef } from 'vue'
import type { Seat } from '../../shared/engine/rules'
import type { Push, Snapshot, Update } from '../../shared/protocol/messages'
import type { HostState } from './host-state'
import type { TableState } from './table-state'
import type { Replay } from './table-types'

/**
 * `handlePeople` handles messages about people; `reopen` opens the table that the replay replaced, with the seat that sat at
 * it (`sit`), and returns whether it could; `clear` removes messages and curtains of the position shown so far.
 */
export function replayMode(
  state: TableState,
  handlePeople: (push: Push) => boolean,
  reopen: (table: string, sit: Seat | null) => Promise<boolean>,
  clear: () => void
) {
  const { hostState, info, seat, own, replay, asking, wishing, wishes, removed, takeBack } = state.refs
  /** Number of updates the table has received while the replay is shown. */
  const missedUpdates = shallowRef(0)
  /** The open table that the replay is shown in place of, and the seats of this device there. */
  const replaced = shallowRef<Pick<HostState, 'info' | 'seat' | 'own'>>()
  /** The seats of this device at the host's table, also while the replay is shown, in which no seat is. */
  const ownAtTable = computed(() => replaced.value?.own ?? own.value)

  /** Shows a replay in place of the host's table, until `leaveReplay`. */
  function watchReplay(source: Replay): void {
    replaced.value ??= { info: info.value, seat: seat.value, own: own.value }
    if (!replay.value) missedUpdates.value = 0
    clear()
    replay.value = source
  }

  /**
   * Shows one position of the replay (a snapshot), or plays the choice that leads to the next (an update). Requests for
   * seats of the open table stay, and those to take something back.
   */
  function show(message: Snapshot | Update): void {
    if (message.type === 'update') return void state.update(message)
    state.replace({
      ...message,
      asking: asking.value,
      wishing: wishing.value,
      wishes: wishes.value,
      removed: removed.value,
      ...(takeBack.value && { takeBack: takeBack.value })
    })
  }

  /** Id of the open table that the replay is shown in place of. */
  const replacedTable = (): string | undefined => replaced.value?.info?.id

  /**
   * Handles a message to the table under the replay. Most are dropped, since leaving the replay opens the table again;
   * requests for seats are shown at once.
   */
  function handleUnder(push: Push): void {
    if (push.type === 'update') missedUpdates.value++
    else if (push.type === 'table') {
      if (push.table.id === replacedTable()) state.setRequests(push)
    } else if (push.type === 'seatAsked' || push.type === 'seatAskEnded' || push.type === 'sentOff')
      handlePeople(push)
  }

  /**
   * Leaves the replay for the table as it is now, or for no table if none was open. If the host cannot be reached, the table
   * and its seats are those of before, so that they are asked for once it is back.
   */
  async function leaveReplay(): Promise<void> {
    const before = replaced.value
    replaced.value = undefined
    if (!before) return
    if (!before.info) {
      replay.value = undefined
      return state.clear()
    }
    if (!(await reopen(before.info.id, before.seat)))
      hostState.value = { ...hostState.value, ...before, secrets: false, decisions: [] }
    drop()
  }

  /** Ends the replay without going back, because another table or none is open now. */
  function drop(): void {
    replaced.value = undefined
    replay.value = undefined
  }

  return { missedUpdates, ownAtTable, watchReplay, replacedTable, handleUnder, show, leaveReplay, drop }
}
