/** The seats of one table and who plays each. The consequences of a change are handled in `seat-changes.ts`. */
import type { LevelNumber } from '../../../shared/engine/player-level'
import type { Seat } from '../../../shared/engine/rules'
import { usualLevel } from '../../../shared/players/levels'
import type { SeatBy, TableInfo } from '../../../shared/protocol/messages'
import type { Member } from './member'
import { isFree, noteOf, seatInfo, vacated, type SeatState } from './seat-state'
import type { PlaceNote } from '../folder/tablefile'
import { refuse } from '../refusal-error'
import { hasHash } from './tokens'

/** The seats of a table, read-only. */
export interface Seating {
  /** How many seats a guest may claim. */
  readonly free: number
  /** Who plays each seat, as stored in the table file. */
  readonly notes: PlaceNote[]
  /** The only seat that a person plays or has kept, at this machine; undefined if computers do not play all others. */
  readonly alone: Seat | undefined
  /** Who plays the seat; undefined if the table has no such seat. */
  by(seat: Seat): SeatBy | undefined
  /** The seats that share a device with this one, itself included: those at this machine do. */
  beside(seat: Seat): readonly Seat[]
  /** The level of the seat's bot, or of the bot it would get. */
  level(seat: Seat): LevelNumber
  /** The style that was chosen for the seat's bot. */
  style(seat: Seat): string | undefined
  /** The name that was given when the seat was claimed. */
  nameOf(seat: Seat): string | undefined
  /** True if the member may play the seat: its own claimed seat, or a seat played here if it is at this machine. */
  owns(member: Member, seat: Seat): boolean
  /** Refuses with not-your-seat unless the table has this seat and the member owns it. */
  requireOwn(member: Member, seat: Seat): void
  /** All seats that the member owns. */
  own(member: Member): Seat[]
  /** Seats as everybody sees them. `attended`: whether somebody is there who plays those at this machine. */
  info(
    seats: readonly { readonly name: string; readonly colour: string }[],
    attended: boolean
  ): TableInfo['seats']
  /** True if the seat was claimed with this token. */
  claimed(seat: Seat, token: string): boolean
  /** The hash of the seat's token, which is the key of its proofs. */
  keyOf(seat: Seat): string | undefined
  /** True if no connected guest holds the seat. */
  isVacant(seat: Seat): boolean
}

export class SeatList implements Seating {
  #seats: readonly SeatState[]

  /** `kept`: the seats as stored in the table file; their guests are absent since `now`, in milliseconds since 1970. */
  constructor(count: number, kept: readonly PlaceNote[], now: number) {
    this.#seats = Array.from({ length: count }, (_, seat) => {
      const place: PlaceNote = kept[seat] ?? { by: 'here' }
      return { ...place, ...(place.token !== undefined && { absentSince: now }) }
    })
  }

  get count(): number {
    return this.#seats.length
  }

  get free(): number {
    return this.#seats.filter(isFree).length
  }

  get notes(): PlaceNote[] {
    return this.#seats.map(noteOf)
  }

  get alone(): Seat | undefined {
    const played = this.#seats.flatMap(({ by, token }, seat) =>
      by === 'bot' && token === undefined ? [] : [{ seat, by }]
    )
    const [only, ...others] = played
    return only?.by === 'here' && others.length === 0 ? only.seat : undefined
  }

  at(seat: Seat): SeatState | undefined {
    return this.#seats[seat]
  }

  beside(seat: Seat): readonly Seat[] {
    return this.by(seat) === 'here'
      ? [...this.#seats.keys()].filter((one) => this.by(one) === 'here')
      : [seat]
  }

  by(seat: Seat): SeatBy | undefined {
    return this.at(seat)?.by
  }

  level(seat: Seat): LevelNumber {
    return this.at(seat)?.level ?? usualLevel
  }

  style(seat: Seat): string | undefined {
    return this.at(seat)?.style
  }

  nameOf(seat: Seat): string | undefined {
    return this.at(seat)?.name
  }

  owns(member: Member, seat: Seat): boolean {
    const place = this.at(seat)
    return place?.by === 'here' ? !member.guest : place?.by === 'lan' && place.holder === member
  }

  requireOwn(member: Member, seat: Seat): void {
    if (!this.owns(member, seat)) refuse('not-your-seat', { seat })
  }

  own(member: Member): Seat[] {
    return [...this.#seats.keys()].filter((seat) => this.owns(member, seat))
  }

  info(
    seats: readonly { readonly name: string; readonly colour: string }[],
    attended: boolean
  ): TableInfo['seats'] {
    return seats.map((seat, at) => seatInfo(seat, this.at(at), attended))
  }

  claimed(seat: Seat, token: string): boolean {
    const key = this.keyOf(seat)
    return key !== undefined && hasHash(token, key)
  }

  keyOf(seat: Seat): string | undefined {
    const place = this.at(seat)
    return place && place.by !== 'here' ? place.token : undefined
  }

  isVacant(seat: Seat): boolean {
    return this.at(seat)?.holder === undefined
  }

  /** The seats that this guest holds. */
  heldBy(member: Member): Seat[] {
    return [...this.#seats.entries()].flatMap(([seat, { holder }]) => (holder === member ? [seat] : []))
  }

  set(seat: Seat, place: SeatState): void {
    this.#seats = this.#seats.map((one, at) => (at === seat ? place : one))
  }

  /**
   * Replaces who plays each seat, and their number. Seats that were claimed stay as they are, apart from the level and
   * style of a bot. Returns a function that undoes it, except for seats that have changed since. Refusal: seat-taken (a
   * claimed seat would be removed or played otherwise).
   */
  arrange(places: readonly PlaceNote[]): () => void {
    const before = this.#seats
    for (const [seat, { by, token }] of before.entries())
      if (token !== undefined && places[seat]?.by !== by) refuse('seat-taken', { seat })
    const after = places.map((place, seat): SeatState => {
      const claimed = before[seat]
      if (claimed?.token === undefined) return place
      const { level: _, style: __, ...kept } = claimed
      return { ...kept, ...place }
    })
    this.#seats = after
    return () => {
      this.#seats = before.map((place, seat) => {
        const now = this.#seats[seat]
        return now === undefined || now === after[seat] ? place : now
      })
    }
  }

  /** The guest holds the seat from now on; its token stays valid. */
  occupy(member: Member, seat: Seat): void {
    const { absentSince: _, left: __, ...place } = this.at(seat) ?? { by: 'lan' }
    this.set(seat, { ...place, by: 'lan', holder: member })
  }

  /** The seat's guest has disconnected at `now`; its token stays valid. */
  vacate(seat: Seat, now: number): void {
    this.set(seat, vacated(this.at(seat), now))
  }
}
