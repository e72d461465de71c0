/** The refs of the open table and how the host's messages change them: snapshots replace, updates evolve, rewinds go back. */
import { computed, shallowRef } from 'vue'
import type { ChoiceSet } from '../../shared/engine/choices'
import type { Outcome, Refusal, Seat } from '../../shared/engine/rules'
import { copyOf } from '../../shared/engine/visibility'
import type { Game } from '../../shared/games'
import type {
  ChatLine,
  Lobby,
  LogEntry,
  OpenDecision,
  Rewind,
  Snapshot,
  Standing,
  TableInfo,
  UndoState,
  Update
} from '../../shared/protocol/messages'
import { uiById } from '../games'
import type { Context } from '../games/types'
import { alike } from './alike'
import type { Director, Replay } from './table-types'
import { waiter } from './waiter'

/** Lines of chat that a table remembers. */
const mostLines = 100

/** The state of the open table. One for the page. `gameOf` knows the game over each table's content. */
export function tableState(gameOf: (table: TableInfo) => Game | undefined) {
  const info = shallowRef<TableInfo>()
  /** What the taken-over seat (or the public) sees. A fresh copy after every update, so that every part of it is new. */
  const view = shallowRef<unknown>()
  /** The seat that sits at this device now. */
  const seat = shallowRef<Seat | null>(null)
  /** The view holds that seat's secrets. */
  const secrets = shallowRef(false)
  /** The seats that belong to this device. */
  const own = shallowRef<readonly Seat[]>([])
  /** Seats this device has tokens for, which another device has: that one was asked. */
  const asking = shallowRef<readonly Seat[]>([])
  const chat = shallowRef<readonly ChatLine[]>([])
  const decisions = shallowRef<readonly OpenDecision[]>([])
  const lastUndo = shallowRef<UndoState>({ barrier: 'nothing' })
  /** Whether this device may take the latest choice back. */
  const undoState = computed<UndoState>(() => {
    const undo = lastUndo.value
    return 'seat' in undo && !own.value.includes(undo.seat) ? { barrier: 'other-seat' } : undo
  })
  const log = shallowRef<readonly LogEntry[]>([])
  /** Number of the next log entry. */
  const next = shallowRef(0)
  /** Why the table stopped, if it did. */
  const stopped = shallowRef<Refusal>()
  /** The replay that is shown here in place of what the host says: nothing can be chosen. */
  const replay = shallowRef<Replay>()
  const booked = waiter()
  let director: Director | undefined

  const game = computed(() => (info.value ? gameOf(info.value) : undefined))
  const ui = computed(() => (info.value ? uiById(info.value.game) : undefined))
  const context = computed<Context>(() => ({
    seats: info.value?.seats ?? [],
    view: view.value,
    content: game.value?.content
  }))
  /** The open decision of the seat at this device. */
  const decision = computed(() =>
    replay.value ? undefined : decisions.value.find((open) => open.seat === seat.value)
  )
  /** What that decision lists, by the rules on the seat's own view. */
  const choices = computed<ChoiceSet<unknown> | undefined>(() => {
    if (!game.value || view.value === undefined || seat.value === null || !decision.value) return undefined
    const asked = game.value.rules.decisions(view.value, seat.value)
    return asked.find((open) => open.seat === seat.value)?.choices as ChoiceSet<unknown> | undefined
  })
  const outcome = computed<Outcome | undefined>(() =>
    game.value && view.value !== undefined ? game.value.rules.outcome(view.value) : undefined
  )
  const round = computed(() =>
    game.value && view.value !== undefined ? game.value.round?.(view.value) : undefined
  )

  function settle(after: number, open: readonly OpenDecision[], undo: UndoState): void {
    next.value = after
    decisions.value = open
    lastUndo.value = undo
    booked.reached(after)
  }

  /** Who sits where, and how the table is shared. */
  function people({ table, ...standing }: { readonly table: TableInfo } & Standing): void {
    info.value = table
    own.value = standing.own
    asking.value = standing.asking ?? []
  }

  /** The table waits for its people: there is nothing of a game yet. */
  function gather(lobby: Lobby): void {
    clear()
    people(lobby)
    chat.value = lobby.chat
  }

  function said(line: ChatLine): void {
    chat.value = [...chat.value, line].slice(-mostLines)
  }

  /** True if the snapshot shows no more than another seat's side of the position, and none of what moves is secret (T-19). */
  const turnsRound = ({ table, next: after }: Snapshot): boolean =>
    table.id === info.value?.id && after === next.value && !secrets.value && !replay.value

  function replace(snapshot: Snapshot): void {
    if (turnsRound(snapshot)) director?.reseated()
    else director?.cut()
    people(snapshot)
    chat.value = snapshot.chat
    view.value = alike(view.value, snapshot.view)
    seat.value = snapshot.seat
    secrets.value = snapshot.secrets
    log.value = snapshot.log
    stopped.value = undefined
    settle(snapshot.next, snapshot.decisions, snapshot.undo)
  }

  /** Applies an update. `gap`: entries are missing, a snapshot is needed; `old`: nothing new. */
  function update({ entry, next: after, decisions: open, undo }: Update): 'applied' | 'gap' | 'old' {
    if (!info.value || !game.value || entry.number < next.value) return 'old'
    if (entry.number > next.value) return 'gap'
    const moved = copyOf(view.value)
    for (const event of entry.events) {
      director?.before(event, { seats: info.value.seats, view: moved, content: game.value.content })
      game.value.rules.evolve(moved, event)
    }
    view.value = alike(view.value, moved)
    log.value = [...log.value, entry]
    settle(after, open, undo)
    director?.after()
    return 'applied'
  }

  function rewind({ undone, next: after, view: back, decisions: open, undo }: Rewind): void {
    director?.cut()
    view.value = alike(view.value, back)
    log.value = log.value.map((entry) => (entry.number === undone ? { ...entry, undone: true } : entry))
    settle(after, open, undo)
  }

  /** Forgets the table. */
  function clear(): void {
    director?.cut()
    info.value = undefined
    own.value = []
    asking.value = []
    chat.value = []
    view.value = undefined
    seat.value = null
    secrets.value = false
    log.value = []
    stopped.value = undefined
    settle(0, [], { barrier: 'nothing' })
  }

  /** Nothing moves any more: the table is as it is. */
  function still(): void {
    director?.cut()
  }

  /** Puts the director in place that shows events as movements. */
  function direct(by: Director | undefined): void {
    director = by
  }

  const refs = {
    info,
    game,
    ui,
    view,
    seat,
    secrets,
    own,
    asking,
    chat,
    decisions,
    decision,
    choices,
    undoState,
    log,
    context,
    outcome,
    round,
    stopped,
    replay
  }
  return { refs, booked, people, gather, said, replace, update, rewind, clear, still, direct }
}

export type TableState = ReturnType<typeof tableState>
