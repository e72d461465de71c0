/** The people of the open table: what the host says of them, and what it asks of this page on their behalf. */
import { shallowRef } from 'vue'
import type { Seat } from '../../shared/engine/rules'
import type { Push } from '../../shared/protocol/messages'
import type { TableState } from './table-state'

/** Hears for the open table what concerns its people alone. */
export function peopleEvents(state: TableState) {
  const { info, own } = state.refs
  /** Another device asks for a seat of this one. */
  const seatAsked = shallowRef<{ readonly ask: number; readonly seat: Seat }>()
  /** This page was sent off its table. */
  const sentOff = shallowRef<{ readonly table: string; readonly code: 'kicked' | 'closed' }>()

  /** False for what concerns something else. */
  function hear(push: Push): boolean {
    if (push.type === 'lobby') {
      if (push.table.id === info.value?.id) state.gather(push)
    } else if (push.type === 'table') {
      if (push.table.id === info.value?.id) state.people(push)
    } else if (push.type === 'said') state.said(push.line)
    else if (push.type === 'seatAsked') seatAsked.value = { ask: push.ask, seat: push.seat }
    else if (push.type === 'sentOff') {
      if (push.table === info.value?.id) sentOff.value = { table: push.table, code: push.code }
    } else return false
    return true
  }

  /** A seat that has gone to the other device need not be asked for any more. */
  function answered(): void {
    const asked = seatAsked.value
    if (asked && !own.value.includes(asked.seat)) seatAsked.value = undefined
  }

  return { seatAsked, sentOff, hear, answered }
}
