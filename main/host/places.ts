/** The seats of one table, with whoever plays each. Changes are made here one by one; what follows from them is not. */
import type { Seat } from '../../shared/engine/rules'
import type { SeatBy, TableInfo } from '../../shared/protocol/messages'
import type { Member } from './member'
import { hasToken, isFree, noteOf, seatInfo, without, type Place } from './seats'
import type { PlaceNote } from './tablefile'

/** What may be asked of the seats. */
export interface Seating {
  /** How many seats a guest may claim. */
  readonly free: number
  /** Who plays each seat, as the table file keeps it. */
  readonly notes: PlaceNote[]
  /** Who plays the seat. Undefined for a seat the table does not have. */
  by(seat: Seat): SeatBy | undefined
  /** The name given with the claim of a seat. */
  nameOf(seat: Seat): string | undefined
  owns(member: Member, seat: Seat): boolean
  own(member: Member): Seat[]
  /** Seats as everybody sees them. */
  info(seats: readonly { readonly name: string; readonly colour: string }[]): TableInfo['seats']
  /** True if the seat was claimed with this token. */
  claimed(seat: Seat, token: string): boolean
  /** True if one of the tokens belongs to a seat. */
  knows(tokens: readonly string[]): boolean
  /** True if one of the tokens belongs to a seat that nobody connected has. */
  awaits(tokens: readonly string[]): boolean
}

export class Places implements Seating {
  #places: readonly Place[]

  /** So many seats, as the table file kept them; guests are absent from now on (milliseconds since 1970). */
  constructor(count: number, kept: readonly PlaceNote[], now: number) {
    this.#places = Array.from({ length: count }, (_, seat) => {
      const place: PlaceNote = kept[seat] ?? { by: 'here' }
      return { ...place, ...(place.token !== undefined && { absentSince: now }) }
    })
  }

  get count(): number {
    return this.#places.length
  }

  get free(): number {
    return this.#places.filter(isFree).length
  }

  get notes(): PlaceNote[] {
    return this.#places.map(noteOf)
  }

  at(seat: Seat): Place | undefined {
    return this.#places[seat]
  }

  by(seat: Seat): SeatBy | undefined {
    return this.at(seat)?.by
  }

  nameOf(seat: Seat): string | undefined {
    return this.at(seat)?.name
  }

  owns(member: Member, seat: Seat): boolean {
    const place = this.at(seat)
    return place?.by === 'here' ? !member.guest : place?.by === 'lan' && place.holder === member
  }

  own(member: Member): Seat[] {
    return [...this.#places.keys()].filter((seat) => this.owns(member, seat))
  }

  info(seats: readonly { readonly name: string; readonly colour: string }[]): TableInfo['seats'] {
    return seats.map((seat, at) => seatInfo(seat, this.at(at)))
  }

  claimed(seat: Seat, token: string): boolean {
    const place = this.at(seat)
    return place !== undefined && hasToken(place, token)
  }

  knows(tokens: readonly string[]): boolean {
    return this.ofTokens(tokens).length > 0
  }

  awaits(tokens: readonly string[]): boolean {
    return this.ofTokens(tokens).some(([, { holder }]) => holder === undefined)
  }

  /** The seats that belong to one of the tokens. */
  ofTokens(tokens: readonly string[]): (readonly [Seat, Place])[] {
    return [...this.#places.entries()].filter(([, place]) => tokens.some((token) => hasToken(place, token)))
  }

  /** The seats this guest has. */
  heldBy(member: Member): Seat[] {
    return [...this.#places.entries()].flatMap(([seat, { holder }]) => (holder === member ? [seat] : []))
  }

  set(seat: Seat, place: Place): void {
    this.#places = this.#places.map((one, at) => (at === seat ? place : one))
  }

  /** A guest has the seat from now on; its token stays. */
  sit(member: Member, seat: Seat): void {
    const { absentSince: _, ...place } = this.at(seat) ?? { by: 'lan' }
    this.set(seat, { ...place, by: 'lan', holder: member })
  }

  /** The seat's guest is gone since `now`; its token stays. */
  vacate(seat: Seat, now: number): void {
    this.set(seat, without(this.at(seat), now))
  }
}
