/**
 * The live list of hosts. Candidates come from mDNS, the beacon, recent hosts and typed addresses. A host gets a row in
 * the list only after it has answered a hello, and keeps it as long as it answers. A goodbye may be forged, so it only
 * makes the next hello come sooner. Nothing is sent before `start`.
 *
 * A host with several addresses, or found in several ways, has one row. A second program that claims the same host id
 * gets the row only when the first one stops answering.
 */
import type { Endpoint } from '../../../shared/lan/ipv4'
import { Candidates, type Candidate } from './candidates'
import { systemClock, type Clock } from './clock'
import { probe, type Answer, type HelloLike, type SayHello } from './probe'
import { hostIdSchema, type Source, type Via } from './sighting'

/** A host that answers. */
export interface Found<H extends HelloLike> {
  readonly hostId: string
  /** The endpoint that answered last. */
  readonly endpoint: Endpoint
  /** All ways in which it was found. */
  readonly via: readonly Via[]
  /** Duration of the last hello in milliseconds, connecting included. */
  readonly ping: number
  readonly hello: H
}

/** A host that was visited before. */
export interface Recent extends Endpoint {
  readonly hostId?: string
}

export interface FinderOptions<H extends HelloLike> {
  readonly hello: SayHello<H>
  /** Called with the whole list whenever it has changed. */
  readonly changed: (rows: readonly Found<H>[]) => void
  /** Hosts visited before; the first sixteen are asked. */
  readonly recent?: readonly Recent[]
  readonly sources: readonly Source[]
  readonly clock?: Clock
}

/**
 * Milliseconds until the next hello to a listed host: after an answer, and after a missed one; `misses` end its row.
 */
const rhythm = { listed: 3000, missed: 1000, misses: 2 } as const
/** Pauses between hellos to a candidate that does not answer, in milliseconds: each is twice the one before. */
const pauses = { first: 250, longest: 8000 } as const
/** The most hellos under way at a time. */
const atOnce = 8
const mostRecent = 16

interface Row<H extends HelloLike> {
  readonly of: Candidate
  readonly answer: Answer<H>
}

export class Finder<H extends HelloLike> {
  readonly #options: FinderOptions<H>
  readonly #clock: Clock
  readonly #candidates = new Candidates()
  readonly #rows = new Map<string, Row<H>>()
  #running: AbortController | undefined
  #busy = 0
  #cancel = (): void => undefined

  constructor(options: FinderOptions<H>) {
    this.#options = options
    this.#clock = options.clock ?? systemClock
  }

  start(): void {
    if (this.#running) return
    this.#running = new AbortController()
    const now = this.#clock.now()
    for (const { hostId, address, port } of (this.#options.recent ?? []).slice(0, mostRecent)) {
      const known = hostId === undefined ? {} : { hostId }
      this.#candidates.see({ kind: 'here', via: 'recent', addresses: [address], port, ...known }, now)
    }
    for (const source of this.#options.sources)
      source.start((sighting) => {
        this.#candidates.see(sighting, this.#clock.now())
        this.#pump()
      })
    this.#pump()
  }

  /** Cancels all hellos, closes all sockets and clears the list, without calling `changed`. */
  async stop(): Promise<void> {
    this.#running?.abort()
    this.#running = undefined
    this.#cancel()
    this.#rows.clear()
    await Promise.all(this.#options.sources.map((source) => source.stop()))
  }

  /**
   * Adds an endpoint that a person has typed: it is asked now, and again until `stop`. Has no effect unless started.
   */
  addTyped({ address, port }: Endpoint): void {
    if (!this.#running) return
    this.#candidates.see({ kind: 'here', via: 'typed', addresses: [address], port }, this.#clock.now())
    this.#pump()
  }

  /** The hosts that answer, in the order in which they were found. */
  get rows(): readonly Found<H>[] {
    return [...this.#rows].map(([hostId, { of, answer }]) => ({ hostId, via: [...of.via], ...answer }))
  }

  /** Starts the hellos that are due, and sets the timer for the next one. */
  #pump(): void {
    if (!this.#running) return
    const now = this.#clock.now()
    this.#candidates.expire(now)
    while (this.#busy < atOnce) {
      const candidate = this.#candidates.next(now)
      if (!candidate) break
      void this.#ask(candidate, this.#running.signal)
    }
    this.#cancel()
    const due = this.#busy < atOnce ? this.#candidates.earliest() : undefined
    if (due !== undefined) this.#cancel = this.#clock.after(Math.max(0, due - now), () => this.#pump())
  }

  async #ask(candidate: Candidate, signal: AbortSignal): Promise<void> {
    candidate.busy = true
    candidate.tried = this.#clock.now()
    this.#busy += 1
    const { addresses, port } = candidate
    const answer = await probe(addresses, port, this.#options.hello, this.#clock, signal)
    this.#busy -= 1
    candidate.busy = false
    if (signal.aborted) return
    const good = answer && hostIdSchema.safeParse(answer.hello.hostId).success ? answer : undefined
    if (good) this.#answered(candidate, good)
    else this.#missed(candidate)
    this.#pump()
  }

  #answered(candidate: Candidate, answer: Answer<H>): void {
    const now = this.#clock.now()
    const { hostId } = answer.hello
    const { address } = answer.endpoint
    if (candidate.listed && candidate.hostId !== hostId) this.#unlist(candidate)
    candidate.misses = 0
    candidate.hostId = hostId
    candidate.addresses = [address, ...candidate.addresses.filter((other) => other !== address)]
    candidate.due = now + (candidate.leavingUntil > now ? rhythm.missed : rhythm.listed)
    const owner = this.#rows.get(hostId)?.of
    if (owner && owner !== candidate && owner.misses === 0) {
      if (owner.port !== candidate.port) return
      this.#candidates.merge(candidate, owner)
    } else {
      if (owner && owner !== candidate) this.#unlist(owner)
      candidate.listed = true
      this.#rows.set(hostId, { of: candidate, answer })
    }
    this.#options.changed(this.rows)
  }

  #missed(candidate: Candidate): void {
    const now = this.#clock.now()
    candidate.misses += 1
    const enough = candidate.leavingUntil > now ? 1 : rhythm.misses
    const lost = candidate.listed && candidate.misses >= enough
    if (lost) this.#unlist(candidate)
    const pause = candidate.listed ? rhythm.missed : pauses.first * 2 ** Math.min(candidate.misses - 1, 10)
    candidate.due = now + Math.min(pause, pauses.longest)
    if (lost) this.#options.changed(this.rows)
  }

  /** Removes the candidate's row from the list. */
  #unlist(candidate: Candidate): void {
    candidate.listed = false
    if (candidate.hostId !== undefined && this.#rows.get(candidate.hostId)?.of === candidate)
      this.#rows.delete(candidate.hostId)
  }
}
