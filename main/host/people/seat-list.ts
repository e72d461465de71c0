/** The seats of one table and who plays each. Single changes are made here; their consequences are handled in `seat-changes.ts`. */
import type { LevelNumber } from '../../../shared/engine/player-level'
import type { Seat } from '../../../shared/engine/rules'
import { usualLevel } from '../../../shared/players/levels'
import type { SeatBy, TableInfo } from '../../../shared/protocol/messages'
import type { Member } from './member'
import { isFree, noteOf, seatInfo, without, type SeatState } from './seat-state'
import type { PlaceNote } from '../folder/tablefile'
import { fits } from './tokens'

/** What may be asked of the seats. */
export interface Seating {
  /** How many seats a guest may claim. */
  readonly free: number
  /** Who plays each seat, as the table file keeps it. */
  readonly notes: PlaceNote[]
  /** Who plays the seat. Undefined for a seat the table does not have. */
  by(seat: Seat): SeatBy | undefined
  /** How strong the seat's bot is, or would be. */
  level(seat: Seat): LevelNumber
  /** The name given with the claim of a seat. */
  nameOf(seat: Seat): string | undefined
  owns(member: Member, seat: Seat): boolean
  own(member: Member): Seat[]
  /** Seats as everybody sees them. */
  info(seats: readonly { readonly name: string; readonly colour: string }[]): TableInfo['seats']
  /** True if the seat was claimed with this token. */
  claimed(seat: Seat, token: string): boolean
  /** The hash of the token that gives the seat back: the key of its proofs. */
  keyOf(seat: Seat): string | undefined
  /** True if nobody connected has the seat. */
  isVacant(seat: Seat): boolean
}

export class SeatList implements Seating {
  #seats: readonly SeatState[]

  /** So many seats, as the table file kept them; guests are absent from now on (milliseconds since 1970). */
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

  at(seat: Seat): SeatState | undefined {
    return this.#seats[seat]
  }

  by(seat: Seat): SeatBy | undefined {
    return this.at(seat)?.by
  }

  level(seat: Seat): LevelNumber {
    return this.at(seat)?.level ?? usualLevel
  }

  nameOf(seat: Seat): string | undefined {
    return this.at(seat)?.name
  }

  owns(member: Member, seat: Seat): boolean {
    const place = this.at(seat)
    return place?.by === 'here' ? !member.guest : place?.by === 'lan' && place.holder === member
  }

  own(member: Member): Seat[] {
    return [...this.#seats.keys()].filter((seat) => this.owns(member, seat))
  }

  info(seats: readonly { readonly name: string; readonly colour: string }[]): TableInfo['seats'] {
    return seats.map((seat, at) => seatInfo(seat, this.at(at)))
  }

  claimed(seat: Seat, token: string): boolean {
    const key = this.keyOf(seat)
    return key !== undefined && fits(token, key)
  }

  keyOf(seat: Seat): string | undefined {
    const place = this.at(seat)
    return place && place.by !== 'here' ? place.token : undefined
  }

  isVacant(seat: Seat): boolean {
    return this.at(seat)?.holder === undefined
  }

  /** The seats this guest has. */
  heldBy(member: Member): Seat[] {
    return [...this.#seats.entries()].flatMap(([seat, { holder }]) => (holder === member ? [seat] : []))
  }

  set(seat: Seat, place: SeatState): void {
    this.#seats = this.#seats.map((one, at) => (at === seat ? place : one))
  }

  /** A guest has the seat from now on; its token stays. */
  occupy(member: Member, seat: Seat): void {
    const { absentSince: _, left: __, ...place } = this.at(seat) ?? { by: 'lan' }
    this.set(seat, { ...place, by: 'lan', holder: member })
  }

  /** The seat's guest is gone since `now`; its token stays. */
  vacate(seat: Seat, now: number): void {
    this.set(seat, without(this.at(seat), now))
  }
}
