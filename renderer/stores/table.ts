/**
 * The open table or lobby: what this page may see of it, what the seat at this device may choose, and the hand-over between
 * seats. All state is a copy of what the host sent: choices go to the host and come back as updates.
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

  /** The refusal that is shown until it is dismissed; a new object each time. */
  const refused = shallowRef<Refused>()
  /** Text from the game's interface that replaces the prompt's hint, for example what is selected. */
  const hint = shallowRef('')
  const page = `${Date.now().toString(36)}-${crypto.getRandomValues(new Uint32Array(1)).join('')}`
  let choosing = false
  /** A game or a pack is being fetched: the table on the page, if any, is not the one that the host has opened. */
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
  /** The table is still a lobby that waits for its people. */
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
      // A lobby has begun its game, whose code or content pack may not be loaded yet.
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

  /** Drops most messages while a replay is shown: leaving it opens the table again. */
  function hearInReplay(push: Push): void {
    if (push.type === 'update') meanwhile.value++
    else if (push.type === 'seatAsked' || push.type === 'sentOff') hearPeople(push)
  }

  /**
   * Opens a table or lobby; the refusal says why it cannot be opened. `sit` takes that seat over again, without secrets; a
   * table that is already on the page is then not shown from another seat's view in between, so that selections on it are
   * kept. `password` is the room password that a person typed.
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

  /** Requests a table from the host; fetches its game and content pack unless they are loaded. */
  async function openOver(id: string, password?: string): Promise<Reply<'openTable'>> {
    const listed = tables.tables.find((one) => one.id === id)
    // A failure here is reported by the requests below.
    if (listed) await fetchGame(listed.game).catch(() => undefined)
    const reply = await enter(id, password)
    if (!reply.ok || reply.value.type === 'lobby' || !packs.missing(reply.value.table)) return reply
    fetching = true
    try {
      const refusal = await packs.fetch(reply.value.table)
      if (!refusal) return await enter(id, password) // Opened again, because messages are dropped while fetching.
      await connection.request({ type: 'leaveTable' })
      return { ok: false, refusal }
    } finally {
      fetching = false
    }
  }

  /** Opens the table again, after a gap or when the host is back. */
  async function reopen(): Promise<void> {
    if (!info.value || replay.value) return
    await openAgain(info.value.id, seat.value)
  }

  async function openAgain(table: string, sit: Seat | null): Promise<void> {
    const refusal = await open(table, { sit })
    if (refusal && connection.reachable) stopped.value = refusal
  }

  /** Gives up the seats of this device that the host has not proved to know. */
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
   * Answers the open decision; several choices are one batch, accepted or refused as a whole. Resolves once the result is
   * applied, with the refusal, which is also shown, if there is one. Ignored while an earlier answer is under way.
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

  /** Shows a refusal, for example of an action space that was clicked, and returns it. */
  function refuse(refusal: Refusal): Refusal {
    refused.value = { refusal }
    return refusal
  }

  /** Why the seat at this device may not make this choice now, by the rules on its own view; undefined if it may. */
  function refusalOf(choice: unknown): Refusal | undefined {
    if (!game.value || seat.value === null || replay.value) return { code: 'not-asked' }
    return game.value.rules.refusal(view.value, seat.value, choice)
  }

  /** Queues updates until `goOn`, while a scene covers the table. Not needed if all seats belong to this device. */
  function hold(): void {
    if (info.value?.seats.some((_, one) => !own.value.includes(one))) news.hold()
  }

  /** Clears the messages meant for the seat that sat here before. */
  function forget(): void {
    refused.value = undefined
    hint.value = ''
  }

  /** Passes the device on, and clears the messages to the seat here, which may tell of its cards. */
  async function passOn(): Promise<void> {
    forget()
    await passDevice()
  }

  /** Fetches a seat's secrets. They are not stored here: the caller must drop them after use. */
  async function peek(of: Seat): Promise<unknown> {
    if (replay.value) return undefined
    const reply = await connection.request({ type: 'peek', seat: of })
    return reply.ok ? reply.value.secrets : undefined
  }

  /** Starts listening to the host. Call once, when the link is attached. */
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
