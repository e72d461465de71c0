/**
 * The open table: what this connection may see of it, what the seat at this device may choose, and the hand-over
 * between seats. Everything here is a copy of what the host said; choices go to the host and come back as updates.
 */
import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import type { ChoiceSet } from '../../shared/engine/choices'
import type { Outcome, Refusal, Seat } from '../../shared/engine/rules'
import { copyOf } from '../../shared/engine/visibility'
import { gameById } from '../../shared/games'
import type {
  LogEntry,
  OpenDecision,
  Push,
  Rewind,
  Snapshot,
  TableInfo,
  UndoState,
  Update
} from '../../shared/protocol/messages'
import { uiById } from '../games'
import type { Context } from '../games/types'
import { useConnection } from './connection'
import { nextStep } from './hot-seat'
import { logPages } from './log-pages'
import type { Director, Refused } from './table-types'
import { waiter } from './waiter'

export const useTable = defineStore('table', () => {
  const connection = useConnection()

  const info = shallowRef<TableInfo>()
  /** What the taken-over seat (or the public) sees. A fresh copy after every update, so that every part of it is new. */
  const view = shallowRef<unknown>()
  /** The seat that sits at this device now. */
  const seat = shallowRef<Seat | null>(null)
  /** The view holds that seat's secrets. */
  const secrets = shallowRef(false)
  const decisions = shallowRef<readonly OpenDecision[]>([])
  const undoState = shallowRef<UndoState>({ barrier: 'nothing' })
  const log = shallowRef<readonly LogEntry[]>([])
  /** Number of the next log entry. */
  const next = shallowRef(0)
  /** The refusal to be shown, until it is dismissed. A new object each time. */
  const refused = shallowRef<Refused>()
  /** The seat the device must be passed to before anything is shown. */
  const curtain = shallowRef<Seat>()
  /** The seat that took over last in ordinary turns; a new object each time. */
  const handOver = shallowRef<{ readonly seat: Seat }>()
  /** Why the table stopped, if it did. */
  const stopped = shallowRef<Refusal>()
  /** Words by the game's interface in place of the prompt's hint, for example what is selected. */
  const hint = shallowRef('')

  let director: Director | undefined
  let elsewhere = new Set<Seat>()
  let following = false
  let choosing = false
  let commands = 0
  const booked = waiter()
  const page = `${Date.now().toString(36)}-${crypto.getRandomValues(new Uint32Array(1)).join('')}`

  const game = computed(() => (info.value ? gameById(info.value.game) : undefined))
  const ui = computed(() => (info.value ? uiById(info.value.game) : undefined))
  const context = computed<Context>(() => ({ seats: info.value?.seats ?? [], view: view.value }))
  const decision = computed(() => decisions.value.find((open) => open.seat === seat.value))
  const choices = computed<ChoiceSet<unknown> | undefined>(() => {
    if (!game.value || view.value === undefined || seat.value === null || !decision.value) return undefined
    const asked = game.value.rules.decisions(view.value, seat.value)
    return asked.find((open) => open.seat === seat.value)?.choices as ChoiceSet<unknown> | undefined
  })
  const outcome = computed<Outcome | undefined>(() =>
    game.value && view.value !== undefined ? game.value.rules.outcome(view.value) : undefined
  )
  const round = computed(() =>
    game.value && view.value !== undefined ? game.value.round(view.value) : undefined
  )

  function replace(snapshot: Snapshot): void {
    info.value = snapshot.table
    view.value = snapshot.view
    seat.value = snapshot.seat
    secrets.value = snapshot.secrets
    decisions.value = snapshot.decisions
    undoState.value = snapshot.undo
    log.value = snapshot.log
    next.value = snapshot.next
    stopped.value = undefined
    booked.reached(snapshot.next)
  }

  function update({ entry, next: after, decisions: open, undo }: Update): void {
    if (!info.value || !game.value || entry.number < next.value) return
    if (entry.number > next.value) {
      void reopen()
      return
    }
    const moved = copyOf(view.value)
    for (const event of entry.events) {
      director?.before(event, { seats: info.value.seats, view: moved })
      game.value.rules.evolve(moved, event)
    }
    view.value = moved
    log.value = [...log.value, entry]
    settle(after, open, undo)
    director?.after()
  }

  function rewind({ undone, next: after, view: back, decisions: open, undo }: Rewind): void {
    if (!info.value) return
    view.value = back
    log.value = log.value.map((entry) => (entry.number === undone ? { ...entry, undone: true } : entry))
    settle(after, open, undo)
  }

  function settle(after: number, open: readonly OpenDecision[], undo: UndoState): void {
    next.value = after
    decisions.value = open
    undoState.value = undo
    booked.reached(after)
    void follow()
  }

  function hear(push: Push): void {
    if (push.type === 'snapshot') {
      replace(push)
      void follow()
    } else if (push.type === 'update') update(push)
    else if (push.type === 'rewind') rewind(push)
    else if (push.type === 'tables') {
      const mine = push.tables.find((table) => table.id === info.value?.id)
      if (mine) info.value = mine
    } else if (push.type === 'tableStopped' && push.table === info.value?.id) stopped.value = push.refusal
  }

  /** Opens a table; the refusal says why it cannot be opened. */
  async function open(id: string, sit: Seat | null = null): Promise<Refusal | undefined> {
    const reply = await connection.request({ type: 'openTable', table: id })
    if (!reply.ok) return reply.refusal
    elsewhere = new Set()
    handOver.value = undefined
    refused.value = undefined
    curtain.value = undefined
    replace(reply.value)
    if (sit !== null && reply.value.seat !== sit) await takeOver(sit, false)
    await follow()
    return undefined
  }

  /** Asks for everything anew: after a gap, or when the host is back. */
  async function reopen(): Promise<void> {
    if (info.value) await open(info.value.id, seat.value)
  }

  /** Leaves the table. */
  async function leave(): Promise<void> {
    info.value = undefined
    view.value = undefined
    seat.value = null
    secrets.value = false
    decisions.value = []
    log.value = []
    curtain.value = undefined
    handOver.value = undefined
    refused.value = undefined
    await connection.request({ type: 'leaveTable' })
  }

  async function takeOver(to: Seat | null, withSecrets: boolean): Promise<boolean> {
    const reply = await connection.request({ type: 'takeOver', seat: to, secrets: withSecrets })
    if (reply.ok && reply.value.table.id === info.value?.id) replace(reply.value)
    return reply.ok
  }

  /** Lets the next seat that is asked sit down here; behind a curtain where its task shows secrets. */
  async function follow(): Promise<void> {
    if (following) return
    following = true
    try {
      while (info.value && game.value) {
        const step = nextStep({
          seats: info.value.seats.length,
          seat: seat.value,
          secrets: secrets.value,
          decisions: decisions.value,
          curtainTasks: game.value.curtainTasks,
          elsewhere
        })
        curtain.value = step.curtain
        if (step.take === undefined) return
        const before = seat.value
        const taken = await takeOver(step.take, false)
        if (!taken && connection.state === 'lost') return
        if (!taken && step.take !== null) elsewhere.add(step.take)
        else if (step.take !== null && step.take !== before && step.curtain === undefined)
          handOver.value = { seat: step.take }
      }
    } finally {
      following = false
    }
  }

  /** The seat the curtain waits for has the device: show it its own view. */
  async function raiseCurtain(): Promise<void> {
    const to = curtain.value
    if (to !== undefined && (await takeOver(to, true))) {
      curtain.value = undefined
      await follow()
    }
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
      const reply = await connection.request({
        type: 'choose',
        command,
        seat: asked.seat,
        decision: asked.id,
        choices: [...chosen]
      })
      if (!reply.ok) return refuse(reply.refusal)
      refused.value = undefined
      await booked.past(reply.value.number)
      return undefined
    } finally {
      choosing = false
    }
  }

  /** Takes back the latest choice, where that is possible. */
  async function undo(): Promise<Refusal | undefined> {
    if (!('seat' in undoState.value)) return undefined
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
    if (!game.value || seat.value === null) return { code: 'not-asked' }
    return game.value.rules.refusal(view.value, seat.value, choice)
  }

  /** A seat's secrets alone. They are not kept here: whoever asked must forget them. */
  async function peek(of: Seat): Promise<unknown> {
    const reply = await connection.request({ type: 'peek', seat: of })
    return reply.ok ? reply.value.secrets : undefined
  }

  const { older, complete } = logPages(log, (before, count) =>
    connection.request({ type: 'log', before, count })
  )

  /** Puts the director in place that shows events as movements. */
  function direct(by: Director | undefined): void {
    director = by
  }

  /** Starts listening. Call once, when the link is attached. */
  function listen(): void {
    connection.onPush(hear)
    watch(
      () => connection.state,
      (state) => state === 'open' && void reopen()
    )
  }

  return {
    info,
    game,
    ui,
    view,
    seat,
    secrets,
    decisions,
    decision,
    choices,
    undoState,
    log,
    context,
    outcome,
    round,
    refused,
    curtain,
    handOver,
    stopped,
    hint,
    open,
    leave,
    choose,
    undo,
    refuse,
    refusalOf,
    peek,
    older,
    complete,
    raiseCurtain,
    direct,
    listen
  }
})
