/** The host's list of tables, and the actions on them. */
import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import type { LevelNumber } from '../../shared/engine/player-level'
import type { Refusal } from '../../shared/engine/rules'
import type { Reply, Request, SeatBy, TableInfo } from '../../shared/protocol/messages'
import { useConnection } from './connection'
import { useSettings } from './settings'

/** Name and colour of a seat of a new table. */
interface NewSeat {
  readonly name: string
  readonly colour: string
}

/** A seat and who plays there; `level` and `style` for a computer player. */
export interface PlannedSeat extends NewSeat {
  readonly by: SeatBy
  readonly level?: LevelNumber
  readonly style?: string
}

/** What people see at a table, apart from its game's options: all hidden information, or no hints. */
export interface Openness {
  readonly open?: true
  readonly hints?: false
}

/** How a new table is played, apart from its game's options. */
export interface PlayMode extends Openness {
  /** Set for the table of the day: its date. */
  readonly daily?: string
}

const lobbyPlan = (
  options: Readonly<Record<string, string>>,
  seats: readonly PlannedSeat[],
  pack: unknown
): Pick<Extract<Request, { type: 'gatherTable' }>, 'options' | 'seats' | 'pack'> => ({
  options: { ...options },
  seats: seats.map((seat) => ({ ...seat })),
  ...(pack !== undefined && { pack })
})

export const useTables = defineStore('tables', () => {
  const connection = useConnection()
  const settings = useSettings()
  const tables = shallowRef<readonly TableInfo[]>([])
  /** The finished tables are unfolded in the list. */
  const showsFinished = shallowRef(false)
  /** The list has arrived. */
  const known = shallowRef(false)
  /** Last played first; damaged tables, which cannot be opened, at the end. */
  const sorted = computed(() =>
    [...tables.value].sort(
      (a, b) => Number(a.status === 'damaged') - Number(b.status === 'damaged') || b.updated - a.updated
    )
  )
  /** The running table that was played last. */
  const last = computed(() => sorted.value.find((table) => table.status === 'running'))

  /** Fetches the list. */
  async function refresh(): Promise<void> {
    const reply = await connection.request({ type: 'listTables' })
    if (reply.ok) replace(reply.value.tables)
  }

  /** Replaces the list with one that a host has just sent. */
  function replace(list: readonly TableInfo[]): void {
    tables.value = list
    known.value = true
  }

  async function ask<R extends Request>(request: R): Promise<Reply<R['type']>> {
    const reply = await connection.request(request)
    await refresh()
    return reply
  }

  const create = (
    game: string,
    options: Readonly<Record<string, string>>,
    seats: readonly NewSeat[],
    pack?: unknown,
    mode: PlayMode = {}
  ): Promise<Reply<'createTable'>> =>
    ask({
      type: 'createTable',
      game,
      options: { ...options },
      seats: seats.map((seat) => ({ ...seat })),
      ...(pack !== undefined && { pack }),
      ...mode
    })
  /** Creates a table as a lobby that waits for its people. */
  const createLobby = (
    game: string,
    options: Readonly<Record<string, string>>,
    seats: readonly PlannedSeat[],
    pack?: unknown,
    mode: PlayMode = {}
  ): Promise<Reply<'gatherTable'>> =>
    ask({ type: 'gatherTable', game, ...lobbyPlan(options, seats, pack), ...mode })
  /** Changes the plan of a table in its lobby, whole. */
  const changeLobby = (
    table: string,
    options: Readonly<Record<string, string>>,
    seats: readonly PlannedSeat[],
    pack: unknown,
    openness: Openness
  ): Promise<Reply<'changeTable'>> =>
    ask({ type: 'changeTable', table, ...lobbyPlan(options, seats, pack), ...openness })
  /** Creates the table of the new-table form: it begins at once unless somebody plays on the LAN. Remembers its game for the next form. */
  async function setUp(
    game: string,
    options: Readonly<Record<string, string>>,
    seats: readonly PlannedSeat[],
    pack?: unknown,
    mode: PlayMode = {}
  ): Promise<Reply<'createTable' | 'gatherTable'>> {
    void settings.change({ lastGame: game })
    if (seats.every(({ by }) => by === 'here'))
      return create(
        game,
        options,
        seats.map(({ name, colour }) => ({ name, colour })),
        pack,
        mode
      )
    const made = await createLobby(game, options, seats, pack, mode)
    if (!made.ok || seats.some(({ by }) => by === 'lan')) return made
    const begun = await connection.request({ type: 'beginTable', table: made.value.table })
    return begun.ok ? made : { ok: false, refusal: begun.refusal }
  }
  /** Creates a table for the same people, seated as they last chose. */
  const rematch = (table: string): Promise<Reply<'rematch'>> =>
    ask({ type: 'rematch', table, seating: settings.settings.rematch })
  const importFile = (name: string, text: string): Promise<Reply<'importTable'>> =>
    ask({ type: 'importTable', name, text })
  const exportFile = (table: string): Promise<Reply<'exportTable'>> =>
    connection.request({ type: 'exportTable', table })

  async function remove(table: string): Promise<Refusal | undefined> {
    const reply = await ask({ type: 'deleteTable', table })
    return reply.ok ? undefined : reply.refusal
  }

  /** Brings back a table that was deleted. */
  async function restore(table: string): Promise<Refusal | undefined> {
    const reply = await ask({ type: 'restoreTable', table })
    return reply.ok ? undefined : reply.refusal
  }

  async function abandon(table: string): Promise<Refusal | undefined> {
    const reply = await ask({ type: 'abandonTable', table })
    return reply.ok ? undefined : reply.refusal
  }

  /** Fetches the list and keeps it up to date. Call once. */
  function listen(): void {
    connection.onPush((push) => {
      if (push.type === 'tables') replace(push.tables)
    })
    watch(
      () => [connection.reachable, connection.hostId] as const,
      ([reachable]) => reachable && void refresh()
    )
    void refresh()
  }

  return {
    tables,
    sorted,
    last,
    known,
    showsFinished,
    refresh,
    replace,
    setUp,
    rematch,
    importFile,
    exportFile,
    changeLobby,
    remove,
    restore,
    abandon,
    listen
  }
})
