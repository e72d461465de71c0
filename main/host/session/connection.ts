/**
 * One client of the host: what it asks is checked against the schema and answered; what it hears comes after the
 * answer to what it asked, so that a snapshot is never overtaken by the choice that follows it.
 */
import type { Refusal, Seat } from '../../../shared/engine/rules'
import {
  requestSchema,
  type Answers,
  type Push,
  type Reply,
  type Request,
  type RequestType
} from '../../../shared/protocol/messages'
import type { Caller } from './caller'
import type { HostContext } from './host-context'
import type { RemoteHost } from './lan'
import type { Room } from '../table/listing'
import { RateLimit } from './rate-limit'
import { Challenge } from './password'
import type { Member } from '../people/member'
import { permissions } from './permissions'
import { refusal, refuse, Refused } from '../refusal-error'
import { Table } from '../table/table'
import { newToken } from '../people/tokens'

/** One line a second, five at once after a pause. */
const chatLimits = { perSecond: 1, burst: 5, patience: Infinity }

/** Does what a permitted request asks, and answers it. What it refuses is thrown as `Refused`. */
export type Handle = (
  connection: Connection,
  request: Request
) => Answers[RequestType] | Promise<Answers[RequestType]>

export class Connection implements Member {
  seat: Seat | null = null
  secrets = false
  /** The client speaks another version: it is refused everything. */
  foreign = false
  /** The client has said hello in our version. */
  greeted = false
  /** Stops looking for hosts. */
  stopFinding: (() => void) | undefined
  readonly context: HostContext
  readonly caller: Caller
  readonly challenge = new Challenge()
  /** The host's number in the proofs of this connection. */
  readonly nonce = newToken()
  readonly chatPace = new RateLimit(chatLimits)
  readonly #handle: Handle
  readonly #send: (push: Push) => void
  #room: Room | undefined
  #remoteHost: RemoteHost | undefined
  #closed = false
  /** Requests being answered; meanwhile pushes wait. */
  #busy = 0
  #waiting: Push[] = []

  /** `send` carries what the host says unasked. */
  constructor(context: HostContext, handle: Handle, send: (push: Push) => void, caller: Caller) {
    this.context = context
    this.#handle = handle
    this.#send = send
    this.caller = caller
  }

  get guest(): boolean {
    return this.caller.role === 'guest'
  }

  get address(): string {
    return this.caller.address
  }

  /** The table this connection is at, in its lobby or playing. */
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
    return this.#remoteHost !== undefined
  }

  /** True if this host's list of tables concerns it. */
  get wantsTables(): boolean {
    return !this.away && (!this.guest || this.greeted)
  }

  /** Makes a table the connection's own, with nobody taken over. A connection that is already there stays, with the same seats. */
  joinTable(room: Room): void {
    if (room === this.#room) return this.takeOver(null, false)
    this.leaveTable()
    this.#room = room
    room.people.add(this)
  }

  /** Leaves the table, if any. */
  leaveTable(): void {
    const room = this.#room
    this.#room = undefined
    this.takeOver(null, false)
    room?.people.delete(this)
  }

  /** The lobby it was at has become a game, which has the same id. */
  begun(): void {
    this.#room = this.context.tables.open(this.ownRoom.id)
    this.takeOver(null, false)
    this.push(this.#room.stateFor(this))
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
  visit(remoteHost: RemoteHost | undefined): void {
    this.leaveTable()
    this.#remoteHost?.end()
    this.#remoteHost = remoteHost
    if (this.#closed) remoteHost?.end()
  }

  /** Has the other host looked for at other addresses, because the one that answers did not prove to be it. */
  seek(): void {
    this.#remoteHost?.seek()
  }

  /** Answers anything a client sends. Never rejects; what is not a request is refused as malformed. */
  async request(message: unknown): Promise<Reply> {
    this.#busy++
    try {
      this.context.requireOpen()
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

  /** Says that the host can do nothing any more. */
  stop(why: Refusal): void {
    const table = this.#room?.id
    this.push(
      table === undefined
        ? { type: 'hostStopped', refusal: why }
        : { type: 'tableStopped', table, refusal: why }
    )
  }

  /** Ends the connection: it leaves its table and hears nothing more. */
  close(): void {
    this.#closed = true
    this.#waiting = []
    this.stopFinding?.()
    this.visit(undefined)
  }

  async #permitted(request: Request): Promise<Reply> {
    const { type } = request
    if (this.foreign && type !== 'hello') refuse('protocol-differs')
    if (this.guest && !this.greeted && type !== 'hello') refuse('hello-first')
    if (this.guest && permissions[type] === 'local') refuse('local-only')
    if (this.#remoteHost && permissions[type] === 'table') return this.#remoteHost.request(request)
    return { ok: true, value: await this.#handle(this, request) }
  }

  #refused(error: unknown): Reply {
    if (error instanceof Refused)
      return { ok: false, refusal: error.refusal, ...(error.at !== undefined && { at: error.at }) }
    this.context.log(`fault: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
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
      this.context.log(`connection: a message could not be sent: ${String(error)}`)
    }
  }
}
