/** Which pieces are on the move: what they become is covered and counted as not there until the last of their ways is over. */
import { veil } from './anchors'
import { holdCounts } from './drawn-counts'
import type { Shot } from './flight-queue'
import type { Ghost } from './ghost'
import type { Flight } from '../../contract/game-ui'

/** A piece on the move: one ghost on all its ways, and what it becomes in the end is not seen until the last is over. */
export interface Moving {
  /** Ways that are not over. */
  left: number
  /** What it becomes is seen again, and all it was counted for is right. */
  readonly settle: (() => void)[]
  ghost: Ghost | undefined
  /** It has set out. */
  under: boolean
  /** Where its latest way ends. */
  at?: DOMRect | undefined
}

export class MovingPieces {
  readonly #pieces = new Set<Moving>()
  /** By what they become; by their flights that have not set out. */
  readonly #becoming = new Map<string, Moving>()
  readonly #moving = new Map<Flight, Moving>()
  /** What counted places show until a flight sets out. */
  readonly #leaving = new Map<Flight, () => void>()

  /** A flight that is to be played: its piece is on the move from now on. */
  expect({ flight }: Shot): Moving {
    const { becomes, takes, gives } = flight
    const known = becomes === undefined ? undefined : this.#becoming.get(becomes)
    const piece = known ?? { left: 0, settle: [], ghost: undefined, under: false }
    piece.left++
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

  /** The piece of a flight that sets out next. */
  take(shot: Shot): Moving {
    const { flight } = shot
    const known = flight.becomes === undefined ? this.#moving.get(flight) : this.#becoming.get(flight.becomes)
    const piece = known ?? this.expect(shot)
    this.#moving.delete(flight)
    return piece
  }

  /** The flight has left its place: it is counted there no more. */
  left(flight: Flight): void {
    this.#leaving.get(flight)?.()
    this.#leaving.delete(flight)
  }

  /** A way is over: with the last one of its piece, what it becomes is seen. True if it was the last. */
  arrive(piece: Moving): boolean {
    if (--piece.left > 0) return false
    this.#pieces.delete(piece)
    for (const settle of piece.settle) settle()
    return true
  }

  /** Everything is seen and counted where it is. */
  clear(): void {
    for (const { settle } of this.#pieces) for (const one of settle) one()
    for (const left of this.#leaving.values()) left()
    this.#pieces.clear()
    this.#becoming.clear()
    this.#moving.clear()
    this.#leaving.clear()
  }
}
