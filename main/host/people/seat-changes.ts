/**
 * What a change of a seat brings with it: the table file, those who wait for the seat, and what everybody at the table
 * may see from then on.
 */
import type { Seat } from '../../../shared/engine/rules'
import { Consents } from './consents'
import { Kicks } from './kicks'
import type { Member, PeopleListener } from './member'
import { SeatLinks } from './seat-links'
import { SeatList } from './seat-list'
import type { SeatState } from './seat-state'
import { SeatTakeovers, type Takeover } from './seat-takeovers'
import type { TableNotes } from '../folder/table-notes'
import { hashOf } from './tokens'

export class SeatChanges {
  readonly seats: SeatList
  /** Everybody at the table. */
  readonly members = new Set<Member>()
  /** Who was sent off. */
  readonly kicks = new Kicks()
  /** Single-use links to its seats. */
  readonly links: SeatLinks
  readonly takeovers = new SeatTakeovers((takeover) => this.handOver(takeover))
  readonly consents = new Consents()
  /** The table that hears of changes. */
  listener: PeopleListener | undefined
  readonly #table: string
  readonly #notes: TableNotes
  readonly #now: () => number

  /** Of a table with so many seats. `now` in milliseconds since 1970. */
  constructor(id: string, notes: TableNotes, seats: number, now: () => number) {
    this.#table = id
    this.#notes = notes
    this.#now = now
    this.links = new SeatLinks(now)
    this.seats = new SeatList(seats, notes.now.seats ?? [], now())
  }

  /** A member leaves. Their seats wait for their tokens; a seat that somebody asked for goes to them. */
  gone(member: Member): void {
    if (!this.members.delete(member)) return
    const wished = this.consents.withdraw(({ asker }) => asker === member)
    const asked = this.takeovers.left(member)
    const left = this.seats.heldBy(member)
    if (left.length === 0 && !wished) return
    for (const seat of left) this.seats.vacate(seat, this.#now())
    for (const { seat, asker } of asked) {
      this.occupy(asker, seat)
      this.listener?.shown(asker)
    }
    this.listener?.changed()
  }

  /** Everybody leaves at once, and nobody hears of seats. Answers with who was there. */
  disband(): readonly Member[] {
    const all = [...this.members]
    this.members.clear()
    this.consents.withdraw(() => true)
    for (const member of all) {
      this.takeovers.left(member)
      member.leaveTable()
    }
    return all
  }

  /** Somebody connected has the seat from now on: it is nobody else's to ask for. */
  occupy(member: Member, seat: Seat): void {
    this.seats.occupy(member, seat)
    this.taken(seat)
  }

  /** Nobody else waits for the seat any more, nor can come to it by a link. */
  taken(seat: Seat): void {
    this.consents.settled(seat)
    this.links.drop(seat)
  }

  /** Gives the seat to whoever asks its holder for it, who loses its view; nothing if another one has it by now. */
  handOver({ seat, holder, asker }: Takeover): void {
    if (this.seats.at(seat)?.holder !== holder) return
    this.occupy(asker, seat)
    this.loseView(holder, seat)
    this.listener?.shown(holder)
    this.listener?.shown(asker)
    this.listener?.changed()
  }

  /** A member has the seat from now on, with a token of its own. Refusal: folder-failed. */
  async give(member: Member, seat: Seat, token: string, name: string | undefined): Promise<void> {
    const named = name !== undefined && { name }
    await this.replace(seat, { by: 'lan', token: hashOf(token), ...named, holder: member })
    this.kicks.lift(member)
    this.vacateIfGone(member, seat)
  }

  /** Another one has the seat from now on; who had it loses its view. Refusal: folder-failed. */
  async replace(seat: Seat, place: SeatState): Promise<void> {
    await this.assign(seat, place)
    this.takeovers.settled(seat)
    this.taken(seat)
    for (const member of this.members)
      if (member.seat === seat && !this.seats.owns(member, seat)) {
        this.loseView(member, seat)
        this.listener?.shown(member)
      }
    this.settle()
  }

  /** Changes a seat here and in the table file; as before if that fails. Refusal: folder-failed. */
  async assign(seat: Seat, place: SeatState): Promise<void> {
    const before = this.seats.at(seat) ?? place
    this.seats.set(seat, place)
    try {
      await this.#notes.change({ seats: this.seats.notes })
    } catch (error) {
      if (this.seats.at(seat) === place) this.seats.set(seat, before)
      this.listener?.changed()
      throw error
    }
  }

  /** Somebody was given a seat and has gone meanwhile: it waits for its token. */
  vacateIfGone(member: Member, seat: Seat): void {
    if (!this.members.has(member)) this.seats.vacate(seat, this.#now())
  }

  /** Guests without a seat. */
  onlookers(): readonly Member[] {
    return [...this.members].filter((member) => member.guest && this.seats.own(member).length === 0)
  }

  /** The member no longer sees the table with the eyes of the seat. */
  loseView(member: Member, seat: Seat): void {
    if (member.seat === seat) member.takeOver(null, false)
  }

  /** After a change of seats or sharing: where nobody may watch, guests without a seat go when none is free. */
  settle(): void {
    if (this.#notes.now.share?.spectators === false && this.seats.free === 0)
      for (const member of this.onlookers()) this.sendOff(member, 'closed')
    this.listener?.changed()
  }

  /** The member loses the table and is told why. */
  sendOff(member: Member, code: 'kicked' | 'closed'): void {
    member.leaveTable()
    member.push({ type: 'sentOff', table: this.#table, code })
  }
}
