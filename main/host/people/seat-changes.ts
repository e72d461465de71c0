/**
 * Changes of seats together with their consequences: for the table file, for those who wait for the seat, and for what
 * everybody at the table sees.
 */
import type { Seat } from '../../../shared/engine/rules'
import type { Standing } from '../../../shared/protocol/messages'
import { Consents } from './consents'
import { Kicks } from './kicks'
import type { Member, PeopleListener } from './member'
import { SeatLinks } from './seat-links'
import { SeatList } from './seat-list'
import { isFree, type SeatState } from './seat-state'
import { SeatTakeovers, type Takeover } from './seat-takeovers'
import { Watchers } from './watchers'
import type { Patch, TableNotes } from '../folder/table-notes'
import type { PlaceNote } from '../folder/tablefile'
import { hashOf } from './tokens'

export class SeatChanges {
  readonly seats: SeatList
  /** Everybody at the table. */
  readonly members = new Set<Member>()
  /** The guests who were kicked. */
  readonly kicks = new Kicks()
  /** Single-use links to the seats. */
  readonly links: SeatLinks
  readonly takeovers = new SeatTakeovers((takeover) => this.handOver(takeover))
  readonly consents = new Consents()
  /** The guests without a seat. */
  readonly watchers = new Watchers({
    kicks: this.kicks,
    onlookers: () => this.onlookers(),
    sendOff: (member) => this.sendOff(member, 'kicked', true),
    tell: (except) => this.listener?.watchersChanged(except)
  })
  /** Notified of changes. */
  listener: PeopleListener | undefined
  readonly #table: string
  readonly #notes: TableNotes
  readonly #now: () => number

  /** `seats`: how many seats the table has; `now` in milliseconds since 1970. */
  constructor(id: string, notes: TableNotes, seats: number, now: () => number) {
    this.#table = id
    this.#notes = notes
    this.#now = now
    this.links = new SeatLinks(now)
    this.seats = new SeatList(seats, notes.now.seats ?? [], now())
  }

  /** Whether somebody at the host's machine is at the table: the seats that are played there are present then. */
  get attended(): boolean {
    return [...this.members].some(({ guest }) => !guest)
  }

  /** A member comes. Everybody learns it if seats are present now that were not. */
  add(member: Member): void {
    const { attended } = this
    this.members.add(member)
    if (this.attended !== attended) this.listener?.changed()
  }

  /**
   * A member leaves. Its seats stay reserved by their tokens, except those that another member has asked to get back.
   */
  remove(member: Member): void {
    const { attended } = this
    if (!this.members.delete(member)) return
    const wished = this.consents.withdraw(({ asker }) => asker === member)
    const takeovers = this.takeovers.removeMember(member)
    const held = this.seats.heldBy(member)
    if (held.length === 0 && !wished && this.attended === attended) {
      if (member.guest) this.watchers.left()
      return
    }
    for (const seat of held) this.seats.vacate(seat, this.#now())
    for (const { seat, asker } of takeovers) {
      const holder = this.seats.at(seat)?.holder
      if (holder) this.takeovers.ask({ seat, asker, holder })
      else {
        this.occupy(asker, seat)
        this.listener?.viewChanged(asker)
      }
    }
    this.listener?.changed()
  }

  /** The requests that the member has made or may see. */
  requestsOf(member: Member): Omit<Standing, 'own'> {
    const asking = this.takeovers.seatsOf(member)
    const takeBack = this.listener?.takeBack?.()
    const removed = member.guest ? [] : this.kicks.watchers
    return {
      ...(asking.length > 0 && { asking }),
      ...this.consents.visibleTo(member),
      ...(removed.length > 0 && { removed }),
      ...(takeBack && { takeBack })
    }
  }

  /** Removes everybody, without notifying the listener. Returns the former members. */
  disband(): readonly Member[] {
    const all = [...this.members]
    this.members.clear()
    this.consents.withdraw(() => true)
    for (const member of all) {
      this.takeovers.removeMember(member)
      member.leaveTable()
    }
    return all
  }

  /** A connected member holds the seat from now on. */
  occupy(member: Member, seat: Seat): void {
    this.seats.occupy(member, seat)
    this.dropOffers(seat)
  }

  /** The seat is no longer on offer: drops the wishes for it and its link. */
  dropOffers(seat: Seat): void {
    this.consents.dropSeat(seat)
    this.links.drop(seat)
  }

  /**
   * Gives the seat to the asker, whom others who wait for it ask from now on; the holder loses its view. Does nothing if
   * somebody else holds the seat by now.
   */
  handOver({ seat, holder, asker }: Takeover): void {
    if (this.seats.at(seat)?.holder !== holder) return
    this.occupy(asker, seat)
    for (const waiting of this.takeovers.takeSeat(seat)) this.takeovers.ask({ ...waiting, holder: asker })
    this.loseView(holder, seat)
    this.listener?.viewChanged(holder)
    this.listener?.viewChanged(asker)
    this.listener?.changed()
  }

  /** Gives the seat to a member, with a new token. Refusal: folder-failed. */
  async give(member: Member, seat: Seat, token: string, name: string | undefined): Promise<void> {
    const named = name !== undefined && { name }
    await this.replace(seat, { by: 'lan', token: hashOf(token), ...named, holder: member })
    this.kicks.lift(member)
    this.vacateIfGone(member, seat)
  }

  /** Replaces the state of a seat; whoever no longer owns it loses its view. Refusal: folder-failed. */
  async replace(seat: Seat, place: SeatState): Promise<void> {
    await this.assign(seat, place)
    this.takeovers.takeSeat(seat)
    this.dropOffers(seat)
    this.#dropLostViews()
    this.settle()
  }

  /**
   * Replaces who plays each seat, and their number, together with other keys of the table file. Offers of seats that are
   * played otherwise from now on are dropped. Refusals: those of `SeatList.arrange`, folder-failed.
   */
  async arrange(places: readonly PlaceNote[], more: Patch): Promise<void> {
    const before = this.seats.notes
    const undo = this.seats.arrange(places)
    try {
      await this.#notes.change({ ...more, seats: this.seats.notes })
    } catch (error) {
      undo()
      this.#notes.note({ seats: this.seats.notes })
      this.listener?.changed()
      throw error
    }
    for (const [seat, { by }] of before.entries()) if (this.seats.by(seat) !== by) this.dropOffers(seat)
    this.#dropLostViews()
    this.settle()
  }

  /** Frees a guest's seat and sends the guest off, who is remembered. Refusal: folder-failed. */
  async kick(seat: Seat, place: SeatState): Promise<void> {
    const { holder, left, token } = place
    const kick = { address: holder?.address ?? left, seat, token }
    // Before the seat is freed, so that the guest cannot claim it again while that is written.
    const forget = isFree(place) ? undefined : this.kicks.add(holder, kick)
    try {
      await this.replace(seat, { by: 'lan' })
    } catch (error) {
      forget?.()
      throw error
    }
    if (holder) this.sendOff(holder, 'kicked')
  }

  /** Changes a seat in memory and in the table file; undone if that fails. Refusal: folder-failed. */
  async assign(seat: Seat, place: SeatState): Promise<void> {
    const before = this.seats.at(seat) ?? place
    this.seats.set(seat, place)
    try {
      await this.#notes.change({ seats: this.seats.notes })
    } catch (error) {
      if (this.seats.at(seat) === place) this.seats.set(seat, before)
      // Other seats may have changed while this was written.
      this.#notes.note({ seats: this.seats.notes })
      this.listener?.changed()
      throw error
    }
  }

  /** If the member has left while it was given the seat, and still holds it, marks it as absent; its token stays valid. */
  vacateIfGone(member: Member, seat: Seat): void {
    if (this.seats.at(seat)?.holder === member && !this.members.has(member))
      this.seats.vacate(seat, this.#now())
  }

  /** Guests without a seat. */
  onlookers(): readonly Member[] {
    return [...this.members].filter((member) => member.guest && this.seats.own(member).length === 0)
  }

  /** Switches everybody who plays a seat that is no longer theirs to the public view. */
  #dropLostViews(): void {
    for (const member of this.members) {
      const { seat } = member
      if (seat === null || this.seats.owns(member, seat)) continue
      this.loseView(member, seat)
      this.listener?.viewChanged(member)
    }
  }

  /** If the member plays this seat at the moment, switches it to the public view. */
  loseView(member: Member, seat: Seat): void {
    if (member.seat === seat) member.takeOver(null, false)
  }

  /**
   * After a change of seats or sharing: without spectators, guests without a seat are sent off when no seat is free, except
   * those whose seat another device still holds.
   */
  settle(): void {
    if (this.#notes.now.share?.spectators === false && this.seats.free === 0)
      for (const member of this.onlookers())
        if (this.takeovers.seatsOf(member).length === 0) this.sendOff(member, 'closed')
    this.listener?.changed()
  }

  /** Removes the member from the table and tells it why; `watching`: it is a spectator who is kicked. */
  sendOff(member: Member, code: 'kicked' | 'closed', watching = false): void {
    member.leaveTable()
    member.push({ type: 'sentOff', table: this.#table, code, ...(watching && { watching }) })
  }
}
