/**
 * The open table, or the lobby it still is: what this connection may see of it, what the seat at this device may
 * choose, and the hand-over between seats. Everything here is a copy of what the host said; choices go to the host and come back as updates.
 */
import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import type { Refusal, Seat } from '../../shared/engine/rules'
import type { Push, Reply } from '../../shared/protocol/messages'
import { replayMode } from './replay-mode'
import { peopleEvents } from './people-events'
import { useConnection } from './connection'
import { entering } from './entering'
import { fetchGame } from './games'
import { heldNews } from './held-news'
import { logPages } from './log-pages'
import { usePacks } from './packs'
import { seatTakeover } from './seat-takeover'
import { tableState } from './table-state'
import { useTables } from './tables'
import type { Refused } from './table-types'
import { useUndo } from './undo'

export const useTable = defineStore('table', () => {
  const connection = useConnection()
  const packs = usePacks()
  const tables = useTables()
  const { enter, ...entrance } = entering(
    connection,
    (id) => tables.tables.find((one) => one.id === id)?.after
  )
  const { trust, unproven, link, linkFailed } = entrance
  const news = heldNews((push) => hear(push))
  const state = tableState(packs.gameOf, entrance.trusts, news.drop)
  const { info, game, view, seat, own, decision, log, stopped, replay } = state.refs
  const {
    curtain,
    passTo,
    handOver,
    takeOver,
    follow,
    raiseCurtain,
    passOn: passDevice,
    reset
  } = seatTakeover(state, connection)
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
  let choosing = false
  /** A game or a pack is on its way: the table on the page, if any, is not the one that is open. */
  let fetching = false
  let commands = 0

  const { seatAsked, sentOff, hear: hearPeople, answered } = peopleEvents(state)
  const { revealed, undo } = useUndo(state, connection, refuse)
  const { meanwhile, watchReplay, show, live, drop } = replayMode(
    state,
    () => {
      reset()
      forget()
    },
    openAgain
  )
  /** The table waits for its people. */
  const inLobby = computed(() => info.value?.status === 'gathering')

  function hear(push: Push): void {
    if (push.type === 'tables') {
      const now = push.tables.find((table) => table.id === info.value?.id)
      if (now) state.listed(now)
      return
    }
    if (!info.value || fetching) return
    if (replay.value) return hearInReplay(push)
    if (hearPeople(push)) {
      answered()
      return void follow()
    }
    if (news.keeps(push)) return
    if (push.type === 'snapshot') {
      // A lobby becomes its game: what it plays over may not be here yet.
      if (packs.missing(push.table)) return void reopen()
      state.replace(push)
      answered()
    } else if (push.type === 'rewind') state.rewind(push)
    else if (push.type === 'update') {
      const applied = state.update(push)
      if (applied === 'gap') return void reopen()
      if (applied === 'held') return
    } else if (push.type === 'tableStopped' && push.table === info.value.id) stopped.value = push.refusal
    void follow()
  }

  /** While a replay is shown, the host's news wait: all is asked for again afterwards. */
  function hearInReplay(push: Push): void {
    if (push.type === 'update') meanwhile.value++
    else if (push.type === 'seatAsked' || push.type === 'sentOff') hearPeople(push)
  }

  /**
   * Opens a table, or the lobby it is; the refusal says why it cannot be opened. `sit` takes its seat over again,
   * without secrets; where the table lies on the page already, it is not shown from any other side meanwhile, so that
   * what is chosen there stays chosen. `password` is what a person typed for the room.
   */
  async function open(
    id: string,
    { sit = null, password }: { readonly sit?: Seat | null; readonly password?: string } = {}
  ): Promise<Refusal | undefined> {
    const reply = await openOver(id, password)
    if (!reply.ok) return reply.refusal
    reset()
    drop()
    news.letGo()
    refused.value = undefined
    sentOff.value = undefined
    if (reply.value.type === 'lobby') {
      state.gather(reply.value)
      return undefined
    }
    const back = sit !== null && reply.value.own.includes(sit) && reply.value.seat !== sit
    const laid = info.value?.id === id && view.value !== undefined
    if (!(back && laid && (await takeOver(sit, false)))) {
      state.replace(reply.value)
      if (back) await takeOver(sit, false)
    }
    await follow()
    return undefined
  }

  /** Asks the host for a table; fetches its game, and the pack it plays over, where they are not here yet. */
  async function openOver(id: string, password?: string): Promise<Reply<'openTable'>> {
    const listed = tables.tables.find((one) => one.id === id)
    // Where it cannot be had, what follows says so.
    if (listed) await fetchGame(listed.game).catch(() => undefined)
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

  /** Asks for everything again: after a gap, or when the host is back. */
  async function reopen(): Promise<void> {
    if (!info.value || replay.value) return
    await openAgain(info.value.id, seat.value)
  }

  async function openAgain(table: string, sit: Seat | null): Promise<void> {
    const refusal = await open(table, { sit })
    if (refusal && connection.reachable) stopped.value = refusal
  }

  /** Gives up the seats of this device that the host does not know. */
  const forgetUnproven = (): void => entrance.forget(info.value?.id ?? '')

  /** Leaves the table. */
  async function leave(): Promise<void> {
    drop()
    state.clear()
    reset()
    forget()
    seatAsked.value = undefined
    sentOff.value = undefined
    unproven.value = []
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
    news.letGo()
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

  /** A scene lies over the table: what others choose waits until `goOn`. Where everybody is here, nobody else chooses. */
  function hold(): void {
    if (info.value?.seats.some((_, one) => !own.value.includes(one))) news.hold()
  }

  /** What was said to the seat before is no longer shown. */
  function forget(): void {
    refused.value = undefined
    hint.value = ''
  }

  /** The seat that sits here passes the device on. What was said to it about its cards goes with it. */
  async function passOn(): Promise<void> {
    forget()
    await passDevice()
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
    ...{ inLobby, seatAsked, sentOff },
    ...{ unproven, link, linkFailed, trust, forgetUnproven },
    ...{ curtain, passTo, handOver, refused, hint, complete, meanwhile },
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
      still: state.still,
      hold,
      goOn: news.goOn,
      direct: state.direct,
      listen
    }
  }
})
