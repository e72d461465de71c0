/**
 * One client of the host: what it asks is checked against the schema and answered; what it hears comes after the
 * answer to what it asked, so that a snapshot is never overtaken by the choice that follows it.
 */
import type { Seat } from '../../shared/engine/rules'
import {
  requestSchema,
  type Answers,
  type Push,
  type Reply,
  type Request,
  type RequestType
} from '../../shared/protocol/messages'
import type { Caller, Hall } from './hall'
import { handlers } from './handlers'
import type { Visit } from './lan'
import type { Room } from './listing'
import { Pace } from './pace'
import { Challenge } from './password'
import type { Member } from './member'
import { permissions } from './permissions'
import { refusal, refuse, Refused } from './refused'
import { Table } from './table'

/** One line a second, five at once after a pause. */
const chatLimits = { perSecond: 1, burst: 5, patience: Infinity }

export class Connection implements Member {
  seat: Seat | null = null
  secrets = false
  /** The client speaks another version: it is refused everything. */
  foreign = false
  /** The client has said hello in our version. */
  greeted = false
  /** Stops looking for hosts. */
  stopFinding: (() => void) | undefined
  readonly hall: Hall
  readonly caller: Caller
  readonly challenge = new Challenge()
  readonly chatPace = new Pace(chatLimits)
  readonly #send: (push: Push) => void
  #room: Room | undefined
  #visit: Visit | undefined
  #closed = false
  /** Requests being answered; meanwhile pushes wait. */
  #busy = 0
  #waiting: Push[] = []

  constructor(hall: Hall, send: (push: Push) => void, caller: Caller) {
    this.hall = hall
    this.#send = send
    this.caller = caller
  }

  get guest(): boolean {
    return this.caller.role === 'guest'
  }

  /** The table this connection is at, gathering or playing. */
  get room(): Room | undefined {
    return this.#room
  }

  /** The table this connection is at. Refusal: no-table. */
  get ownRoom(): Room {
    return this.#room ?? refuse('no-table')
  }

  /** The playing table that is open on this connection. Refusals: no-table, not-begun. */
  get table(): Table {
    const room = this.ownRoom
    return room instanceof Table ? room : refuse('not-begun')
  }

  /** True while this connection is at another host: its own host's tables do not concern it. */
  get away(): boolean {
    return this.#visit !== undefined
  }

  /** True if this host's list of tables concerns it. */
  get wantsTables(): boolean {
    return !this.away && (!this.guest || this.greeted)
  }

  /** Makes a table the connection's own, with nobody taken over. Whoever is at it stays, with the same seats. */
  sit(room: Room): void {
    if (room === this.#room) return this.takeOver(null, false)
    this.rise()
    this.#room = room
    room.people.add(this)
  }

  /** Leaves the table, if any. */
  rise(): void {
    const room = this.#room
    this.#room = undefined
    this.takeOver(null, false)
    room?.people.delete(this)
  }

  /** The lobby it was at has become this table. */
  moveTo(table: Table): void {
    this.#room = table
    this.takeOver(null, false)
    this.push(table.shown(this))
  }

  /** Changes who sits here. What was still to be heard belongs to the view before, and goes out before. */
  takeOver(seat: Seat | null, secrets: boolean): void {
    this.#flush()
    this.seat = seat
    this.secrets = secrets
  }

  alive(): Promise<boolean> {
    return this.caller.alive()
  }

  /** From now on this connection is at another host; undefined: it has come back. */
  goTo(visit: Visit | undefined): void {
    this.rise()
    this.#visit?.end()
    this.#visit = visit
    if (this.#closed) visit?.end()
  }

  /** Answers anything a client sends. Never rejects; what is no request is refused as malformed. */
  async request(message: unknown): Promise<Reply> {
    this.#busy++
    try {
      this.hall.requireOpen()
      if (this.#closed) refuse('closing')
      const request = requestSchema.safeParse(message)
      if (!request.success) refuse('malformed')
      return await this.#permitted(request.data)
    } catch (error) {
      return this.#refused(error)
    } finally {
      this.#busy--
      if (this.#waiting.length > 0) setImmediate(() => this.#flushIfIdle())
    }
  }

  /** Sends a message nobody asked for, after the answers under way. */
  push(message: Push): void {
    if (this.#closed) return
    this.#waiting.push(message)
    if (this.#busy === 0) setImmediate(() => this.#flushIfIdle())
  }

  /**
   * Sends on what the other host said. It comes in that host's order: whatever was answered before is on its way, and
   * what is being asked now must not hold it up.
   */
  relay(push: Push): void {
    setImmediate(() => {
      if (!this.#closed && this.away) this.#sendOne(push)
    })
  }

  /** Ends the connection: it leaves its table and hears nothing more. */
  close(): void {
    this.#closed = true
    this.#waiting = []
    this.stopFinding?.()
    this.goTo(undefined)
  }

  async #permitted(request: Request): Promise<Reply> {
    const { type } = request
    if (this.foreign && type !== 'hello') refuse('protocol-differs')
    if (this.guest && !this.greeted && type !== 'hello') refuse('hello-first')
    if (this.guest && permissions[type] === 'local') refuse('local-only')
    if (this.#visit && permissions[type] === 'table') return this.#visit.request(request)
    return { ok: true, value: await this.#answer(request) }
  }

  async #answer(request: Request): Promise<Answers[RequestType]> {
    // The table of handlers is exhaustive; TypeScript cannot see that key and request belong together.
    const handler = handlers[request.type] as (
      connection: Connection,
      request: Request
    ) => Answers[RequestType] | Promise<Answers[RequestType]>
    return handler(this, request)
  }

  #refused(error: unknown): Reply {
    if (error instanceof Refused)
      return { ok: false, refusal: error.refusal, ...(error.at !== undefined && { at: error.at }) }
    this.hall.log(`fault: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
    return { ok: false, refusal: refusal('fault') }
  }

  #flushIfIdle(): void {
    if (this.#busy === 0) this.#flush()
  }

  #flush(): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const push of waiting) this.#sendOne(push)
  }

  #sendOne(push: Push): void {
    try {
      this.#send(push)
    } catch (error) {
      // A window or socket that is just going must not cost anybody else an answer.
      this.hall.log(`connection: a message could not be sent: ${String(error)}`)
    }
  }
}
