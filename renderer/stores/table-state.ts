/**
 * The state of the open table and how the host's messages change it: a snapshot replaces the position, an update evolves it
 * by its events, a rewind takes entries back.
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
  Update,
  Watched
} from '../../shared/protocol/messages'
import { uiById } from './games'
import type { Context } from '../contract/game-ui'
import { entryWaiter } from './entry-waiter'
import { noTable, requestsIn, type HostState } from './host-state'
import { structuralShare } from './structural-share'
import type { Director } from './table-types'

/** The content that a position is played with; the game's whole content while there is no position. */
const contentIn = ({ content, contentIn: of }: Game, view: unknown): unknown =>
  view === undefined || !of ? content : of(view)

/** A message about the people of a table. */
type People = { readonly table: TableInfo } & Standing & Watched

/** The most chat lines kept for a table. */
const maxChatLines = 100

/**
 * The state of the open table; create one per page. `gameOf` returns a table's game over its content pack; `trusts` tells
 * whether to believe the host that a seat belongs to this device. `onReplaced` is called before the whole position is replaced.
 */
export function tableState(
  gameOf: (table: TableInfo) => Game | undefined,
  trusts: (seat: Seat) => boolean,
  onReplaced: () => void
) {
  const hostState = shallowRef<HostState>(noTable)
  /** Changes all given parts in one assignment, so that a watcher of one part never sees another from an earlier moment. */
  function change(part: Partial<HostState>): void {
    hostState.value = { ...hostState.value, ...part }
  }
  const part = <K extends keyof HostState>(key: K): WritableComputedRef<HostState[K]> =>
    computed({
      get: () => hostState.value[key],
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
  const watchers = part('watchers')
  const removed = part('removed')
  const takeBack = part('takeBack')
  const chat = part('chat')
  const next = part('next')
  const decisions = part('decisions')
  const log = part('log')
  const stopped = part('stopped')
  const replay = part('replay')
  /** The choice that this device may take back, or the barrier to that. */
  const undoState = computed<UndoState>(() => {
    const { undo, own: here } = hostState.value
    return 'seat' in undo && !here.includes(undo.seat) ? { barrier: 'other-seat' } : undo
  })
  const appliedEntries = entryWaiter()
  let director: Director | undefined
  /** Updates of a batch whose last one has not arrived yet. */
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
  /** The choices of that decision, computed by the rules from the seat's own view. */
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

  /** A replay is shown, or a table of which no seat belongs to this device: there is nothing to choose here. */
  const watching = computed(() => Boolean(replay.value) || (Boolean(info.value) && own.value.length === 0))

  /** The parts of the state about people, out of a message. */
  function peopleOf({ table, watchers: those = [], ...standing }: People): Partial<HostState> {
    return {
      watchers: those,
      info: structuralShare(info.value, table),
      own: standing.own.filter(trusts),
      ...requestsIn(standing, trusts)
    }
  }

  const setPeople = (message: People): void => change(peopleOf(message))

  /** Takes over only the requests for seats out of a message. */
  const setRequests = (standing: Standing): void => change(requestsIn(standing, trusts))

  /** Takes over the open table's entry of the host's list of tables. */
  const setInfo = (table: TableInfo): void => change({ info: structuralShare(info.value, table) })

  /** Drops the updates held for the position that is about to be replaced. */
  function dropHeld(): void {
    held = []
    onReplaced()
  }

  /** Shows a lobby: a table without a game yet. */
  function showLobby(lobby: Lobby): void {
    dropHeld()
    director?.cut()
    change({ ...noTable, replay: replay.value, ...peopleOf(lobby), chat: lobby.chat })
    appliedEntries.advance(0)
  }

  function addChatLine(line: ChatLine): void {
    change({ chat: [...chat.value, line].slice(-maxChatLines) })
  }

  /**
   * True if the snapshot shows the same position to another seat, and the pieces still moving reveal no secrets of the seat
   * before (T-19); at an open table there are none.
   */
  const onlyChangesSeat = ({ table, next: after }: Snapshot): boolean =>
    table.id === info.value?.id &&
    after === next.value &&
    (!secrets.value || table.open === true) &&
    !replay.value

  function replace(snapshot: Snapshot): void {
    dropHeld()
    if (onlyChangesSeat(snapshot)) director?.reseated()
    else director?.cut()
    const { chat: lines, seat: by, secrets: open, log: entries, next: after, undo } = snapshot
    change({
      ...peopleOf(snapshot),
      chat: lines,
      seat: by,
      secrets: open,
      log: entries,
      next: after,
      undo,
      view: structuralShare(view.value, snapshot.view),
      decisions: snapshot.decisions,
      stopped: undefined
    })
    appliedEntries.advance(after)
  }

  /**
   * Applies an update; those of one batch are applied together, so that nobody sees a position between two of its choices.
   * `gap`: entries are missing and a snapshot is needed; `old`: already applied; `held`: more of the batch is to come.
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
    const position: unknown = game.value.rules.copy(view.value)
    for (const event of entries.flatMap(({ events }) => events)) {
      director?.before(event, {
        seats: info.value.seats,
        view: position,
        content: contentIn(game.value, position)
      })
      game.value.rules.evolve(position, event)
    }
    change({
      next: after,
      decisions: open,
      undo,
      view: structuralShare(view.value, position),
      log: [...log.value, ...entries]
    })
    appliedEntries.advance(after)
    director?.after()
    return 'applied'
  }

  function rewind({ undone, next: after, view: back, decisions: open, undo }: Rewind): void {
    held = []
    director?.cut()
    change({
      next: after,
      decisions: open,
      undo,
      view: structuralShare(view.value, back),
      log: log.value.map((entry) => (entry.number >= undone ? { ...entry, undone: true } : entry))
    })
    appliedEntries.advance(after)
  }

  /** Clears the state, as no table is open any more; a replay stays. */
  function clear(): void {
    dropHeld()
    director?.cut()
    change({ ...noTable, replay: replay.value })
    appliedEntries.advance(0)
  }

  /** Ends all running animations: the table is shown as it is. */
  function endAnimations(): void {
    director?.cut()
  }

  /** Sets the director that animates events; undefined removes it. */
  function setDirector(by: Director | undefined): void {
    director = by
  }

  const refs = {
    hostState,
    info,
    game,
    ui,
    view,
    seat,
    secrets,
    own,
    watching,
    asking,
    wishing,
    wishes,
    watchers,
    removed,
    takeBack,
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
    appliedEntries,
    setPeople,
    setRequests,
    setInfo,
    showLobby,
    addChatLine,
    replace,
    update,
    rewind,
    clear,
    endAnimations,
    setDirector
  }
}

export type TableState = ReturnType<typeof tableState>
