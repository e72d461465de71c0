/**
 * The people of one table: who is at it, who sits down, gets up and is asked for a seat, and how it is open to the
 * LAN. The same object stays with the table from the lobby into the game.
 */
import type { Seat, Viewer } from '../../shared/engine/rules'
import type { ChatLine, Push, SeatBy, Standing, TableInfo } from '../../shared/protocol/messages'
import { Asks, type Ask } from './asks'
import { tellAlike, type Member, type PeopleHeard } from './member'
import { Places, type Seating } from './places'
import { refusal, refuse } from './refused'
import { isFree, noteOf, shareInfo, type Place } from './seats'
import type { ShareNote, TableNotes } from './tablefile'
import { hashOf } from './tokens'

/** Connections of guests at one table. */
export const mostGuests = 64

export class People {
  readonly notes: TableNotes
  readonly #table: string
  readonly #now: () => number
  readonly #members = new Set<Member>()
  readonly #places: Places
  readonly #asks = new Asks()
  #heard: PeopleHeard | undefined

  /** Of a table with so many seats. `now` in milliseconds since 1970. */
  constructor(id: string, notes: TableNotes, seats: number, now: () => number) {
    this.#table = id
    this.notes = notes
    this.#now = now
    this.#places = new Places(seats, notes.now.seats ?? [], now())
  }

  /** Its seats, and who plays each. */
  get seats(): Seating {
    return this.#places
  }

  /** The table that hears of changes from now on. */
  listen(heard: PeopleHeard): void {
    this.#heard = heard
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
    return this.#onlookers().length >= mostGuests - this.#places.count
  }

  /** What a member's own devices have to do with the seats: those it owns, and those it waits for. */
  standing(member: Member): Standing {
    const asking = this.#asks.seatsOf(member)
    return { own: this.#places.own(member), ...(asking.length > 0 && { asking }) }
  }

  /** Whose view a member gets. */
  viewerOf(member: Member): Viewer {
    return member.seat !== null && member.secrets && this.#places.owns(member, member.seat)
      ? member.seat
      : 'public'
  }

  /** Seats as everybody sees them, and how the table is shared. */
  info(
    seats: readonly { readonly name: string; readonly colour: string }[]
  ): Pick<TableInfo, 'seats' | 'share'> {
    return { seats: this.#places.info(seats), ...shareInfo(this.share) }
  }

  add(member: Member): void {
    this.#members.add(member)
  }

  /** Somebody goes. Seats they had wait for their tokens; whoever asked for one gets it. */
  delete(member: Member): void {
    if (!this.#members.delete(member)) return
    this.#asks.take(({ asker }) => asker === member)
    const asked = this.#asks.take(({ holder }) => holder === member)
    const left = this.#places.heldBy(member)
    if (left.length === 0) return
    for (const seat of left) this.#places.vacate(seat, this.#now())
    for (const { seat, asker } of asked) this.#places.sit(asker, seat)
    this.#heard?.changed()
  }

  /**
   * Gives the seats of these tokens to a member of the table: at once where nobody connected has them (a bot gives
   * way), else whoever has the seat is asked.
   */
  giveBack(member: Member, tokens: readonly string[]): void {
    let changed = false
    for (const [seat, place] of this.#places.ofTokens(tokens)) {
      if (place.holder === member) continue
      if (place.by === 'lan' && place.holder) this.#ask(seat, place.holder, member)
      else {
        this.#places.sit(member, seat)
        changed = true
      }
    }
    if (!changed) return
    void this.notes.change({ seats: this.#places.notes }).catch(() => undefined)
    this.#heard?.changed()
  }

  /**
   * Sits a member down on a free seat, which this token gives back from now on. Asked again with the same token, after
   * an answer that was lost, it gives the seat back at once, as `giveBack` does. Refusals: not-your-seat (no such seat,
   * or not a guest's), seat-taken, folder-failed.
   */
  async claim(member: Member, seat: Seat, token: string, name?: string): Promise<void> {
    const before = this.#places.at(seat)
    if (before?.by !== 'lan') refuse('not-your-seat', { seat })
    if (this.#places.claimed(seat, token)) {
      this.giveBack(member, [token])
      return this.#heard?.changed()
    }
    if (!isFree(before)) refuse('seat-taken', { seat })
    const place = { by: before.by, token: hashOf(token), ...(name !== undefined && { name }), holder: member }
    await this.#assign(seat, place)
    if (!this.#members.has(member)) this.#places.vacate(seat, this.#now())
    this.#settle()
  }

  /** Gives an own seat back: its token is worth nothing any more. Refusals: not-your-seat, folder-failed. */
  async leave(member: Member, seat: Seat): Promise<void> {
    if (this.#places.by(seat) !== 'lan' || !this.#places.owns(member, seat)) refuse('not-your-seat', { seat })
    await this.#replace(seat, { by: 'lan' })
  }

  /**
   * Decides who plays a seat. `here` and `lan` forget its token; a `bot` keeps it, so that the guest can come back.
   * Refusals: not-your-seat (no such seat), folder-failed.
   */
  async setSeat(seat: Seat, by: SeatBy): Promise<void> {
    const before = this.#places.at(seat) ?? refuse('not-your-seat', { seat })
    await this.#replace(seat, by === 'bot' ? { ...noteOf(before), by } : { by })
  }

  /** Sends the guest of a seat off and frees the seat. Refusals: not-your-seat (no guest's seat), folder-failed. */
  async kick(seat: Seat): Promise<void> {
    const place = this.#places.at(seat)
    if (place?.by !== 'lan') refuse('not-your-seat', { seat })
    await this.#replace(seat, { by: 'lan' })
    if (place.holder) this.#sendOff(place.holder, 'kicked')
  }

  /** Opens the table to the LAN, changes how, or closes it: then all guests go. Refusal: folder-failed. */
  async setShare(share: ShareNote | undefined): Promise<void> {
    await this.notes.change({ share })
    for (const member of [...this.#members]) if (member.guest && !share) this.#sendOff(member, 'closed')
    this.#settle()
  }

  /** Answers an ask; one that is none (any more) is answered in vain. */
  yield(member: Member, id: number, yes: boolean): void {
    const [ask] = this.#asks.take((one) => one.id === id && one.holder === member)
    if (!ask) return
    if (yes) this.#handOver(ask)
    else this.#heard?.changed()
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
    tellAlike(this.#members, kindOf, (member) => [make(this.standing(member))])
  }

  #ask(seat: Seat, holder: Member, asker: Member): void {
    const ask = this.#asks.add(seat, holder, asker)
    if (!ask) return
    holder.push({ type: 'seatAsked', ask: ask.id, seat })
    void holder.alive().then((alive) => {
      if (!alive && this.#asks.take((one) => one === ask).length > 0) this.#handOver(ask)
    })
  }

  #handOver({ seat, holder, asker }: Ask): void {
    if (this.#places.at(seat)?.holder !== holder) return
    this.#places.sit(asker, seat)
    this.#loseView(holder, seat)
    this.#heard?.shown(holder)
    this.#heard?.shown(asker)
    this.#heard?.changed()
  }

  /** Another one has the seat from now on; who had it loses its view. */
  async #replace(seat: Seat, place: Place): Promise<void> {
    await this.#assign(seat, place)
    this.#asks.take((ask) => ask.seat === seat)
    for (const member of this.#members)
      if (member.seat === seat && !this.#places.owns(member, seat)) {
        this.#loseView(member, seat)
        this.#heard?.shown(member)
      }
    this.#settle()
  }

  /** Changes a seat here and in the table file; as before if that fails. Refusal: folder-failed. */
  async #assign(seat: Seat, place: Place): Promise<void> {
    const before = this.#places.at(seat) ?? place
    this.#places.set(seat, place)
    try {
      await this.notes.change({ seats: this.#places.notes })
    } catch (error) {
      if (this.#places.at(seat) === place) this.#places.set(seat, before)
      throw error
    }
  }

  /** Guests without a seat. */
  #onlookers(): readonly Member[] {
    return [...this.#members].filter((member) => member.guest && this.#places.own(member).length === 0)
  }

  #loseView(member: Member, seat: Seat): void {
    if (member.seat === seat) member.takeOver(null, false)
  }

  /** After a change of seats or sharing: where nobody may watch, guests without a seat go when none is free. */
  #settle(): void {
    if (this.share?.spectators === false && this.#places.free === 0)
      for (const member of this.#onlookers()) this.#sendOff(member, 'closed')
    this.#heard?.changed()
  }

  #sendOff(member: Member, code: 'kicked' | 'closed'): void {
    member.rise()
    member.push({ type: 'sentOff', table: this.#table, code })
  }
}
