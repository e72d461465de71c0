// A table in its lobby, where people claim seats before the game is dealt. It has a table file but no game file.

import type { Seat } from '../../../shared/engine/rules'
import type { Lobby, Standing, TableInfo, Watched } from '../../../shared/protocol/messages'
import type { TableDependencies } from './dependencies'
import { lobbyNote, type LobbyPlan } from './lobby-plan'
import type { Member } from '../people/member'
import { readableName, requireUnlike } from '../people/names'
import { People } from '../people/people'
import { folderRefusal, refusal } from '../refusal-error'
import { seatInfo, shareInfo } from '../people/seat-state'
import { brokenInfo, notesOf } from './summary'
import { TableNotes } from '../folder/table-notes'
import { mannerOf, type LobbyNote, type Manner, type TableFile } from '../folder/tablefile'

type Changed = (what: 'list' | 'progress') => void

export class LobbyTable {
  readonly id: string
  readonly people: People
  /** The game is being dealt: it must not be begun a second time. */
  beginning = false
  readonly #dependencies: TableDependencies
  #lobby: LobbyNote
  #updated: number

  /**
   * `file`: the table file. `changed` is called when the info of the table has changed, `full` when no seat is free any
   * more at a table that is to begin then.
   */
  constructor(
    dependencies: TableDependencies,
    id: string,
    file: TableFile & { readonly lobby: LobbyNote },
    changed: Changed,
    full: () => void
  ) {
    this.id = id
    this.#dependencies = dependencies
    this.#lobby = file.lobby
    this.#updated = file.created
    this.people = new People(
      id,
      new TableNotes(dependencies.store, id, file),
      file.lobby.seats.length,
      dependencies.now
    )
    this.people.listen({
      changed: () => {
        this.#updated = dependencies.now()
        this.people.watchers.giveWay(this.names)
        this.#tell()
        changed('progress')
        if (this.#lobby.whenFull && this.people.seats.free === 0) full()
      },
      watchersChanged: (except) => this.#tell(except),
      viewChanged: () => undefined
    })
  }

  /** Lets an idle lobby be unloaded soon: it can wait on disk as well as in memory. */
  readonly ended = true

  get idle(): boolean {
    return !this.beginning && this.people.empty
  }

  /** The setup from which the game will be dealt, with the names of those who have claimed seats. */
  get wish(): LobbyNote {
    const seats = this.#lobby.seats.map(({ name, colour }, seat) => ({
      name: this.people.seats.nameOf(seat) ?? name,
      colour
    }))
    return { ...this.#lobby, seats }
  }

  /**
   * Changes the setup from which the game will be dealt, who plays it and how. The number of a seat says which it is: one
   * that a guest has taken keeps its guest and name. Refusals: those of `lobbyNote` and `People.arrange`.
   */
  async change({ places, seats, ...plan }: Omit<LobbyPlan, 'game'>, manner: Manner): Promise<void> {
    const before = this.#lobby
    const { game, whenFull } = before
    const nameOf = (at: Seat): string | undefined => this.people.seats.nameOf(at)
    const shown = seats.map((seat, at) => ({ ...seat, name: nameOf(at) ?? seat.name }))
    const note = lobbyNote(this.#dependencies, { ...plan, game, whenFull, seats: shown }).lobby
    // The name that a taken seat had before is its name again when the guest leaves.
    const kept = shown.map((seat, at) =>
      nameOf(at) === undefined ? seat : { ...seat, name: before.seats[at]?.name ?? seat.name }
    )
    const lobby = { ...note, seats: kept }
    this.#lobby = lobby
    try {
      await this.people.arrange(places, { lobby, open: manner.open, hints: manner.hints })
    } catch (error) {
      if (this.#lobby === lobby) this.#lobby = before
      throw error
    }
  }

  /** The table's entry in the list. */
  info(): TableInfo {
    const { notes } = this.people
    return {
      ...lobbyInfo(this.#dependencies, this.id, notes.now.created, this.wish),
      ...mannerOf(notes.now),
      ...notesOf(notes.now),
      updated: this.#updated,
      ...this.people.info(this.wish.seats)
    }
  }

  /** The names of the seats. */
  get names(): readonly string[] {
    return this.wish.seats.map(({ name }) => name)
  }

  /** The state of the lobby for a member. */
  stateFor(member: Member): Lobby {
    return this.#stateWith(this.people.standing(member), this.people.watchers.list)
  }

  /** Sends everybody but `except` the state. */
  #tell(except?: Member): void {
    const { list } = this.people.watchers
    this.people.tell((standing) => this.#stateWith(standing, list), except)
  }

  #stateWith(standing: Standing, watched: Watched): Lobby {
    return { type: 'lobby', table: this.info(), ...standing, ...watched, chat: this.people.chat }
  }

  /**
   * The name as plain text, if it differs enough from those of the other seats. Refusals: name-unreadable, name-twice,
   * name-like.
   */
  requireName(seat: Seat, name: string): string {
    const plain = readableName(name)
    requireUnlike(
      plain,
      this.names.filter((_, at) => at !== seat)
    )
    return plain
  }

  /** Writes the table file. Refusal: folder-failed. */
  save(): Promise<void> {
    return this.people.notes.write()
  }

  close(): Promise<void> {
    this.people.notes.close()
    return Promise.resolve()
  }
}

/**
 * The list entry of a table without a game file that is not open: a lobby, or `damaged` if its file cannot be read or
 * its game file is gone. Undefined for the leftover of a table whose creation was interrupted by a crash.
 */
export function listedLobby(dependencies: TableDependencies, id: string): TableInfo | undefined {
  let found
  try {
    found = dependencies.store.readLobby(id)
  } catch (error) {
    return brokenInfo(id, folderRefusal(error))
  }
  if (found === 'damaged') return brokenInfo(id, refusal('file-damaged'))
  const { created, lobby, ...file } = found
  const fileGone = file.told?.find(({ code }) => code === 'file-gone')?.numbers
  if (!lobby && (fileGone || file.summary))
    return brokenInfo(id, refusal('file-gone', fileGone ?? { file: '' }), created)
  if (!lobby) return undefined
  const seats = lobby.seats.map(({ name, colour }, at) => {
    const place = file.seats?.[at]
    return seatInfo({ name: place?.name ?? name, colour }, place)
  })
  const share = shareInfo(file.share)
  return {
    ...lobbyInfo(dependencies, id, created, lobby),
    seats,
    ...share,
    ...mannerOf(found),
    ...notesOf(found)
  }
}

function lobbyInfo(
  dependencies: TableDependencies,
  id: string,
  created: number,
  lobby: LobbyNote
): TableInfo {
  const rules = dependencies.games.find((game) => game.rules.id === lobby.game)?.rules.version
  return {
    id,
    game: lobby.game,
    status: 'gathering',
    seats: [],
    options: lobby.options,
    created,
    updated: created,
    choices: 0,
    waiting: [],
    ...(rules !== undefined && { rules })
  }
}
