/**
 * The people of one table: who is at it, who sits down, gets up and is asked for a seat, and how it is open to the
 * LAN. The same object stays with the table from the lobby into the game.
 */
import type { LevelNumber } from '../../../shared/engine/player-level'
import type { Refusal, Seat, Viewer } from '../../../shared/engine/rules'
import type {
  ChatLine,
  Push,
  SeatBy,
  Standing,
  TableInfo,
  WishReason
} from '../../../shared/protocol/messages'
import type { SeatWish } from './consents'
import type { Kicks } from './kicks'
import { pushByKind, type Member, type PeopleListener } from './member'
import { SeatChanges } from './seat-changes'
import type { Seating, SeatList } from './seat-list'
import { refuse } from '../refusal-error'
import type { SeatLinks } from './seat-links'
import { isAway, isFree, noteOf, shareInfo } from './seat-state'
import type { TableNotes } from '../folder/table-notes'
import type { ShareNote } from '../folder/tablefile'
import { hashOf } from './tokens'

/** Connections of guests at one table. */
export const mostGuests = 64

export class People {
  readonly notes: TableNotes
  readonly #table: string
  readonly #changes: SeatChanges
  readonly #seats: SeatList

  /** Of a table with so many seats. `now` in milliseconds since 1970. */
  constructor(id: string, notes: TableNotes, seats: number, now: () => number) {
    this.#table = id
    this.notes = notes
    this.#changes = new SeatChanges(id, notes, seats, now)
    this.#seats = this.#changes.seats
  }

  /** Its seats, and who plays each. */
  get seats(): Seating {
    return this.#seats
  }

  /** Who was sent off. */
  get kicks(): Kicks {
    return this.#changes.kicks
  }

  /** Single-use links to its seats. */
  get links(): SeatLinks {
    return this.#changes.links
  }

  /** The table that hears of changes from now on. */
  listen(listener: PeopleListener): void {
    this.#changes.listener = listener
  }

  get members(): Iterable<Member> {
    return this.#changes.members
  }

  /** Nobody is at the table. */
  get empty(): boolean {
    return this.#changes.members.size === 0
  }

  get share(): ShareNote | undefined {
    return this.notes.now.share
  }

  get chat(): readonly ChatLine[] {
    return this.notes.now.chat ?? []
  }

  /** True if one more guest without a seat would be too many. */
  get full(): boolean {
    return this.#changes.onlookers().length >= mostGuests - this.#seats.count
  }

  /** What a member's own devices have to do with the seats: those it owns, and those it waits for. */
  standing(member: Member): Standing {
    const asking = this.#changes.takeovers.seatsOf(member)
    const own = this.#seats.own(member)
    return { own, ...(asking.length > 0 && { asking }), ...this.#changes.consents.toldTo(member) }
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
    this.#changes.members.add(member)
  }

  /** A member leaves. Their seats wait for their tokens; a seat that somebody asked for goes to them. */
  delete(member: Member): void {
    this.#changes.gone(member)
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
        this.#changes.takeovers.ask({ seat, holder: place.holder, asker: member })
      else {
        this.#changes.occupy(member, seat)
        changed = true
      }
    }
    if (!changed) return
    void this.notes.change({ seats: this.#seats.notes }).catch(() => undefined)
    this.#changes.listener?.changed()
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
    const grant = (): Promise<void> => this.#changes.give(asker, wish.seat, token, renamed)
    this.#changes.consents.add({ ...wish, asker, grant })
    this.#changes.listener?.changed()
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
    const undo = this.links.use(seat)
    try {
      await this.#changes.give(member, seat, token, name)
    } catch (error) {
      undo()
      throw error
    }
  }

  /** Answers a guest's wish for the host's people. Refusal: folder-failed. */
  async decide(id: number, yes: boolean): Promise<void> {
    await this.#changes.consents.decide(id, yes)
    this.#changes.listener?.changed()
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
      return this.#changes.listener?.changed()
    }
    if (!isFree(before)) refuse('seat-taken', { seat })
    const place = { by: before.by, token: hashOf(token), ...(name !== undefined && { name }), holder: member }
    await this.#changes.assign(seat, place)
    this.#changes.taken(seat)
    this.#changes.vacateIfGone(member, seat)
    this.#changes.settle()
  }

  /** Gives back a seat of one's own: its token is worth nothing any more. Refusals: not-your-seat, folder-failed. */
  async leave(member: Member, seat: Seat): Promise<void> {
    if (this.#seats.by(seat) !== 'lan' || !this.#seats.owns(member, seat)) refuse('not-your-seat', { seat })
    await this.#changes.replace(seat, { by: 'lan' })
  }

  /**
   * Decides who plays a seat. `here` and `lan` forget its token; a `bot` keeps it, so that the guest can come back.
   * Refusals: not-your-seat (no such seat), folder-failed.
   */
  async setSeat(seat: Seat, by: SeatBy, level?: LevelNumber): Promise<void> {
    const before = this.#seats.at(seat) ?? refuse('not-your-seat', { seat })
    await this.#changes.replace(
      seat,
      by === 'bot' ? { ...noteOf(before), by, ...(level && { level }) } : { by }
    )
  }

  /**
   * Sends the guest of a seat off and frees the seat; to sit here again, that guest must ask. Refusals: not-your-seat
   * (no guest's seat), folder-failed.
   */
  async kick(seat: Seat): Promise<void> {
    const place = this.#seats.at(seat)
    if (place?.by !== 'lan') refuse('not-your-seat', { seat })
    await this.#changes.replace(seat, { by: 'lan' })
    const { holder, left, token } = place
    if (!isFree(place)) this.kicks.add(holder, { address: holder?.address ?? left, seat, token })
    if (holder) this.#changes.sendOff(holder, 'kicked')
  }

  /** Opens the table to the LAN, changes how, or closes it: then all guests go. Refusal: folder-failed. */
  async setShare(share: ShareNote | undefined): Promise<void> {
    await this.notes.change({ share })
    for (const member of [...this.#changes.members])
      if (member.guest && !share) this.#changes.sendOff(member, 'closed')
    this.#changes.settle()
  }

  /** Answers a takeover; an answer to one that is not open (any more) does nothing. */
  yield(member: Member, id: number, yes: boolean): void {
    const takeover = this.#changes.takeovers.answered(member, id)
    if (!takeover) return
    if (yes) this.#changes.handOver(takeover)
    else this.#changes.listener?.changed()
  }

  /**
   * The table is deleted: it is nobody's any more, and no question about its seats waits for an answer. Answers with what
   * tells those who were at it why.
   */
  disband(): (why: Refusal) => void {
    const all = this.#changes.disband()
    return (why) => {
      for (const member of all) member.push({ type: 'tableStopped', table: this.#table, refusal: why })
    }
  }

  /** Tells everybody what depends on their own seats: made once for all who stand alike. */
  tell(make: (standing: Standing) => Push): void {
    const kindOf = (member: Member): string => JSON.stringify(this.standing(member))
    pushByKind(this.#changes.members, kindOf, (member) => [make(this.standing(member))])
  }
}
