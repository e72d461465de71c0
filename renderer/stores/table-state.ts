/**
 * What the host has said of the open table, as one object, and how its messages change it: snapshots replace, updates
 * evolve, rewinds go back.
 */
import { computed, shallowRef, type WritableComputedRef } from 'vue'
import type { ChoiceSet } from '../../shared/engine/choices'
import type { Outcome, Seat } from '../../shared/engine/rules'
import type { Game } from '../../shared/games/game'
import type {
  ChatLine,
  Lobby,
  Rewind,
  Snapshot,
  Standing,
  TableInfo,
  UndoState,
  Update
} from '../../shared/protocol/messages'
import { uiById } from './games'
import type { Context } from '../contract/game-ui'
import { entryWaiter } from './entry-waiter'
import { nothing, type HostState } from './host-state'
import { structuralShare } from './structural-share'
import type { Director } from './table-types'

/** The tables that a game is played over in a position; its own where none is known. */
const contentIn = ({ content, contentIn: of }: Game, view: unknown): unknown =>
  view === undefined || !of ? content : of(view)

/** Lines of chat that a table remembers. */
const mostLines = 100

/**
 * The state of the open table. One for the page. `gameOf` knows the game over each table's content; `trusts` says of
 * which seats the host is believed that they are this device's. `anew` is called when all there is has been replaced.
 */
export function tableState(
  gameOf: (table: TableInfo) => Game | undefined,
  trusts: (seat: Seat) => boolean,
  anew: () => void
) {
  const said = shallowRef<HostState>(nothing)
  /** Everything changes at once: whoever watches a part of the table finds all other parts of the same moment. */
  function change(part: Partial<HostState>): void {
    said.value = { ...said.value, ...part }
  }
  const part = <K extends keyof HostState>(key: K): WritableComputedRef<HostState[K]> =>
    computed({
      get: () => said.value[key],
      set: (to) => change({ [key]: to })
    })
  const info = part('info')
  const view = part('view')
  const seat = part('seat')
  const secrets = part('secrets')
  const own = part('own')
  const asking = part('asking')
  const wishing = part('wishing')
  const wishes = part('wishes')
  const chat = part('chat')
  const next = part('next')
  const decisions = part('decisions')
  const log = part('log')
  const stopped = part('stopped')
  const replay = part('replay')
  /** Whether this device may take the latest choice back. */
  const undoState = computed<UndoState>(() => {
    const { undo, own: here } = said.value
    return 'seat' in undo && !here.includes(undo.seat) ? { barrier: 'other-seat' } : undo
  })
  const booked = entryWaiter()
  let director: Director | undefined
  /** Updates of a command whose last one has not come yet. */
  let held: Update[] = []

  const game = computed(() => (info.value ? gameOf(info.value) : undefined))
  const ui = computed(() => (info.value ? uiById(info.value.game) : undefined))
  const context = computed<Context>(() => ({
    seats: info.value?.seats ?? [],
    view: view.value,
    content: game.value && contentIn(game.value, view.value)
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

  /** Who sits where, and how the table is shared. */
  function peopleOf({ table, ...standing }: { readonly table: TableInfo } & Standing): Partial<HostState> {
    return {
      info: structuralShare(info.value, table),
      own: standing.own.filter(trusts),
      asking: standing.asking?.filter(trusts) ?? [],
      wishing: standing.wishing ?? [],
      wishes: standing.wishes ?? []
    }
  }

  function people(told: { readonly table: TableInfo } & Standing): void {
    change(peopleOf(told))
  }

  /** The host's list of tables has this one as it is now. */
  function listed(table: TableInfo): void {
    change({ info: structuralShare(info.value, table) })
  }

  /** What was to be applied to the position before leads nowhere. */
  function forget(): void {
    held = []
    anew()
  }

  /** The table waits for its people: there is nothing of a game yet. */
  function gather(lobby: Lobby): void {
    forget()
    director?.cut()
    change({ ...nothing, replay: replay.value, ...peopleOf(lobby), chat: lobby.chat })
    booked.reached(0)
  }

  function hearSaid(line: ChatLine): void {
    change({ chat: [...chat.value, line].slice(-mostLines) })
  }

  /**
   * True if the snapshot shows no more than another seat's side of the position, and none of what moves is secret (T-19);
   * at an open table nothing is.
   */
  const turnsRound = ({ table, next: after }: Snapshot): boolean =>
    table.id === info.value?.id &&
    after === next.value &&
    (!secrets.value || table.open === true) &&
    !replay.value

  function replace(snapshot: Snapshot): void {
    forget()
    if (turnsRound(snapshot)) director?.reseated()
    else director?.cut()
    const { chat: lines, seat: by, secrets: open, log: entries, next: after, undo } = snapshot
    change({
      ...peopleOf(snapshot),
      ...{ chat: lines, seat: by, secrets: open, log: entries, next: after, undo },
      view: structuralShare(view.value, snapshot.view),
      decisions: snapshot.decisions,
      stopped: undefined
    })
    booked.reached(after)
  }

  /**
   * Applies an update; those of one command are applied together, so that nobody sees a position between two of its
   * choices. `gap`: entries are missing, a snapshot is needed; `old`: nothing new; `held`: the command goes on.
   */
  function update(push: Update): 'applied' | 'held' | 'gap' | 'old' {
    const expected = next.value + held.length
    if (!info.value || !game.value || push.entry.number < expected) return 'old'
    const gap = push.entry.number > expected
    if (!gap) held.push(push)
    if (!gap && push.more) return 'held'
    const { next: after, decisions: open, undo } = push
    const entries = held.map(({ entry }) => entry)
    held = []
    if (gap) return 'gap'
    const moved: unknown = game.value.rules.copy(view.value)
    for (const event of entries.flatMap(({ events }) => events)) {
      director?.before(event, { seats: info.value.seats, view: moved, content: contentIn(game.value, moved) })
      game.value.rules.evolve(moved, event)
    }
    change({
      ...{ next: after, decisions: open, undo },
      view: structuralShare(view.value, moved),
      log: [...log.value, ...entries]
    })
    booked.reached(after)
    director?.after()
    return 'applied'
  }

  function rewind({ undone, next: after, view: back, decisions: open, undo }: Rewind): void {
    held = []
    director?.cut()
    change({
      ...{ next: after, decisions: open, undo },
      view: structuralShare(view.value, back),
      log: log.value.map((entry) => (entry.number >= undone ? { ...entry, undone: true } : entry))
    })
    booked.reached(after)
  }

  /** Forgets the table. */
  function clear(): void {
    forget()
    director?.cut()
    change({ ...nothing, replay: replay.value })
    booked.reached(0)
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
    said,
    info,
    game,
    ui,
    view,
    seat,
    secrets,
    own,
    asking,
    wishing,
    wishes,
    chat,
    next,
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
  return {
    refs,
    booked,
    people,
    listed,
    gather,
    said: hearSaid,
    replace,
    update,
    rewind,
    clear,
    still,
    direct
  }
}

export type TableState = ReturnType<typeof tableState>
