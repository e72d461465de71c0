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
import { gameInPlay } from './game-in-play'
import { fetchGame } from './games'
import { heldUpdates } from './held-updates'
import { logPages } from './log-pages'
import { usePacks } from './packs'
import { seatTakeover } from './seat-takeover'
import { tableState } from './table-state'
import { useTables } from './tables'
import type { Opening, Refused } from './table-types'
import { useUndo } from './undo'

export const useTable = defineStore('table', () => {
  const connection = useConnection()
  const packs = usePacks()
  const tables = useTables()
  const listed = (id: string) => tables.tables.find((one) => one.id === id)
  const { enter, ...entrance } = entering(connection, listed)
  const { trust, unproven, link, linkFailed } = entrance
  const updates = heldUpdates((push) => handle(push))
  const state = tableState(packs.gameOf, entrance.trusts, updates.discard)
  const { info, game, view, seat, own, asking, decision, log, stopped, replay } = state.refs
  watch(game, (now) => (gameInPlay.value = now), { immediate: true, flush: 'sync' })
  const {
    curtain,
    passTo,
    handOver,
    takeOver,
    seatNext,
    raiseCurtain,
    passOn: passDevice,
    reset
  } = seatTakeover(state, connection)
  const { loadOlder, complete } = logPages(log, async (before, count) =>
    replay.value
      ? { ok: true, value: { entries: replay.value.page(before, count) } }
      : connection.request({ type: 'log', before, count })
  )

  /** The id of this page among `watchers`. */
  const watcher = shallowRef<number>()
  /** The refusal that is shown until it is dismissed; a new object each time. */
  const refused = shallowRef<Refused>()
  /** Text from the game's interface that replaces the prompt's hint, for example what is selected. */
  const hint = shallowRef('')
  const pageId = `${Date.now().toString(36)}-${crypto.getRandomValues(new Uint32Array(1)).join('')}`
  /** An answer is under way to the host. */
  const choosing = shallowRef(false)
  /** A game or a pack is being fetched: the table on the page, if any, is not the one that the host has opened. */
  let fetching = false
  let commandCount = 0
  /** How often this page has opened or left a table: the answer to an earlier request is ignored. */
  let moves = 0

  const { seatAsked, sentOff, handle: handlePeople, dropSettledQuestion } = peopleEvents(state)
  const { lastRevealed, undo } = useUndo(state, connection, refuse)
  const { handleUnder, replacedTable, drop, ...replays } = replayMode(state, handlePeople, openAgain, () => {
    reset()
    clearMessages()
  })
  /** The table is still a lobby that waits for its people. */
  const inLobby = computed(() => info.value?.status === 'gathering')

  function handle(push: Push): void {
    if (push.type === 'tables') {
      const now = push.tables.find((table) => table.id === info.value?.id)
      if (now) state.setInfo(now)
      return
    }
    if (!info.value || fetching) return
    if (replay.value) return handleUnder(push)
    if (handlePeople(push)) {
      dropSettledQuestion()
      return void seatNext()
    }
    if (updates.queueIfHeld(push)) return
    if (push.type === 'snapshot') {
      // A lobby has begun its game, whose code or content pack may not be loaded yet.
      if (packs.missing(push.table)) return void reopen()
      state.replace(push)
      dropSettledQuestion()
    } else if (push.type === 'rewind') {
      state.rewind(push)
      // Its help was meant for the position that is gone.
      refused.value = undefined
    } else if (push.type === 'update') {
      const applied = state.update(push)
      if (applied === 'gap') return void reopen()
      if (applied === 'held') return
    } else if (push.type === 'tableStopped' && push.table === info.value.id) stopped.value = push.refusal
    void seatNext()
  }

  /**
   * Opens a table or lobby; the refusal says why it cannot be opened. Changes nothing if the page has left or opened
   * another table before the host answers. `sit` takes that seat over again, without secrets; a
   * table that is already on the page is then not shown from another seat's view in between, so that selections on it are
   * kept. `password` is the room password that a person typed; `held` as in `enter`.
   */
  async function open(id: string, how: Opening = {}): Promise<Refusal | undefined> {
    const { sit = null } = how
    const move = ++moves
    const reply = await openAtHost(id, how)
    if (move !== moves) return undefined
    if (!reply.ok) return reply.refusal
    const isOnPage = info.value?.id === id && view.value !== undefined && !replay.value
    reset()
    drop()
    updates.releaseAll()
    refused.value = undefined
    sentOff.value = undefined
    watcher.value = reply.value.watcher
    if (reply.value.type === 'lobby') {
      state.showLobby(reply.value)
      return undefined
    }
    const sitsAgain = sit !== null && reply.value.own.includes(sit) && reply.value.seat !== sit
    if (!(sitsAgain && isOnPage && (await takeOver(sit, false)))) {
      state.replace(reply.value)
      if (sitsAgain) await takeOver(sit, false)
    }
    await seatNext()
    return undefined
  }

  /** Requests a table from the host; fetches its game and content pack unless they are loaded. */
  async function openAtHost(id: string, how: Opening): Promise<Reply<'openTable'>> {
    const known = listed(id)
    // A failure here is reported by the requests below.
    if (known) await fetchGame(known.game).catch(() => undefined)
    const reply = await enter(id, how)
    if (!reply.ok || reply.value.type === 'lobby' || !packs.missing(reply.value.table)) return reply
    const move = moves
    fetching = true
    try {
      const refusal = await packs.fetch(reply.value.table)
      if (move !== moves) return reply
      if (!refusal) return await enter(id, how) // Opened again, because messages are dropped while fetching.
      await connection.request({ type: 'leaveTable' })
      return { ok: false, refusal }
    } finally {
      fetching = false
    }
  }

  /**
   * Opens the table again, after a gap or when the host is back. Under a replay this page only joins it again: leaving the
   * replay shows its position. A seat that another device or tab of this person has taken over meanwhile stays there.
   */
  async function reopen(): Promise<void> {
    const under = replacedTable()
    if (under !== undefined) await enter(under)
    else if (info.value && !replay.value)
      await openAgain(info.value.id, seat.value, [...own.value, ...asking.value, ...unproven.value])
  }

  /** Returns false if the table could not be opened. */
  async function openAgain(table: string, sit: Seat | null, held?: readonly Seat[]): Promise<boolean> {
    const refusal = await open(table, { sit, held })
    if (refusal && connection.reachable) stopped.value = refusal
    return refusal === undefined
  }

  /** Gives up the seats of this device that the host has not proved to know. */
  const forgetUnproven = (): void => entrance.forget(info.value?.id ?? '')
  /** Gives up the seats of this device at a table that it was removed from. */
  const giveUpSeats = (id: string): void => entrance.giveUp(id)

  /** Leaves the table. */
  async function leave(): Promise<void> {
    moves++
    drop()
    state.clear()
    reset()
    clearMessages()
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
    if (!asked || choosing.value || chosen.length === 0) return undefined
    choosing.value = true
    updates.releaseAll()
    try {
      const command = `${pageId}-${++commandCount}`
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
      await state.appliedEntries.applied(reply.value.number)
      return undefined
    } finally {
      choosing.value = false
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

  /** Queues updates until `releaseUpdates`, while a scene covers the table. Not needed if all seats belong to this device. */
  function holdUpdates(): void {
    if (info.value?.seats.some((_, one) => !own.value.includes(one))) updates.hold()
  }

  /** Clears the messages meant for the seat that sat here before. */
  function clearMessages(): void {
    refused.value = undefined
    hint.value = ''
  }

  /** Passes the device on, and clears the messages to the seat here, which may tell of its cards. */
  async function passOn(): Promise<void> {
    clearMessages()
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
    connection.onPush(handle)
    watch(
      () => connection.reachable,
      (now) => now && void reopen()
    )
  }

  return {
    ...state.refs,
    inLobby,
    seatAsked,
    sentOff,
    watcher,
    unproven,
    link,
    linkFailed,
    trust,
    forgetUnproven,
    giveUpSeats,
    curtain,
    passTo,
    handOver,
    refused,
    hint,
    complete,
    raiseCurtain,
    passOn,
    open,
    leave,
    choose,
    choosing,
    undo,
    lastRevealed,
    refuse,
    refusalOf,
    peek,
    loadOlder,
    listen,
    ...replays,
    holdUpdates,
    releaseUpdates: updates.releaseByTurn,
    endAnimations: state.endAnimations,
    setDirector: state.setDirector
  }
})
