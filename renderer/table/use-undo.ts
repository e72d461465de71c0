/** What pressing Undo does: it takes back the last choice, or asks the people at other devices where it cannot. */
import { computed, type ComputedRef } from 'vue'
import { takingBack } from '../features/later'
import type { AskingBack } from '../features/lan/taking-back'
import { useRoom } from '../stores/room'
import { useTable } from '../stores/table'

export function useUndoPress(): {
  /** What is offered besides undoing; undefined at a table of one device. */
  readonly asks: ComputedRef<AskingBack | undefined>
  readonly press: () => void
} {
  const table = useTable()
  const room = useRoom()
  const asks = computed(() => (room.social ? takingBack()?.askingBack(table) : undefined))
  function press(): void {
    if (asks.value?.tip === undefined) void table.undo()
    else asks.value.press?.()
  }
  return { asks, press }
}
