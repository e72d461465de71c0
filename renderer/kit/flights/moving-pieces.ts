/** Tracks moving pieces: what a piece becomes stays veiled and uncounted until the last of its flights has landed. */
import { veil } from './anchors'
import { holdCounts } from './drawn-counts'
import type { Shot } from './flight-queue'
import type { Ghost } from './ghost'
import type { Flight } from '../../contract/game-ui'

/** A moving piece: one ghost serves all its flights, and the piece it becomes is hidden until the last has landed. */
export interface Moving {
  /** Number of flights that have not landed. */
  flightsLeft: number
  /** Functions that unveil the piece it becomes and correct the drawn counts. */
  readonly settle: (() => void)[]
  ghost: Ghost | undefined
  /** The first flight has started. */
  started: boolean
  /** Where its latest flight ends. */
  end?: DOMRect | undefined
}

export class MovingPieces {
  readonly #pieces = new Set<Moving>()
  /** The pieces by the anchor they become, and by their flights that have not started. */
  readonly #becoming = new Map<string, Moving>()
  readonly #moving = new Map<Flight, Moving>()
  /** Functions that release the drawn counts of a flight's origin when it starts. */
  readonly #leaving = new Map<Flight, () => void>()

  /** Registers a flight that will be played: its piece counts as moving from now on. */
  expect({ flight }: Shot): Moving {
    const { becomes, takes, gives } = flight
    const known = becomes === undefined ? undefined : this.#becoming.get(becomes)
    const piece = known ?? { flightsLeft: 0, settle: [], ghost: undefined, started: false }
    piece.flightsLeft++
    this.#pieces.add(piece)
    this.#moving.set(flight, piece)
    if (becomes !== undefined && !known) {
      this.#becoming.set(becomes, piece)
      piece.settle.push(veil(becomes), () => this.#becoming.delete(becomes))
    }
    if (takes) this.#leaving.set(flight, holdCounts(takes, 1))
    if (gives) piece.settle.push(holdCounts(gives, -1))
    return piece
  }

  /** Returns the piece of a flight that starts next. */
  take(shot: Shot): Moving {
    const { flight } = shot
    const known = flight.becomes === undefined ? this.#moving.get(flight) : this.#becoming.get(flight.becomes)
    const piece = known ?? this.expect(shot)
    this.#moving.delete(flight)
    return piece
  }

  /** The flight has left its origin, which no longer counts it. */
  depart(flight: Flight): void {
    this.#leaving.get(flight)?.()
    this.#leaving.delete(flight)
  }

  /** A flight has landed. If it was the piece's last, unveils what it becomes and returns true. */
  arrive(piece: Moving): boolean {
    if (--piece.flightsLeft > 0) return false
    this.#pieces.delete(piece)
    for (const settle of piece.settle) settle()
    return true
  }

  /** Unveils everything and corrects all drawn counts. */
  clear(): void {
    for (const { settle } of this.#pieces) for (const one of settle) one()
    for (const release of this.#leaving.values()) release()
    this.#pieces.clear()
    this.#becoming.clear()
    this.#moving.clear()
    this.#leaving.clear()
  }
}
