/**
 * The places where a host may be. What the network says about them is taken as a hint and kept within bounds: so
 * many in all, so many of one sender, so many addresses each. Pure: time comes in as a number of milliseconds.
 */
import type { Sighting, Via } from './sighting'

/** Bounds. A LAN party of sixty machines fits. */
export const most = { candidates: 64, ofOneSender: 8, addresses: 6 } as const

/** A candidate that never answered is forgotten when nobody spoke of it for so long. Milliseconds. */
const memory = 20_000
/** How long after a goodbye one missed hello is enough, and how soon the first is tried. */
const leaving = 5000
const afterGoodbye = 300
/** Between two hellos to the same place at least. */
const pause = 1000

export interface Candidate {
  hostId: string | undefined
  /** The one that answered last first, else the sender's. */
  addresses: readonly string[]
  readonly port: number
  readonly via: Set<Via>
  /** When it was last spoken of. */
  seen: number
  /** When its last hello began. */
  tried: number
  /** When its next hello is due. */
  due: number
  /** Until then a goodbye holds. */
  leavingUntil: number
  /** Hellos without an answer since the last answer. */
  misses: number
  /** A hello is on its way. */
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

  /** Takes in what was said of a host. Without room for one more, nothing happens. */
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

  /** `one` is the same host at the same port as `other`, which stays. */
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

  /** Forgets what never answered and is not spoken of any more. */
  expire(now: number): void {
    for (const candidate of this.#all.filter(forgettable))
      if (candidate.seen + memory <= now) this.remove(candidate)
  }

  /** Whose hello is due: listed ones first, then typed ones, then those that missed the fewest. */
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

  /** When the next hello is due; undefined if none is. */
  earliest(): number | undefined {
    const waiting = this.#all.filter(({ busy }) => !busy)
    return waiting.length === 0 ? undefined : Math.min(...waiting.map(({ due }) => due))
  }

  #find({ hostId, addresses, port }: Sighting): Candidate | undefined {
    const here = this.#all.filter((candidate) => candidate.port === port)
    const same = hostId === undefined ? undefined : here.find((candidate) => candidate.hostId === hostId)
    const reached = (candidate: Candidate): boolean =>
      candidate.addresses[0] === addresses[0] &&
      (candidate.hostId === undefined || hostId === undefined || candidate.hostId === hostId)
    return same ?? here.find(reached)
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

  /** Gives up the one that missed the most and, of these, was not spoken of for the longest. */
  #makeRoom(among: readonly Candidate[]): boolean {
    const worst = [...among].sort((a, b) => b.misses - a.misses || a.seen - b.seen)[0]
    if (worst) this.remove(worst)
    return worst !== undefined
  }
}

/** Announced only, and does not answer. */
function forgettable({ listed, busy, via }: Candidate): boolean {
  return !listed && !busy && !via.has('recent') && !via.has('typed')
}
