// Who would wait if the host ended now.

import { isLive, type Room } from './listing'

/** Guests at one table that still goes on. */
export interface GuestsAtTable {
  readonly table: string
  /** The game's id. */
  readonly game: string
  /** Names of the seats that guests have and are connected to. */
  readonly names: readonly string[]
  /** How many more only watch. */
  readonly watching: number
}

/** The tables that guests are at, of those in their lobby or played. */
export function guestsAt(rooms: Iterable<Room>): GuestsAtTable[] {
  return [...rooms].flatMap((room) => {
    const { id: table, game, status, seats } = room.info()
    const names = seats.filter(({ by, taken, present }) => by === 'lan' && taken && present)
    const guests = [...room.people.members].filter(({ guest }) => guest)
    const watching = guests.filter((guest) => room.people.seats.own(guest).length === 0).length
    if (!isLive(status) || names.length + watching === 0) return []
    return [{ table, game, names: names.map(({ name }) => name), watching }]
  })
}
