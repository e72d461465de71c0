// The list of a save folder's tables: those that are open speak for themselves, the others are read once.

import { mostTables } from '../../../shared/protocol/from-host'
import type { TableInfo, TableStatus } from '../../../shared/protocol/messages'
import type { TableDependencies } from './dependencies'
import { listedLobby, type LobbyTable } from './lobby-table'
import { listed } from './summary'
import type { Table } from './table'

/** Where connections sit: a table that plays, or one that still waits for its people. */
export type Room = Table | LobbyTable

/** A table at which something can still happen. */
export const isLive = (status: TableStatus): boolean => status === 'gathering' || status === 'running'

export class Listing {
  readonly #dependencies: TableDependencies
  readonly #open: ReadonlyMap<string, Room>
  /** Tables that are not open, as the list shows them. */
  readonly #closed = new Map<string, TableInfo>()

  /** `open` are the tables that are open at the moment. */
  constructor(dependencies: TableDependencies, open: ReadonlyMap<string, Room>) {
    this.#dependencies = dependencies
    this.#open = open
  }

  /** All tables, latest first. Files that came into the folder meanwhile are found. */
  all(): TableInfo[] {
    const ids = new Set([...this.#dependencies.store.allIds(), ...this.#open.keys()])
    for (const id of this.#closed.keys()) if (!ids.has(id)) this.#closed.delete(id)
    return [...ids]
      .map((id) => this.#info(id))
      .filter((info) => info !== undefined)
      .sort((a, b) => b.updated - a.updated)
  }

  /**
   * Those that guests may know of, as a stranger may see them; of these as many as a list for them holds: rather games
   * to come than past ones.
   */
  shared(): TableInfo[] {
    const shared = this.all()
      .filter(({ share, status }) => share !== undefined && status !== 'watchable')
      .map(forStrangers)
      .sort((a, b) => b.updated - a.updated)
    if (shared.length <= mostTables) return shared
    const past = ({ status }: TableInfo): number => (isLive(status) ? 0 : 1)
    return shared.toSorted((a, b) => past(a) - past(b)).slice(0, mostTables)
  }

  /** True if guests may know of the table. */
  isShared(id: string): boolean {
    const open = this.#open.get(id)
    if (open) return open.people.share !== undefined
    return this.#dependencies.store.allIds().includes(id) && this.#info(id)?.share !== undefined
  }

  /** True for a table that can be watched and not played on. */
  isWatchable(id: string): boolean {
    return this.#dependencies.store.ids().includes(id) && this.#info(id)?.status === 'watchable'
  }

  /** True if the LAN is needed: a shared table waits for its people or is played, or is over and somebody is at it. */
  get needsLan(): boolean {
    return this.all().some(({ id, share, status }) => share && (isLive(status) || this.#open.has(id)))
  }

  /** The table is open from now on, or gone: what was read of it no longer holds. */
  forget(id: string): void {
    this.#closed.delete(id)
  }

  /** Undefined for a table file that a crash left without its game. */
  #info(id: string): TableInfo | undefined {
    const open = this.#open.get(id)
    if (open) return open.info()
    const info = this.#closed.get(id) ?? this.#read(id)
    if (info) this.#closed.set(id, info)
    return info
  }

  #read(id: string): TableInfo | undefined {
    const { store } = this.#dependencies
    return store.ids().includes(id) ? listed(this.#dependencies, id) : listedLobby(this.#dependencies, id)
  }
}

/** A table with a password shows neither its people nor the state of its game to anyone who has not entered. */
function forStrangers(info: TableInfo): TableInfo {
  const { id, game, status, rules, share, created, after } = info
  if (!share?.password) return info
  return {
    id,
    game,
    status,
    ...(rules !== undefined && { rules }),
    seats: [],
    share,
    options: {},
    created,
    updated: created,
    ...(after !== undefined && { after }),
    choices: 0,
    waiting: []
  }
}
