// The tables of the save folder: the list, and everything that makes, takes away or carries a whole table.

import { headerLine } from '../../shared/engine/file'
import type { Game } from '../../shared/games/index'
import { mostTables } from '../../shared/protocol/from-host'
import type { Answers, TableInfo, TableStatus } from '../../shared/protocol/messages'
import { deal, type NewTable } from './deal'
import { Gathering, listedGathering } from './gathering'
import type { Means } from './gamefile'
import { Idle } from './idle'
import { exportName, newTableId } from './names'
import { readRecord } from './record'
import { refuse, Refused } from './refused'
import { listed } from './summary'
import { Table } from './table'
import type { LobbyNote, PlaceNote, ShareNote } from './tablefile'

/** Where connections sit: a table that plays, or one that still waits for its people. */
export type Room = Table | Gathering

/** A table at which something can still happen. */
export const isLive = (status: TableStatus): boolean => status === 'gathering' || status === 'running'

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
  readonly #means: Means
  readonly #changed: (what: Changed) => void
  readonly #open = new Map<string, Room>()
  /** Tables that are not open, as the list shows them. */
  readonly #resting = new Map<string, TableInfo>()
  readonly #idle = new Idle<Room>()
  /** Tables that are being put to rest. */
  #settling: Promise<void> = Promise.resolve()

  constructor(means: Means, changed: (what: Changed) => void) {
    this.#means = means
    this.#changed = changed
  }

  /** All tables, latest first. Files that came into the folder meanwhile are found. */
  list(): TableInfo[] {
    const { store } = this.#means
    const ids = new Set([...store.ids(), ...store.gatheringIds(), ...this.#open.keys()])
    for (const id of this.#resting.keys()) if (!ids.has(id)) this.#resting.delete(id)
    return [...ids]
      .map((id) => this.#info(id))
      .filter((info) => info !== undefined)
      .sort((a, b) => b.updated - a.updated)
  }

  /** Those that guests may know of, and of these as many as a list for them holds: rather games to come to than past ones. */
  shared(): TableInfo[] {
    const shared = this.list().filter(({ share }) => share !== undefined)
    if (shared.length <= mostTables) return shared
    const isOpen = ({ status }: TableInfo): boolean => status === 'gathering' || status === 'running'
    return [...shared.filter(isOpen), ...shared.filter((one) => !isOpen(one))].slice(0, mostTables)
  }

  /** True if guests may know of the table. */
  isShared(id: string): boolean {
    const { store } = this.#means
    const open = this.#open.get(id)
    if (open) return open.people.share !== undefined
    if (!store.ids().includes(id) && !store.gatheringIds().includes(id)) return false
    return this.#info(id)?.share !== undefined
  }

  /** True if the LAN is needed: a shared table waits for its people or is played, or is over and somebody is at it. */
  get needLan(): boolean {
    return this.list().some(({ id, share, status }) => share && (isLive(status) || this.#open.has(id)))
  }

  /** The open table; opens it first if need be. Refusals: unknown-table, those of `Table`. */
  open(id: string): Room {
    const room = this.#open.get(id) ?? this.#opened(id)
    this.#open.set(id, room)
    this.#resting.delete(id)
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
    if (people.free > 0) refuse('seats-open', { free: people.free })
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
    const setting = { seats: people.places, after: id, ...(people.share && { share: people.share }) }
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
    if (!room && !store.ids().includes(id) && !store.gatheringIds().includes(id))
      refuse('unknown-table', { table: id })
    this.#open.delete(id)
    this.#resting.delete(id)
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
    const file = store.gatheringIds().includes(id) ? store.readGathering(id) : undefined
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

  /** Undefined for a table file that a crash left without its game. */
  #info(id: string): TableInfo | undefined {
    const open = this.#open.get(id)
    if (open) return open.info()
    const info = this.#resting.get(id) ?? this.#listed(id)
    if (info) this.#resting.set(id, info)
    return info
  }

  #listed(id: string): TableInfo | undefined {
    const { store } = this.#means
    if (store.ids().includes(id)) return listed(this.#means, id)
    const file = store.readGathering(id)
    return file && listedGathering(this.#means, id, file)
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
    const taken = [...store.ids(), ...store.gatheringIds()]
    let id = newTableId(game.rules.id, now())
    while (taken.includes(id)) id = newTableId(game.rules.id, now())
    return id
  }
}
