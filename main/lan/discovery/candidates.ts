/**
 * The candidates: places where a host may be, according to unproven announcements. Their number is limited: in total,
 * for each sender, and in addresses for each candidate. The current time is always passed in, in milliseconds.
 */
import type { Sighting, Via } from './sighting'

/** The limits; sufficient for a LAN party of sixty machines. */
export const most = { candidates: 64, ofOneSender: 8, addresses: 6 } as const

/** A candidate that does not answer is forgotten if it was not announced for this long, in milliseconds. */
const memory = 20_000
/** How long after a goodbye a single missed hello removes the host, in milliseconds. */
const leaving = 5000
/** How soon after a goodbye the next hello is sent, in milliseconds. */
const afterGoodbye = 300
/** The least time between two hellos to the same candidate, in milliseconds. */
const pause = 1000

export interface Candidate {
  hostId: string | undefined
  /** The first is the one that answered last or, if none has, the sender's. */
  addresses: readonly string[]
  readonly port: number
  readonly via: Set<Via>
  /** When it was last announced. */
  seen: number
  /** When its last hello began. */
  tried: number
  /** When its next hello is due. */
  due: number
  /** Until when a goodbye counts. */
  leavingUntil: number
  /** Unanswered hellos since the last answer. */
  misses: number
  /** A hello is under way. */
  busy: boolean
  /** It answers, and its row is shown. */
  listed: boolean
}

export class Candidates {
  readonly #all: Candidate[] = []

  get size(): number {
    return this.#all.length
  }

  has(candidate: Candidate): boolean {
    return this.#all.includes(candidate)
  }

  /** Processes a sighting: adds or updates a candidate, if there is room for it. */
  see(sighting: Sighting, now: number): void {
    const known = this.#find(sighting)
    if (sighting.kind === 'gone') {
      if (!known?.listed) return
      known.leavingUntil = now + leaving
      known.due = Math.min(known.due, Math.max(now + afterGoodbye, known.tried + pause))
      return
    }
    if (!known) return this.#add(sighting, now)
    known.seen = now
    known.via.add(sighting.via)
    known.hostId ??= sighting.hostId
    const [best, ...others] = known.addresses
    const addresses = known.listed
      ? [best, ...sighting.addresses, ...others]
      : [...sighting.addresses, ...known.addresses]
    known.addresses = [...new Set(addresses.filter((address) => address !== undefined))].slice(
      0,
      most.addresses
    )
    if (sighting.via === 'typed') known.due = Math.min(known.due, now)
    else if (!known.listed) known.due = Math.min(known.due, Math.max(now, known.tried + pause))
  }

  /** Merges `one` into `other`, because both are the same host at the same port. */
  merge(one: Candidate, other: Candidate): void {
    this.remove(one)
    other.seen = Math.max(other.seen, one.seen)
    for (const via of one.via) other.via.add(via)
    other.addresses = [...new Set([...other.addresses, ...one.addresses])].slice(0, most.addresses)
  }

  remove(candidate: Candidate): void {
    const at = this.#all.indexOf(candidate)
    if (at >= 0) this.#all.splice(at, 1)
  }

  /** Forgets candidates that do not answer and are not announced any more. */
  expire(now: number): void {
    for (const candidate of this.#all.filter(forgettable))
      if (candidate.seen + memory <= now) this.remove(candidate)
  }

  /** The candidate whose hello is due: listed ones first, then typed ones, then those with the fewest misses. */
  next(now: number): Candidate | undefined {
    return this.#all
      .filter(({ busy, due }) => !busy && due <= now)
      .sort(
        (a, b) =>
          Number(b.listed) - Number(a.listed) ||
          Number(b.via.has('typed')) - Number(a.via.has('typed')) ||
          a.misses - b.misses ||
          a.due - b.due
      )[0]
  }

  /** When the next hello is due; undefined if there is none. */
  earliest(): number | undefined {
    const waiting = this.#all.filter(({ busy }) => !busy)
    return waiting.length === 0 ? undefined : Math.min(...waiting.map(({ due }) => due))
  }

  /** The known candidate of a sighting: the same port and the same host id or, if that is unknown, the same sender. */
  #find({ hostId, addresses, port }: Sighting): Candidate | undefined {
    const samePort = this.#all.filter((candidate) => candidate.port === port)
    const sameHost =
      hostId === undefined ? undefined : samePort.find((candidate) => candidate.hostId === hostId)
    const sameAddress = (candidate: Candidate): boolean =>
      candidate.addresses[0] === addresses[0] &&
      (candidate.hostId === undefined || hostId === undefined || candidate.hostId === hostId)
    return sameHost ?? samePort.find(sameAddress)
  }

  #add({ via, hostId, addresses, port }: Sighting, now: number): void {
    const wanted = via === 'typed' || via === 'recent'
    const ofSender = this.#all.filter((candidate) => candidate.addresses[0] === addresses[0])
    if (!wanted && ofSender.length >= most.ofOneSender && !this.#makeRoom(ofSender.filter(forgettable)))
      return
    if (this.#all.length >= most.candidates) {
      const idle = this.#all.filter(({ busy, listed }) => !busy && !listed)
      if (!this.#makeRoom(wanted ? idle : idle.filter(forgettable))) return
    }
    this.#all.push({
      hostId,
      addresses: addresses.slice(0, most.addresses),
      port,
      via: new Set([via]),
      seen: now,
      tried: -Infinity,
      due: now,
      leavingUntil: -Infinity,
      misses: 0,
      busy: false,
      listed: false
    })
  }

  /**
   * Removes the candidate with the most misses and, of these, the one announced longest ago. False if there is none.
   */
  #makeRoom(among: readonly Candidate[]): boolean {
    const worst = [...among].sort((a, b) => b.misses - a.misses || a.seen - b.seen)[0]
    if (worst) this.remove(worst)
    return worst !== undefined
  }
}

/** True for a candidate that was only announced and does not answer. */
function forgettable({ listed, busy, via }: Candidate): boolean {
  return !listed && !busy && !via.has('recent') && !via.has('typed')
}
