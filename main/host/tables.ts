// The tables of the save folder: everything that makes, opens, takes away or carries a whole table.

import { headerLine } from '../../shared/engine/file'
import type { Game } from '../../shared/games/index'
import type { Answers } from '../../shared/protocol/messages'
import { deal, type NewTable } from './deal'
import { Gathering } from './gathering'
import type { Means } from './gamefile'
import { Idle } from './idle'
import { Listing, type Room } from './listing'
import { exportName, newTableId } from './names'
import { readRecord } from './record'
import { refuse, Refused } from './refused'
import { Table } from './table'
import type { LobbyNote, PlaceNote, ShareNote } from './tablefile'

/** Who plays a new table, and how it is open to the LAN. */
interface Setting {
  /** The table it is a rematch of. */
  readonly after?: string
  readonly seats?: PlaceNote[]
  readonly share?: ShareNote
}

/** The list has other tables or states; a game went on; a shared table was closed, since nobody is at it. */
export type Changed = 'list' | 'progress' | 'rested'

export class Tables {
  readonly listing: Listing
  readonly #means: Means
  readonly #changed: (what: Changed) => void
  readonly #open = new Map<string, Room>()
  readonly #idle = new Idle<Room>()
  /** Tables that are being put to rest. */
  #settling: Promise<void> = Promise.resolve()

  constructor(means: Means, changed: (what: Changed) => void) {
    this.#means = means
    this.#changed = changed
    this.listing = new Listing(means, this.#open)
  }

  /** The open table; opens it first if need be. Refusals: unknown-table, those of `Table`. */
  open(id: string): Room {
    const room = this.#open.get(id) ?? this.#opened(id)
    this.#open.set(id, room)
    this.listing.forget(id)
    this.#idle.touch(room)
    return room
  }

  /** Closes tables that nobody has needed for a while; whoever comes opens them again. Call from time to time. */
  restIdle(): void {
    const due = this.#idle.due(this.#open.values(), this.#means.now())
    for (const room of due) this.#settling = this.#settling.then(() => this.#rest(room))
  }

  /** The open table, if it plays. Refusals: not-begun, those of `open`. */
  playing(id: string): Table {
    const room = this.open(id)
    return room instanceof Table ? room : refuse('not-begun')
  }

  /**
   * Deals a new game and answers with its id. Refusals: unknown-game, pack-refused, name-twice, colour-twice, those of
   * `checkConfig` (players, unknown-option, option-value, option-players), folder-failed.
   */
  async create(wish: NewTable, setting: Setting = {}): Promise<string> {
    const { game, header } = deal(this.#means, wish)
    return this.#add(game, headerLine(header), setting)
  }

  /** A new table that waits for its people; `places` says who plays each seat. Refusals: those of `create`. */
  async gather(
    { game, options, pack, seats, whenFull = false }: NewTable & { readonly whenFull?: boolean | undefined },
    places: PlaceNote[]
  ): Promise<string> {
    const made = deal(this.#means, { game, options, pack, seats })
    const id = this.#newId(made.game)
    const lobby: LobbyNote = {
      game,
      options: made.header.options,
      seats: [...seats],
      ...(pack !== undefined && { pack }),
      ...(whenFull && { whenFull })
    }
    const file = { created: this.#means.now(), abandoned: false, lobby, seats: places }
    await this.#means.store.writeTableFile(id, file)
    this.#changed('list')
    return id
  }

  /**
   * Deals the game of a gathering table under the same id; everybody at it gets a snapshot. Refusals: seats-open (free:
   * how many), begun, those of `create` and `open`.
   */
  async begin(id: string): Promise<void> {
    const room = this.open(id)
    if (room instanceof Table || room.beginning) refuse('begun')
    const { people } = room
    if (people.seats.free > 0) refuse('seats-open', { free: people.seats.free })
    const { header } = deal(this.#means, room.wish)
    room.beginning = true
    try {
      // The game file first: once it is there, the table has begun, whatever the table file says.
      await this.#means.store.deal(id, headerLine(header))
    } finally {
      room.beginning = false
    }
    if (this.#open.get(id) !== room) return
    people.notes.note({ lobby: undefined })
    const table = new Table(this.#means, id, this.#changed, people)
    this.#open.set(id, table)
    for (const member of people.members) member.moveTo(table)
    this.#changed('list')
    await people.notes.write()
  }

  /**
   * A new table like this one, with the same people and open to the LAN alike: the tokens of the old one give the seats
   * of the new one. What the lot decides is drawn anew. Refusals: not-begun, those of `create` and `open`.
   */
  async rematch(id: string): Promise<string> {
    const { header, game, people } = this.playing(id)
    const seatOptions = game.rules.options.filter(({ kind }) => kind === 'seat').map(({ id }) => id)
    const options = { ...header.options, ...Object.fromEntries(seatOptions.map((id) => [id, 'drawn'])) }
    const setting = { seats: people.seats.notes, after: id, ...(people.share && { share: people.share }) }
    return this.create({ game: header.game, options, seats: header.seats, pack: header.pack }, setting)
  }

  /** The game file as it is. Refusals: those of `playing`. */
  async export(id: string): Promise<Answers['exportTable']> {
    const table = this.playing(id)
    const text = Buffer.from(this.#means.store.read(id)).toString('utf8')
    return { name: exportName(table.header, table.info().created), text, secrets: table.hasSecrets() }
  }

  /**
   * A new table from a game file's text; every choice is played again and checked. A damaged tail costs the tail.
   * Refusals: those of `readRecord`, folder-failed.
   */
  async import(text: string): Promise<string> {
    const bytes = Buffer.from(text.replace(/^\uFEFF/, ''))
    const record = readRecord(bytes, this.#means.games, () => 0, 'play-if-running')
    if (!record.ok) throw new Refused(record.refusal)
    return this.#add(
      record.game,
      bytes.subarray(0, record.whole),
      record.damage ? { lost: record.damage } : {}
    )
  }

  /** Refusals: not-begun, unknown-table, folder-failed, those of `Table`. */
  async abandon(id: string): Promise<void> {
    await this.playing(id).abandon()
    this.#changed('list')
  }

  /** Deletes a table for good, damaged or not. Refusals: unknown-table, folder-failed. */
  async delete(id: string): Promise<void> {
    const { store } = this.#means
    await this.#settling
    const room = this.#open.get(id)
    if (!room && !store.allIds().includes(id)) refuse('unknown-table', { table: id })
    this.#open.delete(id)
    this.listing.forget(id)
    await room?.close()
    await store.remove(id)
    room?.people.gone()
    this.#changed('list')
  }

  /** Brings all open tables to disk and closes them; their table files too, if the folder is still ours. */
  async close(ours: boolean): Promise<void> {
    await this.#settling
    for (const room of this.#open.values()) {
      if (ours)
        await room
          .rest()
          .catch(() => this.#means.log(`table ${room.id}: its table file could not be written`))
      await room.close()
    }
    this.#open.clear()
  }

  async #rest(room: Room): Promise<void> {
    try {
      await room.rest()
      // Somebody may have come meanwhile.
      if (this.#open.get(room.id) !== room || !room.idle) return
      this.#open.delete(room.id)
      await room.close()
      if (room.people.share) this.#changed('rested')
    } catch {
      this.#means.log(`table ${room.id}: its table file could not be written`)
    }
  }

  #opened(id: string): Room {
    const { store } = this.#means
    if (store.ids().includes(id)) return new Table(this.#means, id, this.#changed)
    const file = store.allIds().includes(id) ? store.readGathering(id) : undefined
    if (!file?.lobby) return refuse('unknown-table', { table: id })
    return new Gathering(this.#means, id, { ...file, lobby: file.lobby }, this.#changed, () =>
      this.#beginFull(id)
    )
  }

  #beginFull(id: string): void {
    this.begin(id).catch((error: unknown) => {
      const code = error instanceof Refused ? error.refusal.code : String(error)
      // Two seats may be taken at once: the second finds that it has begun.
      if (code !== 'begun') this.#means.log(`table ${id}: did not begin: ${code}`)
    })
  }

  async #add(
    game: Game,
    content: string | Uint8Array,
    more: Setting & { readonly lost?: { readonly line: number; readonly lost: number } }
  ): Promise<string> {
    const id = this.#newId(game)
    await this.#means.store.create(id, content, { created: this.#means.now(), abandoned: false, ...more })
    this.#changed('list')
    return id
  }

  #newId(game: Game): string {
    const { store, now } = this.#means
    const taken = store.allIds()
    let id = newTableId(game.rules.id, now())
    while (taken.includes(id)) id = newTableId(game.rules.id, now())
    return id
  }
}
