/**
 * The open table, or the lobby it still is: what this connection may see of it, what the seat at this device may choose, and the hand-over
 * between seats. Everything here is a copy of what the host said; choices go to the host and come back as updates.
 */
import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import type { Refusal, Seat } from '../../shared/engine/rules'
import type { Push, Reply, Snapshot, Update } from '../../shared/protocol/messages'
import { useConnection } from './connection'
import { entering } from './entering'
import { logPages } from './log-pages'
import { usePacks } from './packs'
import { sitting } from './sitting'
import { tableState } from './table-state'
import { useTables } from './tables'
import type { Refused, Replay } from './table-types'

export const useTable = defineStore('table', () => {
  const connection = useConnection()
  const packs = usePacks()
  const state = tableState(packs.gameOf)
  const { info, game, view, own, seat, decision, undoState, log, stopped, replay } = state.refs
  const tables = useTables()
  const enter = entering(connection, (id) => tables.tables.find((one) => one.id === id)?.after)
  const { curtain, parting, handOver, takeOver, follow, raiseCurtain, part, stand } = sitting(
    state,
    connection
  )
  const { older, complete } = logPages(log, async (before, count) =>
    replay.value
      ? { ok: true, value: { entries: replay.value.page(before, count) } }
      : connection.request({ type: 'log', before, count })
  )

  /** The refusal to be shown, until it is dismissed. A new object each time. */
  const refused = shallowRef<Refused>()
  /** Words by the game's interface in place of the prompt's hint, for example what is selected. */
  const hint = shallowRef('')
  const page = `${Date.now().toString(36)}-${crypto.getRandomValues(new Uint32Array(1)).join('')}`
  /** Choices made at the table while a replay is shown in its place. */
  const meanwhile = shallowRef(0)
  /** The table that was open before the replay, and the seat that sat at it. */
  let aside: { readonly table: string | undefined; readonly seat: Seat | null } | undefined
  let choosing = false
  /** A pack is on its way: the table on the page, if any, is not the one that is open. */
  let fetching = false
  let commands = 0

  /** Another device asks for a seat of this one. */
  const seatAsked = shallowRef<{ readonly ask: number; readonly seat: Seat }>()
  /** This page was sent off its table. */
  const sentOff = shallowRef<{ readonly table: string; readonly code: 'kicked' | 'closed' }>()
  /** The table waits for its people. */
  const gathering = computed(() => info.value?.status === 'gathering')

  function hear(push: Push): void {
    if (push.type === 'tables') {
      info.value = push.tables.find((table) => table.id === info.value?.id) ?? info.value
      return
    }
    if (!info.value || fetching) return
    if (replay.value) return hearAside(push)
    if (hearPeople(push)) {
      answered()
      return void follow()
    }
    if (push.type === 'snapshot') {
      // A lobby becomes its game: what it plays over may not be here yet.
      if (packs.missing(push.table)) return void reopen()
      state.replace(push)
      answered()
    } else if (push.type === 'rewind') state.rewind(push)
    else if (push.type === 'update') {
      if (state.update(push) === 'gap') return void reopen()
    } else if (push.type === 'tableStopped' && push.table === info.value.id) stopped.value = push.refusal
    void follow()
  }

  /** While a replay is shown, the host's news wait: all is asked for anew afterwards. */
  function hearAside(push: Push): void {
    if (push.type === 'update') meanwhile.value++
    else if (push.type === 'seatAsked' || push.type === 'sentOff') hearPeople(push)
  }

  /** A seat that has gone to the other device need not be asked for any more. */
  function answered(): void {
    const asked = seatAsked.value
    if (asked && !own.value.includes(asked.seat)) seatAsked.value = undefined
  }

  /** Hears what concerns the people of the table alone; false for all else. */
  function hearPeople(push: Push): boolean {
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

  /**
   * Opens a table, or the lobby it is; the refusal says why it cannot be opened. `sit` takes its seat over again,
   * without secrets; `password` is what a person typed for the room.
   */
  async function open(
    id: string,
    { sit = null, password }: { readonly sit?: Seat | null; readonly password?: string } = {}
  ): Promise<Refusal | undefined> {
    const reply = await openOver(id, password)
    if (!reply.ok) return reply.refusal
    stand()
    aside = undefined
    replay.value = undefined
    refused.value = undefined
    sentOff.value = undefined
    if (reply.value.type === 'lobby') {
      state.gather(reply.value)
      return undefined
    }
    state.replace(reply.value)
    if (sit !== null && reply.value.own.includes(sit) && reply.value.seat !== sit) await takeOver(sit, false)
    await follow()
    return undefined
  }

  /** Asks the host for a table, and for the pack it plays over where that is not here yet. */
  async function openOver(id: string, password?: string): Promise<Reply<'openTable'>> {
    const reply = await enter(id, password)
    if (!reply.ok || reply.value.type === 'lobby' || !packs.missing(reply.value.table)) return reply
    fetching = true
    try {
      const refusal = await packs.fetch(reply.value.table)
      if (!refusal) return await enter(id, password) // What was played meanwhile was not heard.
      await connection.request({ type: 'leaveTable' })
      return { ok: false, refusal }
    } finally {
      fetching = false
    }
  }

  /** Asks for everything anew: after a gap, or when the host is back. */
  async function reopen(): Promise<void> {
    if (!info.value || replay.value) return
    const refusal = await open(info.value.id, { sit: seat.value })
    if (refusal && connection.reachable) stopped.value = refusal
  }

  /** Shows a replay in place of what the host says, until `live`. */
  function watchReplay(by: Replay): void {
    aside ??= { table: info.value?.id, seat: seat.value }
    if (!replay.value) meanwhile.value = 0
    stand()
    refused.value = undefined
    hint.value = ''
    replay.value = by
  }

  /** One position of the replay, or the choice that leads to the next. */
  function show(at: Snapshot | Update): void {
    if (at.type === 'snapshot') state.replace(at)
    else state.update(at)
  }

  /** Back from the replay to the table as it is now. */
  async function live(): Promise<void> {
    const before = aside
    aside = undefined
    if (!before) return
    if (before.table === undefined) {
      replay.value = undefined
      return state.clear()
    }
    const refusal = await open(before.table, { sit: before.seat })
    replay.value = undefined
    if (refusal && connection.reachable) stopped.value = refusal
  }

  /** Leaves the table. */
  async function leave(): Promise<void> {
    aside = undefined
    replay.value = undefined
    state.clear()
    stand()
    seatAsked.value = undefined
    sentOff.value = undefined
    refused.value = undefined
    hint.value = ''
    await connection.request({ type: 'leaveTable' })
  }

  /**
   * Answers the open decision; several choices are one batch, accepted or refused whole. Resolves once the table
   * shows the result: with nothing, or with the refusal, which the table also shows. A second answer to a decision
   * already being answered is dropped.
   */
  async function choose(...chosen: readonly unknown[]): Promise<Refusal | undefined> {
    const asked = decision.value
    if (!asked || choosing || chosen.length === 0) return undefined
    choosing = true
    try {
      const command = `${page}-${++commands}`
      const { seat: by, id } = asked
      const reply = await connection.request({
        type: 'choose',
        command,
        seat: by,
        decision: id,
        choices: [...chosen]
      })
      if (!reply.ok) return refuse(reply.refusal)
      refused.value = undefined
      await state.booked.past(reply.value.number)
      return undefined
    } finally {
      choosing = false
    }
  }

  /** What was turned up last for good, in the game's words, where such a thing bars undo. */
  function revealed(barrier: string): string | undefined {
    if (barrier !== 'chance' && barrier !== 'revealed') return undefined
    for (const entry of [...log.value].reverse())
      for (const event of [...entry.events].reverse()) {
        const named = entry.undone ? undefined : state.refs.ui.value?.revealed?.(event)
        if (named !== undefined) return named
      }
    return undefined
  }

  /** Why nothing can be taken back. */
  function barred(barrier: string): Refusal {
    const reveal = revealed(barrier)
    return { code: `undo-${barrier}`, ...(reveal !== undefined && { numbers: { reveal } }) }
  }

  /** Takes back the latest choice, where that is possible. */
  async function undo(): Promise<Refusal | undefined> {
    if (!('seat' in undoState.value)) return refuse(barred(undoState.value.barrier))
    const reply = await connection.request({ type: 'undo', seat: undoState.value.seat })
    return reply.ok ? undefined : refuse(reply.refusal)
  }

  /** Shows a refusal, for example of a place that was pointed at; returns it. */
  function refuse(refusal: Refusal): Refusal {
    refused.value = { refusal }
    return refusal
  }

  /** Why the seat at this device may not choose this now, by the rules on its own view. */
  function refusalOf(choice: unknown): Refusal | undefined {
    if (!game.value || seat.value === null || replay.value) return { code: 'not-asked' }
    return game.value.rules.refusal(view.value, seat.value, choice)
  }

  /** The seat that sits here passes the device on. What was said to it about its cards goes with it. */
  async function passOn(): Promise<void> {
    refused.value = undefined
    hint.value = ''
    await part()
  }

  /** A seat's secrets alone. They are not kept here: whoever asked must forget them. */
  async function peek(of: Seat): Promise<unknown> {
    if (replay.value) return undefined
    const reply = await connection.request({ type: 'peek', seat: of })
    return reply.ok ? reply.value.secrets : undefined
  }

  /** Starts listening. Call once, when the link is attached. */
  function listen(): void {
    connection.onPush(hear)
    watch(
      () => connection.reachable,
      (now) => now && void reopen()
    )
  }

  return {
    ...state.refs,
    ...{ gathering, seatAsked, sentOff },
    ...{ curtain, parting, handOver, refused, hint, complete, meanwhile },
    ...{
      open,
      leave,
      choose,
      undo,
      revealed,
      refuse,
      refusalOf,
      peek,
      older,
      raiseCurtain,
      passOn,
      watchReplay,
      show,
      live,
      direct: state.direct,
      listen
    }
  }
})
