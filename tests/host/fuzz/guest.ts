/** A guest with a role, and what the fuzzer knows about it without asking the host. */
import { protocolVersion, type Reply, type Request } from '../../../shared/protocol/messages'
import type { Exchange, LineClient } from '../line-client'
import type { Proofs } from '../seat-proofs'

/** On a seat; at the table without a seat; not at the table; not even past hello. */
export type Role = 'seated' | 'watcher' | 'stranger' | 'silent'

export class Guest {
  readonly role: Role
  readonly seat: number | undefined
  token: string | undefined
  greeted = false
  inRoom = false
  /** The seat that this connection plays now; null: none. */
  sits: number | null = null
  /** True if the seat may no longer be this guest's. */
  uprooted = false
  readonly #connect: () => Promise<LineClient>
  #client: LineClient | undefined
  /** Number of pushes received over earlier connections. */
  #before = 0

  constructor(role: Role, seat: number | undefined, connect: () => Promise<LineClient>) {
    this.role = role
    this.seat = seat
    this.#connect = connect
  }

  get pushes(): number {
    return this.#before + (this.#client?.pushes ?? 0)
  }

  /** True if this guest is in the state that its role demands. */
  get home(): boolean {
    if (!this.connected || this.greeted !== (this.role !== 'silent')) return false
    return this.inRoom === (this.role === 'seated' || this.role === 'watcher') && !this.uprooted
  }

  get connected(): boolean {
    return this.#client !== undefined && this.#client.closed === undefined
  }

  /** Forgets the table, which was deleted. */
  away(): void {
    this.inRoom = false
    this.sits = null
    this.token = undefined
  }

  end(): void {
    this.#client?.end()
  }

  /** Resolves when everything that was sent to this guest has arrived. */
  async flush(): Promise<void> {
    await this.#client?.flush()
  }

  frame(request: Request): Buffer {
    return this.#now.frame(request)
  }

  get<R extends Request>(request: R): Promise<Extract<Reply<R['type']>, { ok: true }>['value']> {
    return this.#now.get(request)
  }

  /** Proofs of the own token, if there is one. */
  proofs(table: string): Proofs {
    const { seat, token } = this
    return this.#now.proofs(table, seat === undefined || token === undefined ? {} : { [seat]: token })
  }

  /** Makes the connection play the guest's seat, if it does not yet. */
  async sit(): Promise<void> {
    if (this.seat === undefined || this.sits === this.seat) return
    await this.get({ type: 'takeOver', seat: this.seat, secrets: true })
    this.sits = this.seat
  }

  /** Sends any frame. `closely`: as in `LineClient.exchange`. */
  async exchange(frame: Uint8Array, binary: boolean, closely = false): Promise<Exchange> {
    const came = await this.#now.exchange(frame, binary, closely)
    if (came.closed !== undefined) this.#lost()
    return came
  }

  /** Updates what is known after an accepted request of this guest. */
  did(request: Request, table: string): void {
    if (request.type === 'hello') this.greeted = request.protocol === protocolVersion
    else if (request.type === 'openTable') [this.inRoom, this.sits] = [request.table === table, null]
    else if (request.type === 'leaveTable') [this.inRoom, this.sits] = [false, null]
    else if (request.type === 'takeOver') this.sits = request.seat
    else if (request.type === 'leaveSeat' || request.type === 'yieldSeat') this.uprooted = true
    else if (request.type === 'claimSeat') this.uprooted = true
  }

  /** Brings this guest back to the state that its role demands. `kick` frees its seat if somebody else has taken it. */
  async heal(table: string, begun: boolean, kick: (seat: number) => Promise<void>): Promise<void> {
    // A silent guest that got past hello has to reconnect.
    if (this.role === 'silent' && this.greeted) this.end()
    if (!this.connected) {
      this.#lost()
      this.#before = this.pushes
      const client = await this.#connect()
      client.hear = (text) => {
        if (text.startsWith('{"push":{"type":"sentOff"')) [this.inRoom, this.sits] = [false, null]
      }
      this.#client = client
    }
    if (this.role === 'silent') return
    if (!this.greeted) await this.#now.hello()
    this.greeted = true
    if (this.role === 'stranger') {
      if (this.inRoom) await this.get({ type: 'leaveTable' })
      this.inRoom = false
      return
    }
    if (!this.inRoom || this.uprooted) await this.#enter(table, kick)
    if (begun) await this.sit()
  }

  async #enter(table: string, kick: (seat: number) => Promise<void>): Promise<void> {
    const { seat } = this
    const shown = await this.get({ type: 'openTable', table, seatProofs: this.proofs(table) })
    this.inRoom = true
    this.sits = null
    this.uprooted = false
    if (seat === undefined || shown.own.includes(seat)) return
    if (shown.table.seats[seat]?.taken === true) await kick(seat)
    this.token = (await this.get({ type: 'claimSeat', seat, name: `Guest ${seat}` })).token
  }

  #lost(): void {
    this.greeted = false
    this.inRoom = false
    this.sits = null
  }

  get #now(): LineClient {
    if (!this.#client) throw new Error('not connected')
    return this.#client
  }
}
