// The tables of the save folder: opens, begins, exports, deletes and unloads whole tables.

import { Chance } from '../../../shared/engine/chance'
import { headerLine, readFile } from '../../../shared/engine/file'
import { configOf } from '../../../shared/engine/record'
import { playedOptions } from '../../../shared/engine/rules'
import { seriesAfter, type Seating } from '../../../shared/protocol/series'
import type { Answers, GameResult } from '../../../shared/protocol/messages'
import { deal } from './deal'
import { LobbyTable } from './lobby-table'
import type { TableDependencies } from './dependencies'
import { IdleTimer } from './idle-timer'
import { Listing, type Room } from './listing'
import type { LobbyPlan } from './lobby-plan'
import { dealDependencies, NewTables } from './new-tables'
import { nextSeats, seatedAs } from './next-game'
import { gameResult } from './results'
import { exportName } from '../folder/names'
import { folderRefusal, refusal, refuse, Refused } from '../refusal-error'
import { Table } from './table'
import { mannerOf, type Manner, type TableFile } from '../folder/tablefile'

/**
 * `list`: a table was added or removed or has another status; `progress`: a game went on; `unloaded`: a shared table
 * was.
 */
export type Changed = 'list' | 'progress' | 'unloaded'

export class Tables {
  readonly listing: Listing
  /** Creates new tables. */
  readonly newTables: NewTables
  readonly #dependencies: TableDependencies
  readonly #changed: (what: Changed) => void
  readonly #open = new Map<string, Room>()
  /** Tables whose files are being deleted: for everybody they are gone already. */
  readonly #deleting = new Set<string>()
  readonly #idle = new IdleTimer<Room>()
  /** Resolves when all tables due are unloaded; they are unloaded one after another. */
  #unloading: Promise<void> = Promise.resolve()

  constructor(dependencies: TableDependencies, changed: (what: Changed) => void) {
    this.#dependencies = dependencies
    this.#changed = changed
    this.listing = new Listing(dependencies, this.#open, this.#deleting)
    this.newTables = new NewTables(dependencies, () => changed('list'))
  }

  /** The open tables. */
  get rooms(): Iterable<Room> {
    return this.#open.values()
  }

  /** Returns the table, which is opened if need be. Refusals: unknown-table, file-damaged, those of `Table`. */
  open(id: string): Room {
    if (this.#deleting.has(id)) refuse('unknown-table', { table: id })
    const room = this.#open.get(id) ?? this.#opened(id)
    this.#open.set(id, room)
    this.listing.forget(id)
    this.#idle.touch(room)
    return room
  }

  /** Checks the game files of the open tables. Call it regularly. */
  checkFiles(): void {
    for (const room of this.#open.values()) if (room instanceof Table) room.checkFile()
  }

  /** Unloads tables that nobody has used for a while; `open` loads them again. Call it regularly. */
  unloadIdle(): void {
    const due = this.#idle.due(this.#open.values(), this.#dependencies.now())
    for (const room of due) this.#unloading = this.#unloading.then(() => this.#unload(room))
  }

  /** Returns the table, if its game has begun. Refusals: not-begun, those of `open`. */
  playing(id: string): Table {
    const room = this.open(id)
    return room instanceof Table ? room : refuse('not-begun')
  }

  /**
   * Changes what a lobby's game will be and who plays it; everybody there gets its new state. Refusals: begun, those of
   * `LobbyTable.change` and `open`.
   */
  async changeLobby(id: string, plan: Omit<LobbyPlan, 'game'>, manner: Manner): Promise<void> {
    await this.#lobby(id).change(plan, manner)
    this.#changed('list')
  }

  /**
   * Begins the game of a lobby; the table keeps its id, and everybody at it gets a snapshot. Refusals: seats-open
   * (`free`: how many), begun, those of `deal` and `open`, folder-failed.
   */
  async begin(id: string): Promise<void> {
    const room = this.#lobby(id)
    const { people } = room
    if (people.seats.free > 0) refuse('seats-open', { free: people.seats.free })
    const { header } = deal(dealDependencies(this.#dependencies, room.wish.game, people.notes.now), room.wish)
    room.beginning = true
    try {
      // The game file first: once it exists, the game has begun, whatever the table file says.
      await this.#dependencies.store.deal(id, headerLine(header))
    } finally {
      room.beginning = false
    }
    if (this.#open.get(id) !== room) return
    people.notes.note({ lobby: undefined })
    this.#open.set(id, new Table(this.#dependencies, id, this.#changed, people))
    for (const member of people.members) member.begun()
    this.#changed('list')
    await people.notes.write()
  }

  /**
   * Creates a table like this one and returns its id: with the same people (the seat tokens stay valid), seated as
   * `seating` says and shared in the same way, and with the results of the games so far. Whatever is drawn at the setup
   * is drawn again. Refusals: not-begun, those of `create` and `open`.
   */
  async rematch(id: string, seating: Seating = 'kept'): Promise<string> {
    const { header, game, people, played, starter } = this.playing(id)
    const chance = new Chance(this.#dependencies.source())
    const { order, begins } = nextSeats(seating, header.seats.length, starter, chance)
    const seatOptions = game.rules.options.filter(({ kind }) => kind === 'seat').map(({ id }) => id)
    const start = Object.fromEntries(seatOptions.map((id) => [id, begins]))
    const options = { ...playedOptions(game.rules, configOf(header)), ...start }
    const series = seriesAfter(people.notes.now.series ?? [], played)
    // A rematch of a daily table is not a daily table: its chance is not fixed by the day.
    const setting = {
      seats: seatedAs(order, people.seats.notes),
      after: id,
      ...(order.some((before, seat) => before !== seat) && { afterSeats: [...order] }),
      ...(series.length > 0 && { series }),
      ...(people.share && { share: people.share }),
      ...mannerOf({ ...people.notes.now, daily: undefined })
    }
    return this.newTables.create(
      { game: header.game, options, seats: seatedAs(order, header.seats), pack: header.pack },
      setting
    )
  }

  /**
   * The game file as it is, also if another program has taken it away meanwhile. `secrets`: it may contain hidden
   * information of a game that is not over. Refusals: those of `playing`.
   */
  async export(id: string): Promise<Answers['exportTable']> {
    const { store } = this.#dependencies
    const textOf = (file: Uint8Array): string => Buffer.from(file).toString('utf8')
    if (this.listing.isWatchable(id)) {
      const text = textOf(store.read(id))
      const read = readFile(text)
      const { created } = store.readTableFile(id)
      if (read.ok) return { name: exportName(read.header, created), text, secrets: true }
    }
    const table = this.playing(id)
    const name = exportName(table.header, table.info().created)
    return { name, text: textOf(table.held), secrets: table.hasSecrets() }
  }

  /** Ends a game without a result. Refusals: table-over, folder-failed, journal-failed, those of `playing`. */
  async abandon(id: string): Promise<void> {
    await this.playing(id).abandon()
    this.#changed('list')
  }

  /** The results of all tables, also of deleted ones, the oldest first. */
  results(): GameResult[] {
    const tables = this.listing.all()
    const here = new Set(tables.map(({ id }) => id))
    const deleted = this.#dependencies.deletedResults.games.filter(({ table }) => !here.has(table))
    return [...deleted, ...tables.flatMap((info) => gameResult(info) ?? [])].sort((a, b) => a.at - b.at)
  }

  /** Deletes a table, damaged or not; its result is kept, and `restore` undoes it. Refusals: unknown-table, folder-failed. */
  async delete(id: string): Promise<void> {
    const { store } = this.#dependencies
    await this.#unloading
    const room = this.#open.get(id)
    if (this.#deleting.has(id) || (!room && !store.allIds().includes(id)))
      refuse('unknown-table', { table: id })
    // As long as the table exists, its own result counts.
    this.#dependencies.deletedResults.set(id, this.listing.gameResult(id))
    this.#deleting.add(id)
    this.#open.delete(id)
    this.listing.forget(id)
    // What is only noted so far comes back with the table, too. A full disk keeps nobody from deleting.
    room?.people.notes.write().catch(() => undefined)
    const closed = room?.close()
    // Before the files are deleted, so that nobody can play, sit down or chat at the table meanwhile.
    const tell = room?.people.disband()
    try {
      await closed
      await store.remove(id)
    } catch (error) {
      tell?.(folderRefusal(error))
      throw error
    } finally {
      this.#deleting.delete(id)
    }
    tell?.(refusal('unknown-table', { table: id }))
    this.#changed('list')
  }

  /** Brings back a table that was deleted, as it was. Refusals: unknown-table if its files are not kept, folder-failed. */
  async restore(id: string): Promise<void> {
    if (!(await this.#dependencies.store.bringBack(id))) refuse('unknown-table', { table: id })
    this.#changed('list')
  }

  /** Closes all open tables. `ours`: the folder is still this host's, so their state is written first. */
  async close(ours: boolean): Promise<void> {
    await this.#unloading
    for (const room of this.#open.values()) {
      if (ours)
        await room
          .save()
          .catch(() => this.#dependencies.log(`table ${room.id}: its table file could not be written`))
      await room.close()
    }
    this.#open.clear()
  }

  async #unload(room: Room): Promise<void> {
    // While other tables were unloaded, this one may have been closed or visited.
    if (this.#open.get(room.id) !== room || !room.idle) return
    try {
      await room.save()
      // Somebody may have come meanwhile.
      if (this.#open.get(room.id) !== room || !room.idle) return
      this.#open.delete(room.id)
      await room.close()
      if (room.people.share) this.#changed('unloaded')
    } catch {
      this.#dependencies.log(`table ${room.id}: its table file could not be written`)
    }
  }

  /** Returns the lobby. Refusals: begun, those of `open`. */
  #lobby(id: string): LobbyTable {
    const room = this.open(id)
    return room instanceof Table || room.beginning ? refuse('begun') : room
  }

  #opened(id: string): Room {
    const { store } = this.#dependencies
    if (store.ids().includes(id)) return new Table(this.#dependencies, id, this.#changed)
    const file = store.allIds().includes(id) ? this.#lobbyFile(id) : undefined
    if (file === 'damaged') return refuse('file-damaged')
    if (!file?.lobby) return refuse('unknown-table', { table: id })
    return new LobbyTable(this.#dependencies, id, { ...file, lobby: file.lobby }, this.#changed, () =>
      this.#beginFull(id)
    )
  }

  #lobbyFile(id: string): TableFile | 'damaged' {
    try {
      return this.#dependencies.store.readLobby(id)
    } catch (error) {
      throw new Refused(folderRefusal(error))
    }
  }

  #beginFull(id: string): void {
    this.begin(id).catch((error: unknown) => {
      const code = error instanceof Refused ? error.refusal.code : String(error)
      // If two seats are taken at once, the second attempt finds that the game has begun.
      if (code !== 'begun') this.#dependencies.log(`table ${id}: did not begin: ${code}`)
    })
  }
}
