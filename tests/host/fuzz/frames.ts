/** Generates frames to fuzz a host with: recorded, mutated, forged for the current moment, and nonsense. */
import { permissions } from '../../../main/host/session/permissions'
import type { Source } from '../../../shared/engine/chance'
import { Pool } from '../../laws/mutants'
import { proofsOf } from '../seat-proofs'
import type { Guest } from './guest'
import { changedBytes, changeJson, nested, oddValues, oneOf, randomBytes } from './mutate'
import type { Stage } from './stage'

/** A frame and the guest who sends it. `kind` is for the statistics. */
export interface Shot {
  readonly kind: Kind
  readonly guest: Guest
  readonly frame: Buffer
  readonly binary: boolean
}

export const kinds = [
  'replayed',
  'changed',
  'garbled',
  'forged',
  'mutant choice',
  'batch',
  'odd request',
  'nonsense',
  'binary',
  'deep',
  'huge'
] as const
export type Kind = (typeof kinds)[number]

/** Relative frequency of each kind; those that end a connection cost more time and are rarer. */
const weights: Readonly<Record<Kind, number>> = {
  replayed: 10,
  changed: 32,
  garbled: 5,
  forged: 16,
  'mutant choice': 16,
  batch: 6,
  'odd request': 8,
  nonsense: 2,
  binary: 1,
  deep: 2,
  huge: 2
}
const lots = kinds.flatMap((kind) => Array.from({ length: weights[kind] }, () => kind))

/** How many recorded frames are kept for mutation, and how many legal choices are sampled for each seat. */
const kept = 3000
const listed = 30

export class Frames {
  readonly #stage: Stage
  readonly #random: Source
  readonly #odd: readonly unknown[]
  readonly #pool = new Pool()
  readonly #types = Object.keys(permissions)
  /** Some legal choices of each seat that has a decision. */
  #lists: ReadonlyMap<number, readonly unknown[]> = new Map()

  constructor(stage: Stage, seed: number, random: Source) {
    this.#stage = stage
    this.#random = random
    this.#odd = oddValues(seed)
  }

  /** Learns the words and legal choices of a new position, from which choices are forged. */
  meet(state: unknown): void {
    const { recorded, decisions } = this.#stage
    if (recorded.length > kept) recorded.splice(0, recorded.length - kept)
    this.#lists = new Map()
    if (state === undefined) return
    this.#pool.meet(state)
    this.#lists = new Map(decisions.map(({ seat }) => [seat, this.#stage.listed(seat, listed)]))
    for (const list of this.#lists.values()) this.#pool.learn(list, this.#random)
  }

  next(): Shot {
    const kind = oneOf(lots, this.#random) ?? 'changed'
    const ends = kind === 'garbled' || kind === 'nonsense' || kind === 'binary' || kind === 'deep'
    return { kind, guest: this.#sender(ends), ...this.#made(kind) }
  }

  /** A random sender; frames that end the connection come mostly from guests who reconnect quickly. */
  #sender(ends: boolean): Guest {
    const { guests } = this.#stage
    const quick = guests.filter(({ role }) => role !== 'seated')
    const guest = oneOf(ends && this.#random(8) > 0 ? quick : guests, this.#random)
    if (!guest) throw new Error('there are no guests')
    return guest
  }

  #made(kind: Kind): { readonly frame: Buffer; readonly binary: boolean } {
    const random = this.#random
    if (kind === 'binary')
      return { frame: random(2) === 0 ? randomBytes(random(200), random) : this.#old(), binary: true }
    return { frame: this.#text(kind), binary: false }
  }

  #text(kind: Exclude<Kind, 'binary'>): Buffer {
    const random = this.#random
    switch (kind) {
      case 'replayed':
        return this.#old()
      case 'changed':
        return this.#changed()
      case 'garbled':
        return changedBytes(this.#old(), random)
      case 'forged':
        return this.#framed(this.#forged())
      case 'mutant choice':
        return this.#framed(this.#choose([this.#mutant()]))
      case 'batch':
        return this.#framed(this.#choose(Array.from({ length: 1 + random(21) }, () => this.#anyChoice())))
      case 'odd request':
        return this.#framed(this.#oddRequest())
      case 'nonsense':
        return random(2) === 0 ? randomBytes(random(300), random) : this.#written(this.#value())
      case 'deep':
        return this.#framed({
          type: 'choose',
          choices: [nested(20 + random(40), random)],
          command: this.#value()
        })
      case 'huge':
        return this.#framed(this.#huge())
    }
  }

  #old(): Buffer {
    return oneOf(this.#stage.recorded, this.#random) ?? Buffer.from('{}')
  }

  /**
   * A recorded frame with one to four places changed, sometimes a number to a spelling that no JSON writer produces.
   */
  #changed(): Buffer {
    const random = this.#random
    const frame = JSON.parse(this.#old().toString('utf8')) as object
    const other = JSON.parse(this.#old().toString('utf8')) as object
    for (let times = 1 + random(4); times > 0; times--) changeJson(frame, other, this.#odd, random)
    const text = JSON.stringify(frame)
    const number = oneOf(['1e999', '-1e999', '1e-999', '-0', '1.0', '0.1e1', '9'.repeat(400)], random) ?? ''
    return Buffer.from(random(12) === 0 ? text.replace(/\d+/, number) : text)
  }

  /** A well-formed request for this moment, with a seat, decision or token that need not be the sender's. */
  #forged(): object {
    const random = this.#random
    const stage = this.#stage
    const seat = random(4)
    const token = this.#token()
    const requests: readonly object[] = [
      this.#choose([this.#listed(seat)], seat),
      this.#choose([this.#listed(seat)], seat),
      { type: 'takeOver', seat, secrets: true },
      { type: 'undo', seat },
      { type: 'peek', seat },
      { type: 'claimSeat', seat, name: `Guest ${random(4)}` },
      { type: 'claimSeat', seat, name: `Guest ${random(4)}`, token },
      { type: 'leaveSeat', seat },
      { type: 'yieldSeat', ask: random(50), yes: random(2) === 0 },
      { type: 'askTakeBack', seat },
      { type: 'answerTakeBack', ask: random(50), yes: random(2) === 0 },
      { type: 'claimSeat', seat, name: `Guest ${random(4)}`, ask: true },
      { type: 'decide', table: stage.table, wish: random(4), yes: true },
      { type: 'linkSeat', table: stage.table, seat },
      { type: 'openTable', table: stage.table, seatProofs: this.#proofs(seat, token) },
      { type: 'openTable', table: stage.hidden, seatProofs: this.#proofs(seat, token) },
      { type: 'openTable', table: stage.locked, seatProofs: this.#proofs(seat, token) },
      { type: 'openTable', table: stage.locked, proof: { nonce: token, mac: `${token}${token}` } },
      { type: 'log', before: random(500), count: 1 + random(200) },
      {
        type: 'history',
        viewer: oneOf(['public', 'open', seat], random),
        from: random(300),
        count: 1 + random(200)
      },
      { type: 'hello', protocol: random(3), app: 'x' },
      { type: 'kick', table: stage.table, seat },
      { type: 'watchAs', name: `Guest ${random(4)}` },
      { type: 'watchAs', name: oneOf(['Zoe', 'Z0e', '\u202e', 'Max'], random) },
      { type: 'listWatchers', table: stage.table },
      { type: 'kickWatcher', table: stage.table, watcher: random(20) },
      { type: 'readmitWatcher', table: stage.table, watcher: random(20) },
      { type: 'setSeat', table: stage.table, seat, by: 'lan' },
      {
        type: 'changeTable',
        table: stage.table,
        options: {},
        seats: [{ name: 'A', colour: 'red', by: 'lan' }]
      },
      { type: 'exportTable', table: stage.table },
      { type: 'shareTable', table: stage.table, share: null },
      { type: 'deleteTable', table: stage.hidden }
    ]
    return oneOf(requests, random) ?? {}
  }

  /** A token: one that was given out, one slightly changed, or one made up. */
  #token(): string {
    const random = this.#random
    const real = oneOf(this.#stage.tokens, random) ?? 'A'.repeat(22)
    if (random(3) === 0) return real
    return random(2) === 0 ? real.replace(/./, 'A') : randomBytes(16, random).toString('base64url')
  }

  /** Seat proofs with a MAC that is made up, or made from a token for another moment. */
  #proofs(seat: number, token: string): object {
    const random = this.#random
    const session = { host: this.#stage.host.id, nonce: token, at: '10.0.0.1:41270' }
    const proofs = proofsOf(session, this.#stage.table, { [seat]: token }, { seat, secret: token })
    if (random(2) === 0) return proofs
    return { ...proofs, macs: [{ seat, mac: randomBytes(32, random).toString('base64url') }] }
  }

  /** A request that makes a seat's decision, or one that is not open. */
  #choose(choices: readonly unknown[], of?: number): object {
    const random = this.#random
    const { decisions } = this.#stage
    const open = oneOf(decisions, random)
    const seat = of ?? (random(4) === 0 ? random(4) : (open?.seat ?? 0))
    const right = decisions.find((one) => one.seat === seat)?.id ?? open?.id ?? 0
    const decision = random(6) === 0 ? Math.max(0, right + 1 - random(3)) : right
    return { type: 'choose', command: this.#stage.command(), seat, decision, choices }
  }

  #listed(seat: number): unknown {
    return oneOf(this.#lists.get(seat) ?? [], this.#random) ?? {}
  }

  #mutant(): unknown {
    const list = oneOf([...this.#lists.values()], this.#random)
    return (list && this.#pool.mutant(list, this.#random, this.#stage.rules)) ?? this.#value()
  }

  #anyChoice(): unknown {
    const way = this.#random(3)
    if (way === 0) return this.#mutant()
    return way === 1 ? this.#listed(this.#stage.decisions[0]?.seat ?? 0) : this.#value()
  }

  /** A request of a known type with arbitrary keys and values. */
  #oddRequest(): object {
    const random = this.#random
    const keys = [
      'table',
      'seat',
      'seatProofs',
      'proof',
      'name',
      'text',
      'command',
      'decision',
      'choices',
      'before',
      'count'
    ]
    const chosen = keys.filter(() => random(3) === 0)
    return {
      type: oneOf(this.#types, random),
      ...Object.fromEntries(chosen.map((key) => [key, this.#value()]))
    }
  }

  /** A request with a huge field, up to the size limit of a frame and beyond. */
  #huge(): object {
    const random = this.#random
    const size = 1 << (8 + random(9))
    const much: readonly unknown[] = [
      'x'.repeat(size),
      '\u20ac'.repeat(size / 3),
      Array.from({ length: size / 4 }, () => 1),
      Array.from({ length: size / 4 }, () => []),
      Object.fromEntries(Array.from({ length: size / 16 }, (_, i) => [`k${i}`, i])),
      '\u0000'.repeat(size / 8)
    ]
    const value = oneOf(much, random)
    const requests: readonly object[] = [
      this.#choose([value]),
      this.#choose(Array.isArray(value) ? value : [value]),
      { type: 'say', text: value },
      { type: 'claimSeat', seat: 1, name: value },
      { type: 'watchAs', name: value },
      { type: 'openTable', table: value },
      { type: 'openTable', table: this.#stage.table, seatProofs: { nonce: value, macs: value } },
      { type: value }
    ]
    return oneOf(requests, random) ?? {}
  }

  #value(): unknown {
    return oneOf(this.#odd, this.#random)
  }

  #framed(request: object): Buffer {
    const random = this.#random
    const frame = { id: random(20) === 0 ? this.#value() : random(1000), request }
    return this.#written(random(30) === 0 ? { ...frame, more: this.#value() } : frame)
  }

  #written(value: unknown): Buffer {
    return Buffer.from(JSON.stringify(value) ?? 'undefined')
  }
}
