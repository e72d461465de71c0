// The tables of the save folder: everything that opens, begins, takes away or carries a whole table.

import { headerLine, readFile } from '../../../shared/engine/file'
import { configOf } from '../../../shared/engine/record'
import { playedOptions } from '../../../shared/engine/rules'
import type { Answers } from '../../../shared/protocol/messages'
import { deal } from './deal'
import { LobbyTable } from './lobby-table'
import type { TableDependencies } from './dependencies'
import { IdleTimer } from './idle-timer'
import { Listing, type Room } from './listing'
import { dealing, NewTables } from './new-tables'
import { exportName } from '../folder/names'
import { folderRefusal, refusal, refuse, Refused } from '../refusal-error'
import { Table } from './table'
import { mannerOf, type TableFile } from '../folder/tablefile'

/** The list has other tables or states; a game went on; a shared table was closed, since nobody is at it. */
export type Changed = 'list' | 'progress' | 'unloaded'

export class Tables {
  readonly listing: Listing
  /** Makes new ones. */
  readonly newTables: NewTables
  readonly #dependencies: TableDependencies
  readonly #changed: (what: Changed) => void
  readonly #open = new Map<string, Room>()
  readonly #idle = new IdleTimer<Room>()
  /** Tables that are being put to rest. */
  #unloading: Promise<void> = Promise.resolve()

  constructor(dependencies: TableDependencies, changed: (what: Changed) => void) {
    this.#dependencies = dependencies
    this.#changed = changed
    this.listing = new Listing(dependencies, this.#open)
    this.newTables = new NewTables(dependencies, () => changed('list'))
  }

  /** The tables that are open, in their lobby or playing. */
  get rooms(): Iterable<Room> {
    return this.#open.values()
  }

  /** The open table; opens it first if need be. Refusals: unknown-table, those of `Table`. */
  open(id: string): Room {
    const room = this.#open.get(id) ?? this.#opened(id)
    this.#open.set(id, room)
    this.listing.forget(id)
    this.#idle.touch(room)
    return room
  }

  /** Looks after the files of the tables that are open. Call from time to time. */
  checkFiles(): void {
    for (const room of this.#open.values()) if (room instanceof Table) room.checkFile()
  }

  /** Closes tables that nobody has used for a while; the next visitor opens them again. Call from time to time. */
  unloadIdle(): void {
    const due = this.#idle.due(this.#open.values(), this.#dependencies.now())
    for (const room of due) this.#unloading = this.#unloading.then(() => this.#unload(room))
  }

  /** The open table, if it plays. Refusals: not-begun, those of `open`. */
  playing(id: string): Table {
    const room = this.open(id)
    return room instanceof Table ? room : refuse('not-begun')
  }

  /**
   * Deals the game of a table in its lobby under the same id; everybody at it gets a snapshot. Refusals: seats-open (free:
   * how many), begun, those of `create` and `open`.
   */
  async begin(id: string): Promise<void> {
    const room = this.open(id)
    if (room instanceof Table || room.beginning) refuse('begun')
    const { people } = room
    if (people.seats.free > 0) refuse('seats-open', { free: people.seats.free })
    const { header } = deal(dealing(this.#dependencies, room.wish.game, people.notes.now), room.wish)
    room.beginning = true
    try {
      // The game file first: once it is there, the table has begun, whatever the table file says.
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
   * A new table like this one, with the same people and open to the LAN alike: the tokens of the old one give the seats
   * of the new one. What the lot decides is drawn again. Refusals: not-begun, those of `create` and `open`.
   */
  async rematch(id: string): Promise<string> {
    const { header, game, people } = this.playing(id)
    const seatOptions = game.rules.options.filter(({ kind }) => kind === 'seat').map(({ id }) => id)
    const drawn = Object.fromEntries(seatOptions.map((id) => [id, 'drawn']))
    const options = { ...playedOptions(game.rules, configOf(header)), ...drawn }
    // The day's table is dealt once: after it, chance is free again.
    const setting = {
      ...{ seats: people.seats.notes, after: id },
      ...(people.share && { share: people.share }),
      ...mannerOf({ ...people.notes.now, daily: undefined })
    }
    return this.newTables.create({ game: header.game, options, seats: header.seats, pack: header.pack }, setting)
  }

  /** The game file as it is; one that can only be watched may hold secrets still. Refusals: those of `playing`. */
  async export(id: string): Promise<Answers['exportTable']> {
    const { store } = this.#dependencies
    const text = (): string => Buffer.from(store.read(id)).toString('utf8')
    if (this.listing.isWatchable(id)) {
      const read = readFile(text())
      const { created } = store.readTableFile(id)
      if (read.ok) return { name: exportName(read.header, created), text: text(), secrets: true }
    }
    const table = this.playing(id)
    return { name: exportName(table.header, table.info().created), text: text(), secrets: table.hasSecrets() }
  }

  /** Refusals: not-begun, unknown-table, folder-failed, those of `Table`. */
  async abandon(id: string): Promise<void> {
    await this.playing(id).abandon()
    this.#changed('list')
  }

  /** Deletes a table for good, damaged or not. Refusals: unknown-table, folder-failed. */
  async delete(id: string): Promise<void> {
    const { store } = this.#dependencies
    await this.#unloading
    const room = this.#open.get(id)
    if (!room && !store.allIds().includes(id)) refuse('unknown-table', { table: id })
    this.#open.delete(id)
    this.listing.forget(id)
    const closed = room?.close()
    // Nobody can play, sit down or speak at what is going.
    const tell = room?.people.disband()
    try {
      await closed
      await store.remove(id)
    } catch (error) {
      tell?.(folderRefusal(error))
      throw error
    }
    tell?.(refusal('unknown-table', { table: id }))
    this.#changed('list')
  }

  /** Brings all open tables to disk and closes them; their table files too, if the folder is still ours. */
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
    // It waited for others to be closed, and was closed or visited meanwhile.
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
      // Two seats may be taken at once: the second finds that it has begun.
      if (code !== 'begun') this.#dependencies.log(`table ${id}: did not begin: ${code}`)
    })
  }
}
