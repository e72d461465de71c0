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
import { handlers } from './handlers'
import type { Member } from './audience'
import { refusal, refuse, Refused } from './refused'
import type { SettingsFile } from './settings'
import type { Table } from './table'
import type { Tables } from './tables'

/** What a connection needs of its host. */
export interface Hall {
  readonly tables: Tables
  readonly settings: SettingsFile
  /** Throws a refusal when the host takes no requests now: closing, folder-lost. */
  requireOpen(): void
  /** Sends the settings to every connection. */
  tellSettings(): void
  readonly log: (line: string) => void
}

export class Connection implements Member {
  seat: Seat | null = null
  secrets = false
  /** The client speaks another version: it is refused everything. */
  foreign = false
  readonly hall: Hall
  readonly #send: (push: Push) => void
  #table: Table | undefined
  #closed = false
  /** Requests being answered; meanwhile pushes wait. */
  #busy = 0
  #waiting: Push[] = []

  constructor(hall: Hall, send: (push: Push) => void) {
    this.hall = hall
    this.#send = send
  }

  /** The table that is open on this connection. Refusal: no-table. */
  get table(): Table {
    return this.#table ?? refuse('no-table')
  }

  /** True while a table is open here. */
  get atTable(): boolean {
    return this.#table !== undefined
  }

  /** On the bridge and on loopback all seats belong to everybody who is let in. */
  owns(seat: Seat): boolean {
    return seat >= 0
  }

  /** Makes a table the connection's own, with nobody taken over. */
  sit(table: Table): void {
    this.rise()
    this.#table = table
    table.audience.add(this)
  }

  /** Leaves the table, if any. */
  rise(): void {
    this.#table?.audience.delete(this)
    this.#table = undefined
    this.takeOver(null, false)
  }

  /** Changes who sits here. What was still to be heard belongs to the view before, and goes out before. */
  takeOver(seat: Seat | null, secrets: boolean): void {
    this.#flush()
    this.seat = seat
    this.secrets = secrets
  }

  /** Answers anything a client sends. Never rejects; what is no request is refused as malformed. */
  async request(message: unknown): Promise<Reply> {
    this.#busy++
    try {
      this.hall.requireOpen()
      if (this.#closed) refuse('closing')
      const request = requestSchema.safeParse(message)
      if (!request.success) refuse('malformed')
      if (this.foreign && request.data.type !== 'hello') refuse('protocol-differs')
      return { ok: true, value: await this.#answer(request.data) }
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

  /** Ends the connection: it leaves its table and hears nothing more. */
  close(): void {
    this.#closed = true
    this.#waiting = []
    this.rise()
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
    for (const push of waiting) {
      try {
        this.#send(push)
      } catch (error) {
        // A window or socket that is just going must not cost anybody else an answer.
        this.hall.log(`connection: a message could not be sent: ${String(error)}`)
      }
    }
  }
}
