/**
 * The connection of one client: validates and answers its requests, and sends it pushes. Pushes are held back until the
 * requests being answered have their replies, so that a snapshot never arrives after an update that follows it.
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
import { RateLimit } from '../people/rate-limit'
import { Challenge } from './password'
import type { Member } from '../people/member'
import { permissions } from './permissions'
import { refusal, refuse, Refused } from '../refusal-error'
import { Table } from '../table/table'
import { newToken } from '../people/tokens'

/** Limits on chat lines: one a second, up to five at once after a pause. */
const chatLimits = { perSecond: 1, burst: 5, patience: Infinity }

/** Executes a permitted request and returns its answer. Throws refusals as `Refused`. */
export type Handle = (
  connection: Connection,
  request: Request
) => Answers[RequestType] | Promise<Answers[RequestType]>

export class Connection implements Member {
  seat: Seat | null = null
  secrets = false
  /** The client has another protocol version: all its requests are refused. */
  foreign = false
  /** The client has sent `hello` with our protocol version. */
  greeted = false
  /** Ends the search for hosts, if one is running. */
  stopFinding: (() => void) | undefined
  readonly context: HostContext
  readonly caller: Caller
  readonly challenge = new Challenge()
  /** The host's nonce in the seat proofs of this connection. */
  readonly nonce = newToken()
  readonly chatPace = new RateLimit(chatLimits)
  readonly #handle: Handle
  readonly #send: (push: Push) => void
  #room: Room | undefined
  #remoteHost: RemoteHost | undefined
  /** How often this connection has set out for another host, or gone anywhere. */
  #trips = 0
  #closed = false
  /** How many requests are being answered; meanwhile pushes are queued. */
  #busy = 0
  #queue: Push[] = []

  /** `send` delivers a push to the client. */
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

  /** The table that this connection is at, in its lobby or with its game begun. */
  get room(): Room | undefined {
    return this.#room
  }

  /** The table that this connection is at. Refusal: no-table. */
  get ownRoom(): Room {
    return this.#room ?? refuse('no-table')
  }

  /** The table that this connection is at, if its game has begun. Refusals: no-table, not-begun. */
  get table(): Table {
    const room = this.ownRoom
    return room instanceof Table ? room : refuse('not-begun')
  }

  /** True while this connection visits another host: this host's tables do not concern it then. */
  get away(): boolean {
    return this.#remoteHost !== undefined
  }

  /** True if the client is to get this host's list of tables. */
  get wantsTables(): boolean {
    return !this.away && (!this.guest || this.greeted)
  }

  /** Moves the connection to a table, with the public view. If it is there already, it keeps its seats. */
  joinTable(room: Room): void {
    this.#trips++
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

  /** The game of its lobby has begun: moves to the table, which has the same id, and sends its snapshot. */
  begun(): void {
    this.#room = this.context.tables.open(this.ownRoom.id)
    this.takeOver(null, false)
    this.push(this.#room.stateFor(this))
  }

  /** Switches to another seat. Queued pushes belong to the former view and are sent first. */
  takeOver(seat: Seat | null, secrets: boolean): void {
    this.#flush()
    this.seat = seat
    this.secrets = secrets
  }

  alive(): Promise<boolean> {
    return this.caller.alive()
  }

  /**
   * Moves the connection to the host that `join` connects to. Refusals: those of `join`, and away-lost if the connection has
   * gone elsewhere meanwhile, to a table of this host or to another one.
   */
  async visitOnce(join: () => Promise<RemoteHost>): Promise<RemoteHost> {
    const trip = ++this.#trips
    const host = await this.outside(join)
    if (trip !== this.#trips) {
      host.end()
      refuse('away-lost')
    }
    this.visit(host)
    return host
  }

  /** Moves the connection to another host; undefined brings it back to this one. */
  visit(remoteHost: RemoteHost | undefined): void {
    this.#trips++
    this.leaveTable()
    this.#remoteHost?.end()
    this.#remoteHost = remoteHost
    if (this.#closed) remoteHost?.end()
  }

  /** Searches for the visited host at other addresses, because whoever answered did not prove to be it. */
  seek(): void {
    this.#remoteHost?.seek()
  }

  /** Answers any message of the client. Never rejects; whatever is not a valid request is refused as malformed. */
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
      if (this.#queue.length > 0) setImmediate(() => this.#flushIfIdle())
    }
  }

  /** Sends a push, after the replies to requests being answered. */
  push(message: Push): void {
    if (this.#closed) return
    this.#queue.push(message)
    if (this.#busy === 0) setImmediate(() => this.#flushIfIdle())
  }

  /** Waits for something outside of this host, which may take seconds: pushes do not wait for the reply meanwhile. */
  async outside<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#busy--
    setImmediate(() => this.#flushIfIdle())
    try {
      return await work()
    } finally {
      this.#busy++
    }
  }

  /**
   * Forwards a push of the visited host. It keeps that host's order relative to its replies, and is not held back by
   * requests that are being answered.
   */
  relay(push: Push): void {
    setImmediate(() => {
      if (!this.#closed && this.away) this.#sendOne(push)
    })
  }

  /** Tells the client that the host, or its table, has stopped. */
  stop(why: Refusal): void {
    const table = this.#room?.id
    this.push(
      table === undefined
        ? { type: 'hostStopped', refusal: why }
        : { type: 'tableStopped', table, refusal: why }
    )
  }

  /** Ends the connection: it leaves its table and gets no more pushes. */
  close(): void {
    this.#closed = true
    this.#queue = []
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
    const queue = this.#queue
    this.#queue = []
    for (const push of queue) this.#sendOne(push)
  }

  #sendOne(push: Push): void {
    try {
      this.#send(push)
    } catch (error) {
      // A window or socket that is just closing must not keep others from getting their messages.
      this.context.log(`connection: a message could not be sent: ${String(error)}`)
    }
  }
}
