/** Host messages about the people of the open table: lobby, seats, chat, and requests for a seat of this device. */
import { shallowRef } from 'vue'
import type { Seat } from '../../shared/engine/rules'
import type { Push } from '../../shared/protocol/messages'
import type { TableState } from './table-state'

/** Handles the messages that concern only the people of the open table, not its game. */
export function peopleEvents(state: TableState) {
  const { info, own } = state.refs
  /** Another device asks to take over this seat, which now belongs to this device. */
  const seatAsked = shallowRef<{ readonly ask: number; readonly seat: Seat }>()
  /** The host removed this page from its table. */
  const sentOff = shallowRef<Extract<Push, { type: 'sentOff' }>>()

  /** Handles a message; false if it is not about people. */
  function handle(push: Push): boolean {
    if (push.type === 'lobby') {
      if (push.table.id === info.value?.id) state.showLobby(push)
    } else if (push.type === 'table') {
      if (push.table.id === info.value?.id) state.setPeople(push)
    } else if (push.type === 'said') state.addChatLine(push.line)
    else if (push.type === 'seatAsked') seatAsked.value = { ask: push.ask, seat: push.seat }
    else if (push.type === 'seatAskEnded') {
      if (push.ask === seatAsked.value?.ask) seatAsked.value = undefined
    } else if (push.type === 'sentOff') {
      if (push.table === info.value?.id) sentOff.value = push
    } else return false
    return true
  }

  /** Withdraws the question of `seatAsked` once that seat no longer belongs to this device. */
  function dropSettledQuestion(): void {
    const asked = seatAsked.value
    if (asked && !own.value.includes(asked.seat)) seatAsked.value = undefined
  }

  return { seatAsked, sentOff, handle, dropSettledQuestion }
}
