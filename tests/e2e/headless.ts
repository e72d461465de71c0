/**
 * A guest without a page, written from docs/protocol.md: joins a table, takes a seat, keeps its token, plays random legal
 * choices, and reconnects by itself after a lost connection, with growing pauses.
 */
import { WebSocket } from 'ws'
import { seeded } from '../../shared/engine/chance'
import type { Reply, Request } from '../../shared/protocol/messages'
import { proofsOf } from '../host/seat-proofs'
import { TableView, type Frame } from './lan-view'

type Answer<T extends Request['type']> = Extract<Reply<T>, { readonly ok: true }>['value']

const sleep = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time))
const closed = new Error('the connection is lost')
/** The longest pause between two attempts to reconnect, in milliseconds. */
const longest = 3000

export class Headless {
  readonly view = new TableView()
  /** How often it reconnected to its table. */
  returns = 0
  /** How many choices it made, and how many it undid. */
  readonly did = { choices: 0, undone: 0 }
  readonly #address: string
  readonly #random
  readonly #pending = new Map<number, { resolve(reply: Reply): void; reject(why: Error): void }>()
  #socket: WebSocket | undefined
  #place: { readonly table: string; readonly seat?: number; readonly token?: string } | undefined
  #last = 0
  #hello: Answer<'hello'> | undefined
  #ended = false

  /** `port`: the host's LAN port. */
  constructor(port: number, seed: number) {
    this.#address = `ws://127.0.0.1:${port}/socket`
    this.#random = seeded(seed)
  }

  /** Connects and enters the first open table. */
  async enter(): Promise<void> {
    await this.#connect()
    const { tables } = await this.#get({ type: 'listTables' })
    const [table] = tables
    if (!table) throw new Error('no table is open')
    this.#place = { table: table.id }
    await this.#open()
  }

  /** Takes the first free seat. */
  async sitDown(name: string): Promise<void> {
    const { tables } = await this.#get({ type: 'listTables' })
    const table = tables.find(({ id }) => id === this.#place?.table)
    const seat = table?.seats.findIndex(({ by, taken }) => by === 'lan' && !taken) ?? -1
    if (!table || seat < 0) throw new Error('no seat is free')
    const { token } = await this.#get({ type: 'claimSeat', seat, name })
    this.#place = { table: table.id, seat, token }
  }

  /** Takes over the seat of another headless guest with its token. */
  async return(from: Headless): Promise<void> {
    this.#place = from.#place
    await this.#connect()
    await this.#open()
  }

  /** True if it has a decision to make and is connected. */
  get asked(): boolean {
    return this.view.asked && this.#socket?.readyState === WebSocket.OPEN
  }

  /** Makes its decision by a random legal choice; now and then it undoes one instead. */
  async act(): Promise<boolean> {
    const { seat } = this.#place ?? {}
    if (seat === undefined) throw new Error('no seat')
    try {
      if (this.view.viewer !== seat) await this.#get({ type: 'takeOver', seat, secrets: true })
      await this.#choose(seat)
      if (this.did.choices % 12 === 0) await this.#takeBack(seat)
    } catch (error) {
      if (error !== closed) throw error
    }
    return !this.view.over
  }

  /** Leaves for good. */
  end(): void {
    this.#ended = true
    this.#socket?.terminate()
  }

  async #choose(seat: number): Promise<void> {
    const { table, game } = this.view
    const decision = table.decisions.find((one) => one.seat === seat)
    const listed = game.rules.decisions(table.view, seat).find((one) => one.seat === seat)?.choices
    if (!decision || !listed) return
    const choices = [listed.nth(this.#random(listed.count())) as unknown]
    const command = `headless-${++this.did.choices}`
    const request: Request = { type: 'choose', command, seat, decision: decision.id, choices }
    const { number } = await this.#get(request)
    while (this.view.table.next <= number) await sleep(5)
  }

  /** Undoes the latest choice, if it is this seat's and can be undone. */
  async #takeBack(seat: number): Promise<void> {
    const { undo } = this.view.table
    if (!('seat' in undo) || undo.seat !== seat) return
    const { heard } = this.view
    const before = heard.rewinds + heard.snapshots
    await this.#get({ type: 'undo', seat })
    this.did.undone++
    while (heard.rewinds + heard.snapshots === before) await sleep(5)
  }

  /** Sends a request and returns the reply; a request refused as too fast is sent again. */
  async #get<R extends Request>(request: R): Promise<Answer<R['type']>> {
    for (;;) {
      const { reply } = await this.#ask(request)
      if (reply.ok) return reply.value as Answer<R['type']>
      if (reply.refusal.code !== 'too-fast') throw new Error(`${request.type}: ${reply.refusal.code}`)
      await sleep(100)
    }
  }

  #ask(request: Request): Promise<{ readonly re: number; readonly reply: Reply }> {
    const socket = this.#socket
    if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(closed)
    const id = ++this.#last
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve: (reply) => resolve({ re: id, reply }), reject })
      socket.send(JSON.stringify({ id, request }))
    })
  }

  async #connect(): Promise<void> {
    const socket = new WebSocket(this.#address)
    this.#socket = socket
    await new Promise((resolve, reject) => {
      socket.on('open', resolve)
      socket.on('error', reject)
    })
    socket.on('message', (data) => {
      const frame = JSON.parse((data as Buffer).toString()) as Frame
      this.view.hear(frame)
      if (!('re' in frame)) return
      this.#pending.get(frame.re)?.resolve(frame.reply)
      this.#pending.delete(frame.re)
    })
    socket.on('close', () => {
      for (const { reject } of this.#pending.values()) reject(closed)
      this.#pending.clear()
      void this.#comeBack()
    })
    this.#hello = await this.#get({ type: 'hello', protocol: 3, app: 'headless' })
  }

  async #open(): Promise<void> {
    const { table = '', seat, token } = this.#place ?? {}
    const { host, nonce = '' } = this.#hello ?? {}
    const session = { host: host?.id ?? '', nonce, at: new URL(this.#address).host }
    const tokens = seat === undefined || token === undefined ? {} : { [seat]: token }
    await this.#get({ type: 'openTable', table, seatProofs: proofsOf(session, table, tokens) })
  }

  async #comeBack(): Promise<void> {
    for (let pause = 100; !this.#ended; pause = Math.min(2 * pause, longest)) {
      await sleep(pause)
      try {
        await this.#connect()
        await this.#open()
        this.returns++
        return
      } catch (error) {
        // A socket that had been open reconnects by itself.
        if (error === closed) return
      }
    }
  }
}
