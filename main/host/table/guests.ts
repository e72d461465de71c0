// The guests who would be left waiting if the host ended now.

import { isLive } from '../../../shared/protocol/table-messages'
import type { Room } from './listing'

/** The guests at one table whose game is not over. */
export interface GuestsAtTable {
  readonly table: string
  /** The game's id. */
  readonly game: string
  /** Names of the seats whose guests are connected. */
  readonly names: readonly string[]
  /** How many more guests only watch. */
  readonly watching: number
}

/** The guests at those tables that are in their lobby or being played. */
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
