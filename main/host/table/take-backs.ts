/**
 * Taking back, alone or by agreement. By agreement a seat takes back its latest command although others have chosen since,
 * or something was drawn or revealed: everybody else who plays a seat at another connected device must agree. A table has
 * one such request at a time; while it is open, its bots wait.
 */
import type { Seat } from '../../../shared/engine/rules'
import type { TakeBack, TakeBackEnd } from '../../../shared/protocol/messages'
import type { Member } from '../people/member'
import type { People } from '../people/people'
import { SeatRequests, type SeatRequest } from '../people/seat-requests'
import { refuse, Refused } from '../refusal-error'
import { RateLimit } from '../people/rate-limit'
import type { LiveGame } from './live-game'

/** How long a request waits for answers, in milliseconds. */
export const takeBackTime = 60_000

/** Limits on the requests of one seat: one in ten seconds, three at once after a pause. */
const limits = { perSecond: 0.1, burst: 3, patience: Infinity }

/** What is needed of the table. */
interface Playing {
  readonly live: LiveGame
  readonly people: People
  /** Resumes a stopped game. Refusal: journal-failed. */
  resume(): void
  abandoned(): boolean
  /** The seat has taken back the entries from this number on: everybody should be told. */
  rewound(seat: Seat, from: number): void
  /** The request has changed: everybody should be told. */
  changed(): void
}

interface Request extends SeatRequest {
  /** The number of the first log entry that would be taken back. */
  readonly from: number
  /** People at the host ask for a seat that nobody plays now. */
  readonly behalf: boolean
  /** The seats whose players have agreed. */
  readonly agreed: Set<Seat>
}

type Open = Request & { readonly id: number }

export class TakeBacks {
  readonly #table: Playing
  readonly #requests = new SeatRequests<Request>()
  readonly #paces = new Map<Seat, RateLimit>()
  #ended: TakeBack | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(table: Playing) {
    this.#table = table
  }

  /** The open request, or the latest one and how it ended, until somebody plays on. */
  get state(): TakeBack | undefined {
    const request = this.#open
    return request ? shown(request, this.#waits(request)) : this.#ended
  }

  /** True while people are being asked. */
  get open(): boolean {
    return this.#open !== undefined
  }

  /**
   * Takes back the choices of the seat's latest command and returns the number of the first; with `last`, only if that is
   * the number of the last entry that counts. Refusals: not-your-seat, stale-undo, table-abandoned, journal-failed, those
   * of `LiveGame.undo`.
   */
  undo(member: Member, seat: Seat, last?: number): number {
    const { live, people } = this.#table
    this.#table.resume()
    people.seats.requireOwn(member, seat)
    this.#requireAt(last)
    const from = live.undo(seat)
    this.#table.rewound(seat, from)
    return from
  }

  /**
   * Asks everybody else whether this seat may take back its latest command; if nobody is there to ask, it does so at once.
   * Refusals: not-your-seat, stale-undo, table-abandoned, table-over, undo-nothing (it has chosen nothing),
   * take-back-open, too-fast, journal-failed, those of `LiveGame.takeBack`, and those of an undo at a table without guests,
   * or whose file cannot hold an agreement.
   */
  ask(asker: Member, seat: Seat, last?: number): void {
    this.#table.resume()
    const { log, match } = this.#table.live.record
    const { seats } = this.#table.people
    if (!this.#mayAsk(asker, seat)) refuse('not-your-seat', { seat })
    this.#requireAt(last)
    if (this.#table.live.over) refuse('table-over')
    // The version that began the file must be able to read what is written into it.
    if (!match.mayAgree || !seats.notes.some(({ by, token }) => by === 'lan' || token !== undefined))
      throw new Refused({ code: `undo-${match.barrier(seat) ?? 'nothing'}` })
    const latest = log.findLastIndex(({ entry, undone }) => entry.seat === seat && !undone)
    if (latest < 0) throw new Refused({ code: 'undo-nothing' })
    if (this.#open) refuse('take-back-open')
    if (this.#paceOf(seat).step() !== 'pass') refuse('too-fast')
    const from = log.findLastIndex(({ entry, undone }, at) => at <= latest && !undone && !entry.joined)
    this.#requests.add({ seat, asker, from, behalf: !seats.owns(asker, seat), agreed: new Set() })
    this.#timer = setTimeout(() => this.#lapse(), takeBackTime).unref()
    this.#settle()
    this.#table.changed()
  }

  /** Answers a request, or withdraws it by a no; does nothing if it is not open any more, or the member has no say. */
  answer(member: Member, ask: number, yes: boolean): void {
    this.#table.resume()
    const request = this.#open
    if (request?.id !== ask) return
    const own = this.#table.people.seats.own(member)
    const [by] = own
    if (this.#mayAsk(member, request.seat)) {
      if (yes) return
      this.#end({ why: 'withdrawn' })
    } else if (yes) for (const seat of own) request.agreed.add(seat)
    else if (by !== undefined) this.#end({ why: 'refused', by })
    this.#settle()
    this.#table.changed()
  }

  /** The people have changed. Whoever has gone agrees, unless it is the asker, which withdraws. */
  peopleChanged(): void {
    const request = this.#open
    if (!request) return
    const { people } = this.#table
    const isHere = [...people.members].includes(request.asker)
    if (!isHere || !this.#mayAsk(request.asker, request.seat)) this.#end({ why: 'withdrawn' })
    try {
      this.#settle()
    } catch (error) {
      // The table has stopped and has told everybody.
      if (!(error instanceof Refused)) throw error
    }
  }

  /** Somebody has played on: an open request ends, and how an earlier one ended is forgotten. */
  playedOn(by?: Seat): void {
    this.#ended = undefined
    if (!this.#open) return
    this.#end({ why: 'overtaken', ...(by !== undefined && { by }) })
    this.#table.changed()
  }

  close(): void {
    clearTimeout(this.#timer)
  }

  /** Refuses if `last` is not the number of the last entry that counts, or if the game was abandoned. */
  #requireAt(last: number | undefined): void {
    const now = this.#table.live.record.log.findLastIndex(({ undone }) => !undone)
    if (last !== undefined && last !== now) refuse('stale-undo', { last, now })
    if (this.#table.abandoned()) refuse('table-abandoned')
  }

  get #open(): Open | undefined {
    return this.#requests.open[0]
  }

  /** A seat may be asked for by its player, and by people at the host while nobody plays it. */
  #mayAsk(asker: Member, seat: Seat): boolean {
    const { seats } = this.#table.people
    const by = seats.by(seat)
    return (
      seats.owns(asker, seat) || (!asker.guest && by !== undefined && by !== 'here' && seats.isVacant(seat))
    )
  }

  /** The seats whose players are at other connected devices and have not answered yet. */
  #waits({ asker, agreed }: Request): Seat[] {
    const { members, seats } = this.#table.people
    const present = new Set([...members].flatMap((member) => seats.own(member)))
    const own = seats.own(asker)
    return [...present].filter((seat) => !own.includes(seat) && !agreed.has(seat)).sort((a, b) => a - b)
  }

  /** Takes back once nobody is left to answer. */
  #settle(): void {
    const request = this.#open
    if (!request || this.#waits(request).length > 0) return
    this.#end({ why: 'agreed' })
    const { state } = this
    this.#ended = undefined
    this.#table.live.takeBack(request.seat, request.from)
    this.#table.rewound(request.seat, request.from)
    this.#ended = state
  }

  #lapse(): void {
    this.#end({ why: 'lapsed' })
    this.#table.changed()
  }

  #end(ended: TakeBackEnd): void {
    clearTimeout(this.#timer)
    for (const request of this.#requests.take(() => true))
      this.#ended = { ...shown(request, this.#waits(request)), ended }
  }

  #paceOf(seat: Seat): RateLimit {
    const pace = this.#paces.get(seat) ?? new RateLimit(limits)
    this.#paces.set(seat, pace)
    return pace
  }
}

/** A request as everybody at the table sees it. */
const shown = ({ id, seat, behalf, from }: Open, waits: readonly Seat[]): TakeBack => ({
  ask: id,
  seat,
  from,
  waits,
  ...(behalf && { behalf })
})
