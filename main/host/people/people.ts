/**
 * The people of one table: who is connected, who claims, leaves and asks for seats, and how the table is shared on the
 * LAN. The object is created with the lobby and kept when its game begins.
 */
import type { LevelNumber } from '../../../shared/engine/player-level'
import type { Refusal, Seat, Viewer } from '../../../shared/engine/rules'
import { mostGuests } from '../../../shared/protocol/watchers'
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
import type { Patch, TableNotes } from '../folder/table-notes'
import type { PlaceNote, ShareNote } from '../folder/tablefile'
import { hashOf } from './tokens'
import type { Watchers } from './watchers'

export class People {
  readonly notes: TableNotes
  readonly #table: string
  readonly #changes: SeatChanges
  readonly #seats: SeatList

  /** `seats`: how many seats the table has; `now` in milliseconds since 1970. */
  constructor(id: string, notes: TableNotes, seats: number, now: () => number) {
    this.#table = id
    this.notes = notes
    this.#changes = new SeatChanges(id, notes, seats, now)
    this.#seats = this.#changes.seats
  }

  /** The seats, and who plays each. */
  get seats(): Seating {
    return this.#seats
  }

  /** The guests who were kicked. */
  get kicks(): Kicks {
    return this.#changes.kicks
  }

  /** The guests without a seat. */
  get watchers(): Watchers {
    return this.#changes.watchers
  }

  /** Single-use links to the seats. */
  get links(): SeatLinks {
    return this.#changes.links
  }

  /** Sets the listener, which replaces the one before. */
  listen(listener: PeopleListener): void {
    this.#changes.listener = listener
  }

  get members(): Iterable<Member> {
    return this.#changes.members
  }

  /** True if nobody is at the table and no link leads to a seat of it: links are kept in memory only. */
  get empty(): boolean {
    return this.#changes.members.size === 0 && !this.links.valid
  }

  get share(): ShareNote | undefined {
    return this.notes.now.share
  }

  get chat(): readonly ChatLine[] {
    return this.notes.now.chat ?? []
  }

  /** True if no further guest without a seat may come in. */
  get full(): boolean {
    return this.#changes.onlookers().length >= mostGuests - this.#seats.count
  }

  /** The seats that the member owns, those it has asked for, and the wishes it may see. */
  standing(member: Member): Standing {
    return { own: this.#seats.own(member), ...this.#changes.requestsOf(member) }
  }

  /** The viewer for whom the member's view is made. */
  viewerOf(member: Member): Viewer {
    if (this.notes.now.open) return 'seats'
    return member.seat !== null && member.secrets && this.#seats.owns(member, member.seat)
      ? member.seat
      : 'public'
  }

  /** The seats as everybody sees them, and how the table is shared. */
  info(
    seats: readonly { readonly name: string; readonly colour: string }[]
  ): Pick<TableInfo, 'seats' | 'share'> {
    return { seats: this.#seats.info(seats, this.#changes.attended), ...shareInfo(this.share) }
  }

  add(member: Member): void {
    this.#changes.add(member)
  }

  /**
   * A member leaves. Its seats stay reserved by their tokens, except those that another member has asked to get back.
   */
  delete(member: Member): void {
    this.#changes.remove(member)
  }

  /**
   * Gives seats to a member who has proved to own them: at once if no connected guest holds them (a bot is replaced),
   * otherwise the present holder is asked.
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

  /** Why a guest may take this seat only with the host's consent; undefined if no consent is needed. */
  consentFor(member: Member, seat: Seat): WishReason | undefined {
    const place = this.#seats.at(seat)
    if (!place || !(isFree(place) || isAway(place))) return undefined
    if (this.kicks.has(member)) return 'kicked'
    if (isAway(place)) return 'absent'
    return member.guest && this.#seats.own(member).length > 0 ? 'second' : undefined
  }

  /**
   * Asks for the host's consent to a seat. Once it is given, `token` is the seat's token and `renamed` its name.
   * Refusal: too-fast.
   */
  wish(asker: Member, wish: Omit<SeatWish, 'asker' | 'grant'>, token: string, renamed?: string): void {
    const grant = (): Promise<void> => this.#changes.give(asker, wish.seat, token, renamed)
    this.#changes.consents.add({ ...wish, asker, grant })
    this.#changes.listener?.changed()
  }

  /**
   * Makes a single-use link to a seat that no guest holds, and returns its secret. Refusals: not-your-seat (the seat is
   * played at the host's machine), seat-taken.
   */
  linkSeat(seat: Seat): string {
    const by = this.#seats.by(seat)
    if (by === undefined || by === 'here') refuse('not-your-seat', { seat })
    if (!this.#seats.isVacant(seat)) refuse('seat-taken', { seat })
    return this.links.make(seat)
  }

  /**
   * Gives a member the seat whose link it has opened; `token` is the seat's token from now on. Refusal: folder-failed.
   */
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

  /** Grants or declines a guest's wish. Refusal: folder-failed. */
  async decide(id: number, yes: boolean): Promise<void> {
    await this.#changes.consents.decide(id, yes)
    this.#changes.listener?.changed()
  }

  /**
   * Gives a member a free seat, with this token. If the seat was claimed with the same token before (the client repeats
   * a request whose reply was lost), it works like `giveBack`. Refusals: not-your-seat (no such seat, or not a
   * guest's), seat-taken, folder-failed.
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
    this.#changes.dropOffers(seat)
    this.#changes.vacateIfGone(member, seat)
    this.#changes.settle()
  }

  /** A guest gives up its seat, whose token becomes invalid. Refusals: not-your-seat, folder-failed. */
  async leave(member: Member, seat: Seat): Promise<void> {
    this.#seats.requireOwn(member, seat)
    if (this.#seats.by(seat) !== 'lan') refuse('not-your-seat', { seat })
    await this.#changes.replace(seat, { by: 'lan' })
  }

  /**
   * Sets who plays a seat. `here` and `lan` delete its token; `bot` keeps it, so that the guest can come back. The level and
   * the `style` of a bot stay as they are if absent; null removes the style.
   * Refusals: not-your-seat (no such seat), folder-failed.
   */
  async setSeat(seat: Seat, by: SeatBy, level?: LevelNumber, style?: string | null): Promise<void> {
    const before = this.#seats.at(seat) ?? refuse('not-your-seat', { seat })
    if (by !== 'bot') return await this.#changes.replace(seat, { by })
    const { style: had, ...kept } = noteOf(before)
    const has = style === undefined ? had : style
    await this.#changes.replace(seat, {
      ...kept,
      by,
      ...(level && { level }),
      ...(typeof has === 'string' && { style: has })
    })
  }

  /** Replaces who plays each seat of a lobby; `more`: what else changes in the table file. Refusals: seat-taken, folder-failed. */
  async arrange(places: readonly PlaceNote[], more: Patch): Promise<void> {
    await this.#changes.arrange(places, more)
  }

  /**
   * Sends the guest of a seat off and frees the seat; that guest needs consent to sit down again. Refusals:
   * not-your-seat (no guest's seat), folder-failed.
   */
  async kick(seat: Seat): Promise<void> {
    const place = this.#seats.at(seat)
    if (place?.by !== 'lan') refuse('not-your-seat', { seat })
    await this.#changes.kick(seat, place)
  }

  /**
   * Shares the table on the LAN, changes how, or (undefined) closes it and sends all guests off. Refusal:
   * folder-failed.
   */
  async setShare(share: ShareNote | undefined): Promise<void> {
    await this.notes.change({ share })
    for (const member of [...this.#changes.members])
      if (member.guest && !share) this.#changes.sendOff(member, 'closed')
    this.#changes.settle()
  }

  /** Answers a takeover; does nothing if it is not open any more. */
  yield(member: Member, id: number, yes: boolean): void {
    const takeover = this.#changes.takeovers.takeAnswered(member, id)
    if (!takeover) return
    if (yes) this.#changes.handOver(takeover)
    else this.#changes.listener?.changed()
  }

  /**
   * The table is deleted: removes all members and drops all open requests for seats. Returns a function that tells the
   * former members why.
   */
  disband(): (why: Refusal) => void {
    const all = this.#changes.disband()
    return (why) => {
      for (const member of all) member.push({ type: 'tableStopped', table: this.#table, refusal: why })
    }
  }

  /** Sends everybody but `except` a push that depends on their standing; it is made only once for each distinct standing. */
  tell(make: (standing: Standing) => Push, except?: Member): void {
    const kindOf = (member: Member): string => JSON.stringify(this.standing(member))
    const told = [...this.#changes.members].filter((member) => member !== except)
    pushByKind(told, kindOf, (member) => [make(this.standing(member))])
  }
}
