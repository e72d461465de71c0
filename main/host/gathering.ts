// A table that waits for its people. It has a table file and no game file; when it begins, a game is dealt from it.

import type { Lobby, Standing, TableInfo } from '../../shared/protocol/messages'
import type { Means } from './gamefile'
import type { Member } from './member'
import { People } from './people'
import { refuse } from './refused'
import { seatInfo, shareInfo } from './seats'
import { TableNotes, type LobbyNote, type TableFile } from './tablefile'

type Changed = (what: 'list' | 'progress') => void

export class Gathering {
  readonly id: string
  readonly people: People
  /** The game is being dealt: nobody else may begin it. */
  beginning = false
  readonly #means: Means
  readonly #lobby: LobbyNote
  #updated: number

  /**
   * `file` is the table's file; `changed` hears when the list would show another state of the table, `full` when it
   * begins by itself and no seat is free.
   */
  constructor(
    means: Means,
    id: string,
    file: TableFile & { readonly lobby: LobbyNote },
    changed: Changed,
    full: () => void
  ) {
    this.id = id
    this.#means = means
    this.#lobby = file.lobby
    this.#updated = file.created
    this.people = new People(id, new TableNotes(means.store, id, file), file.lobby.seats.length, means.now)
    this.people.listen({
      changed: () => {
        this.#updated = means.now()
        this.people.tell((standing) => this.#shownTo(standing))
        changed('progress')
        if (this.#lobby.whenFull && this.people.seats.free === 0) full()
      },
      shown: () => undefined
    })
  }

  /** A lobby waits on disk as well as in memory. */
  readonly ended = true

  get idle(): boolean {
    return !this.beginning && this.people.empty
  }

  /** What the game is dealt from: as it was wished, with the names of those who came. */
  get wish(): LobbyNote {
    const seats = this.#lobby.seats.map(({ name, colour }, seat) => ({
      name: this.people.seats.nameOf(seat) ?? name,
      colour
    }))
    return { ...this.#lobby, seats }
  }

  /** The table as the list shows it. */
  info(): TableInfo {
    const { notes } = this.people
    return {
      ...lobbyInfo(this.#means, this.id, notes.now.created, this.wish),
      updated: this.#updated,
      ...this.people.info(this.wish.seats)
    }
  }

  /** All that a member shows of the table. */
  shown(member: Member): Lobby {
    return this.#shownTo(this.people.standing(member))
  }

  #shownTo(standing: Standing): Lobby {
    return { type: 'lobby', table: this.info(), ...standing, chat: this.people.chat }
  }

  /** Sits a member down under a name. Refusals: name-twice, those of `People.claim`. */
  claim(member: Member, seat: number, token: string, name: string): Promise<void> {
    const same = (one: string): boolean => one.toLocaleLowerCase('en') === name.toLocaleLowerCase('en')
    if (this.wish.seats.some((other, at) => at !== seat && same(other.name))) refuse('name-twice', { name })
    return this.people.claim(member, seat, token, name)
  }

  /** Brings all to disk. Refusal: folder-failed. */
  rest(): Promise<void> {
    return this.people.notes.write()
  }

  close(): Promise<void> {
    this.people.notes.forget()
    return Promise.resolve()
  }
}

/** A gathering table that is not open, as the list shows it. */
export function listedGathering(
  means: Means,
  id: string,
  { created, lobby, ...file }: TableFile
): TableInfo | undefined {
  if (!lobby) return undefined
  const seats = lobby.seats.map(({ name, colour }, at) => {
    const place = file.seats?.[at]
    return seatInfo({ name: place?.name ?? name, colour }, place)
  })
  return { ...lobbyInfo(means, id, created, lobby), seats, ...shareInfo(file.share) }
}

function lobbyInfo(means: Means, id: string, created: number, lobby: LobbyNote): TableInfo {
  const rules = means.games.find((game) => game.rules.id === lobby.game)?.rules.version
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
