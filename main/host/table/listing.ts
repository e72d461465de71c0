// The list of a save folder's tables. Open tables report their own state; the files of the others are read once and
// cached.

import { mostTables } from '../../../shared/protocol/from-host-tables'
import type { GameResult, TableInfo } from '../../../shared/protocol/messages'
import { isLive } from '../../../shared/protocol/table-messages'
import type { TableDependencies } from './dependencies'
import { mayPass } from '../refusal-error'
import { listedLobby, type LobbyTable } from './lobby-table'
import { gameResult } from './results'
import { listed } from './summary'
import type { Table } from './table'

/** What a connection can be at: a table whose game has begun, or one in its lobby. */
export type Room = Table | LobbyTable

export class Listing {
  readonly #dependencies: TableDependencies
  readonly #open: ReadonlyMap<string, Room>
  readonly #hidden: ReadonlySet<string>
  /** Cached infos of tables that are not open. */
  readonly #closed = new Map<string, TableInfo>()

  /** `open`: the tables that are open; `hidden`: those not to be listed; both kept up to date by the caller. */
  constructor(dependencies: TableDependencies, open: ReadonlyMap<string, Room>, hidden: ReadonlySet<string>) {
    this.#dependencies = dependencies
    this.#open = open
    this.#hidden = hidden
  }

  /** All tables, the latest first, including those whose files were added to the folder meanwhile. */
  all(): TableInfo[] {
    const ids = new Set([...this.#dependencies.store.allIds(), ...this.#open.keys()])
    for (const id of this.#closed.keys()) if (!ids.has(id)) this.#closed.delete(id)
    return [...ids]
      .filter((id) => !this.#hidden.has(id))
      .map((id) => this.#info(id))
      .filter((info) => info !== undefined)
      .sort((a, b) => b.updated - a.updated)
  }

  /**
   * The shared tables, as a guest may see them who is at table `at`, if at any. If there are more than a list for guests
   * holds, finished games are left out first.
   */
  shared(at?: string): TableInfo[] {
    const shared = this.all()
      .filter(({ share, status }) => share !== undefined && status !== 'watchable')
      .map((info) => (info.id === at ? info : forStrangers(info)))
      .sort((a, b) => b.updated - a.updated)
    if (shared.length <= mostTables) return shared
    const rank = ({ status }: TableInfo): number => (isLive(status) ? 0 : 1)
    return shared.toSorted((a, b) => rank(a) - rank(b)).slice(0, mostTables)
  }

  /** True if the table is shared with guests. */
  isShared(id: string): boolean {
    const open = this.#open.get(id)
    if (open) return open.people.share !== undefined
    if (this.#hidden.has(id)) return false
    return this.#dependencies.store.allIds().includes(id) && this.#info(id)?.share !== undefined
  }

  /** True for a game that can be watched but not continued. */
  isWatchable(id: string): boolean {
    if (this.#hidden.has(id)) return false
    return this.#dependencies.store.ids().includes(id) && this.#info(id)?.status === 'watchable'
  }

  /** The result of a table; undefined if it has none. */
  gameResult(id: string): GameResult | undefined {
    const info = this.#info(id)
    return info && gameResult(info)
  }

  /** True if a shared table needs the LAN: it is in its lobby, being played, or still open. */
  get needsLan(): boolean {
    return this.all().some(({ id, share, status }) => share && (isLive(status) || this.#open.has(id)))
  }

  /** Drops the cached info of a table that was opened or deleted. */
  forget(id: string): void {
    this.#closed.delete(id)
  }

  /** Undefined for the leftover of a table whose creation was interrupted by a crash. */
  #info(id: string): TableInfo | undefined {
    const open = this.#open.get(id)
    if (open) return open.info()
    const info = this.#closed.get(id) ?? this.#read(id)
    if (info && !(info.damage && mayPass(info.damage))) this.#closed.set(id, info)
    return info
  }

  #read(id: string): TableInfo | undefined {
    const { store } = this.#dependencies
    return store.hasGame(id) ? listed(this.#dependencies, id) : listedLobby(this.#dependencies, id)
  }
}

/** Hides the people and the state of the game of a table with a password from those who have not entered it. */
function forStrangers(info: TableInfo): TableInfo {
  const { id, game, status, rules, share, created, after, afterSeats } = info
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
    ...(afterSeats && { afterSeats }),
    choices: 0,
    waiting: []
  }
}
