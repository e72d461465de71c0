/**
 * The people of one table: who is at it, who sits down, gets up and is asked for a seat, and how it is open to the
 * LAN. The same object stays with the table from the lobby into the game.
 */
import type { LevelNumber } from '../../../shared/engine/player-level'
import type { Seat, Viewer } from '../../../shared/engine/rules'
import type {
  ChatLine,
  Push,
  SeatBy,
  Standing,
  TableInfo,
  WishReason
} from '../../../shared/protocol/messages'
import { Consents, type SeatWish } from './consents'
import { Kicks } from './kicks'
import { pushByKind, type Member, type PeopleListener } from './member'
import { SeatList, type Seating } from './seat-list'
import { refusal, refuse } from '../refusal-error'
import { SeatLinks } from './seat-links'
import { SeatTakeovers, type Takeover } from './seat-takeovers'
import { isAway, isFree, noteOf, shareInfo, type SeatState } from './seat-state'
import type { TableNotes } from '../folder/table-notes'
import type { ShareNote } from '../folder/tablefile'
import { hashOf } from './tokens'

/** Connections of guests at one table. */
export const mostGuests = 64

export class People {
  readonly notes: TableNotes
  /** Who was sent off. */
  readonly kicks = new Kicks()
  /** Single-use links to its seats. */
  readonly links: SeatLinks
  readonly #table: string
  readonly #now: () => number
  readonly #members = new Set<Member>()
  readonly #seats: SeatList
  readonly #takeovers = new SeatTakeovers((takeover) => this.#handOver(takeover))
  readonly #consents = new Consents()
  #listener: PeopleListener | undefined

  /** Of a table with so many seats. `now` in milliseconds since 1970. */
  constructor(id: string, notes: TableNotes, seats: number, now: () => number) {
    this.#table = id
    this.notes = notes
    this.#now = now
    this.links = new SeatLinks(now)
    this.#seats = new SeatList(seats, notes.now.seats ?? [], now())
  }

  /** Its seats, and who plays each. */
  get seats(): Seating {
    return this.#seats
  }

  /** The table that hears of changes from now on. */
  listen(listener: PeopleListener): void {
    this.#listener = listener
  }

  get members(): Iterable<Member> {
    return this.#members
  }

  /** Nobody is at the table. */
  get empty(): boolean {
    return this.#members.size === 0
  }

  get share(): ShareNote | undefined {
    return this.notes.now.share
  }

  get chat(): readonly ChatLine[] {
    return this.notes.now.chat ?? []
  }

  /** True if one more guest without a seat would be too many. */
  get full(): boolean {
    return this.#onlookers().length >= mostGuests - this.#seats.count
  }

  /** What a member's own devices have to do with the seats: those it owns, and those it waits for. */
  standing(member: Member): Standing {
    const asking = this.#takeovers.seatsOf(member)
    const own = this.#seats.own(member)
    return { own, ...(asking.length > 0 && { asking }), ...this.#consents.toldTo(member) }
  }

  /** Whose view a member gets. */
  viewerOf(member: Member): Viewer {
    if (this.notes.now.open) return 'seats'
    return member.seat !== null && member.secrets && this.#seats.owns(member, member.seat)
      ? member.seat
      : 'public'
  }

  /** Seats as everybody sees them, and how the table is shared. */
  info(
    seats: readonly { readonly name: string; readonly colour: string }[]
  ): Pick<TableInfo, 'seats' | 'share'> {
    return { seats: this.#seats.info(seats), ...shareInfo(this.share) }
  }

  add(member: Member): void {
    this.#members.add(member)
  }

  /** A member leaves. Their seats wait for their tokens; a seat that somebody asked for goes to them. */
  delete(member: Member): void {
    if (!this.#members.delete(member)) return
    const wished = this.#consents.withdraw(({ asker }) => asker === member)
    const asked = this.#takeovers.left(member)
    const left = this.#seats.heldBy(member)
    if (left.length === 0 && !wished) return
    for (const seat of left) this.#seats.vacate(seat, this.#now())
    for (const { seat, asker } of asked) {
      this.#occupy(asker, seat)
      this.#listener?.shown(asker)
    }
    this.#listener?.changed()
  }

  /**
   * Gives seats to a member of the table who has proved to own them: at once where nobody connected has them (a bot
   * gives way), else the seat's present holder is asked.
   */
  giveBack(member: Member, seats: readonly Seat[]): void {
    let changed = false
    for (const seat of seats) {
      const place = this.#seats.at(seat)
      if (!place || place.holder === member) continue
      if (place.by === 'lan' && place.holder)
        this.#takeovers.ask({ seat, holder: place.holder, asker: member })
      else {
        this.#occupy(member, seat)
        changed = true
      }
    }
    if (!changed) return
    void this.notes.change({ seats: this.#seats.notes }).catch(() => undefined)
    this.#listener?.changed()
  }

  /** Why a guest may take this seat only if the host's people agree; undefined: nobody need be asked. */
  consentFor(member: Member, seat: Seat): WishReason | undefined {
    const place = this.#seats.at(seat)
    if (!place || !(isFree(place) || isAway(place))) return undefined
    if (this.kicks.has(member)) return 'kicked'
    if (isAway(place)) return 'absent'
    return member.guest && this.#seats.own(member).length > 0 ? 'second' : undefined
  }

  /**
   * Asks the host's people for a seat; `token` gives it back once they have said yes, and `renamed` is its name from
   * then on. Refusal: too-fast.
   */
  wish(asker: Member, wish: Omit<SeatWish, 'asker' | 'grant'>, token: string, renamed?: string): void {
    const grant = (): Promise<void> => this.#give(asker, wish.seat, token, renamed)
    this.#consents.add({ ...wish, asker, grant })
    this.#listener?.changed()
  }

  /** Makes a single-use link for a guest's seat that nobody is on. Refusals: not-your-seat, seat-taken. */
  linkSeat(seat: Seat): string {
    const by = this.#seats.by(seat)
    if (by === undefined || by === 'here') refuse('not-your-seat', { seat })
    if (!this.#seats.isVacant(seat)) refuse('seat-taken', { seat })
    return this.links.make(seat)
  }

  /** Gives a member the seat whose link it has opened; `token` gives it back from now on. Refusal: folder-failed. */
  async useLink(member: Member, seat: Seat, token: string): Promise<void> {
    const name = this.#seats.nameOf(seat)
    await this.#give(member, seat, token, name)
  }

  /** Answers a guest's wish for the host's people. Refusal: folder-failed. */
  async decide(id: number, yes: boolean): Promise<void> {
    await this.#consents.decide(id, yes)
    this.#listener?.changed()
  }

  /**
   * Sits a member down on a free seat, which this token gives back from now on. Asked again with the same token, after
   * an answer that was lost, it gives the seat back at once, as `giveBack` does. Refusals: not-your-seat (no such seat,
   * or not a guest's), seat-taken, folder-failed.
   */
  async claim(member: Member, seat: Seat, token: string, name?: string): Promise<void> {
    const before = this.#seats.at(seat)
    if (before?.by !== 'lan') refuse('not-your-seat', { seat })
    if (this.#seats.claimed(seat, token)) {
      this.giveBack(member, [seat])
      return this.#listener?.changed()
    }
    if (!isFree(before)) refuse('seat-taken', { seat })
    const place = { by: before.by, token: hashOf(token), ...(name !== undefined && { name }), holder: member }
    await this.#assign(seat, place)
    this.#taken(seat)
    this.#vacateIfGone(member, seat)
    this.#settle()
  }

  /** Gives back a seat of one's own: its token is worth nothing any more. Refusals: not-your-seat, folder-failed. */
  async leave(member: Member, seat: Seat): Promise<void> {
    if (this.#seats.by(seat) !== 'lan' || !this.#seats.owns(member, seat)) refuse('not-your-seat', { seat })
    await this.#replace(seat, { by: 'lan' })
  }

  /**
   * Decides who plays a seat. `here` and `lan` forget its token; a `bot` keeps it, so that the guest can come back.
   * Refusals: not-your-seat (no such seat), folder-failed.
   */
  async setSeat(seat: Seat, by: SeatBy, level?: LevelNumber): Promise<void> {
    const before = this.#seats.at(seat) ?? refuse('not-your-seat', { seat })
    await this.#replace(seat, by === 'bot' ? { ...noteOf(before), by, ...(level && { level }) } : { by })
  }

  /**
   * Sends the guest of a seat off and frees the seat; to sit here again, that guest must ask. Refusals: not-your-seat
   * (no guest's seat), folder-failed.
   */
  async kick(seat: Seat): Promise<void> {
    const place = this.#seats.at(seat)
    if (place?.by !== 'lan') refuse('not-your-seat', { seat })
    await this.#replace(seat, { by: 'lan' })
    const { holder, left, token } = place
    if (!isFree(place)) this.kicks.add(holder, { address: holder?.address ?? left, seat, token })
    if (holder) this.#sendOff(holder, 'kicked')
  }

  /** Opens the table to the LAN, changes how, or closes it: then all guests go. Refusal: folder-failed. */
  async setShare(share: ShareNote | undefined): Promise<void> {
    await this.notes.change({ share })
    for (const member of [...this.#members]) if (member.guest && !share) this.#sendOff(member, 'closed')
    this.#settle()
  }

  /** Answers a takeover; an answer to one that is not open (any more) does nothing. */
  yield(member: Member, id: number, yes: boolean): void {
    const takeover = this.#takeovers.answered(member, id)
    if (!takeover) return
    if (yes) this.#handOver(takeover)
    else this.#listener?.changed()
  }

  /** Tells everybody that the table was deleted. */
  gone(): void {
    const why = refusal('unknown-table', { table: this.#table })
    for (const member of this.#members)
      member.push({ type: 'tableStopped', table: this.#table, refusal: why })
  }

  /** Tells everybody what depends on their own seats: made once for all who stand alike. */
  tell(make: (standing: Standing) => Push): void {
    const kindOf = (member: Member): string => JSON.stringify(this.standing(member))
    pushByKind(this.#members, kindOf, (member) => [make(this.standing(member))])
  }

  /** Somebody connected has the seat from now on: it is nobody else's to ask for. */
  #occupy(member: Member, seat: Seat): void {
    this.#seats.occupy(member, seat)
    this.#taken(seat)
  }

  /** Nobody else waits for the seat any more, nor can come to it by a link. */
  #taken(seat: Seat): void {
    this.#consents.settled(seat)
    this.links.drop(seat)
  }

  #handOver({ seat, holder, asker }: Takeover): void {
    if (this.#seats.at(seat)?.holder !== holder) return
    this.#occupy(asker, seat)
    this.#loseView(holder, seat)
    this.#listener?.shown(holder)
    this.#listener?.shown(asker)
    this.#listener?.changed()
  }

  /** A member has the seat from now on, with a token of its own. */
  async #give(member: Member, seat: Seat, token: string, name: string | undefined): Promise<void> {
    const named = name !== undefined && { name }
    await this.#replace(seat, { by: 'lan', token: hashOf(token), ...named, holder: member })
    this.kicks.lift(member)
    this.#vacateIfGone(member, seat)
  }

  /** Another one has the seat from now on; who had it loses its view. */
  async #replace(seat: Seat, place: SeatState): Promise<void> {
    await this.#assign(seat, place)
    this.#takeovers.settled(seat)
    this.#taken(seat)
    for (const member of this.#members)
      if (member.seat === seat && !this.#seats.owns(member, seat)) {
        this.#loseView(member, seat)
        this.#listener?.shown(member)
      }
    this.#settle()
  }

  /** Changes a seat here and in the table file; as before if that fails. Refusal: folder-failed. */
  async #assign(seat: Seat, place: SeatState): Promise<void> {
    const before = this.#seats.at(seat) ?? place
    this.#seats.set(seat, place)
    try {
      await this.notes.change({ seats: this.#seats.notes })
    } catch (error) {
      if (this.#seats.at(seat) === place) this.#seats.set(seat, before)
      throw error
    }
  }

  /** Somebody was given a seat and has gone meanwhile: it waits for its token. */
  #vacateIfGone(member: Member, seat: Seat): void {
    if (!this.#members.has(member)) this.#seats.vacate(seat, this.#now())
  }

  /** Guests without a seat. */
  #onlookers(): readonly Member[] {
    return [...this.#members].filter((member) => member.guest && this.#seats.own(member).length === 0)
  }

  #loseView(member: Member, seat: Seat): void {
    if (member.seat === seat) member.takeOver(null, false)
  }

  /** After a change of seats or sharing: where nobody may watch, guests without a seat go when none is free. */
  #settle(): void {
    if (this.share?.spectators === false && this.#seats.free === 0)
      for (const member of this.#onlookers()) this.#sendOff(member, 'closed')
    this.#listener?.changed()
  }

  #sendOff(member: Member, code: 'kicked' | 'closed'): void {
    member.leaveTable()
    member.push({ type: 'sentOff', table: this.#table, code })
  }
}
