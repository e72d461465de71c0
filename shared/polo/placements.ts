/**
 * Placements that a hand of dice can make, described by space and a mask of twelve classes of dice sets: with or
 * without a die of the seat's colour, times lowest value. Sets that differ only in which of two equal dice they hold are
 * listed once.
 */
import { sameDie, type Die } from './dice'

/** Bit of a class of dice sets: six bits for the lowest values without a die of the seat's colour, then six with one. */
export const classBit = (own: boolean, lowest: number): number => 1 << ((own ? 6 : 0) + lowest - 1)

/** Bits of every lowest value: a set of dice without a value may take any. */
const anyLowest = (own: boolean): number => (own ? 0b111111000000 : 0b111111)

/** The bits of a lowest value, for sets with and without a die of the seat's colour. */
export const valueBits = (lowest: number): number => 0b1000001 << (lowest - 1)

/** The bits of this lowest value and all above it; none above 6. */
export const bitsFrom = (lowest: number): number =>
  lowest > 6 ? 0 : ((0b111111 << (lowest - 1)) & 0b111111) * valueBits(1)

/** Bits of every set without a die of the seat's colour. */
export const withoutOwn = 0b111111

/** Number of classes: with or without a die of the seat's colour, times lowest value. */
const classes = 12

/** A space that takes at least one set of the dice in hand. */
export interface OpenSpace {
  readonly space: string
  readonly dice: number
  /** The bit of every class that it takes. */
  readonly mask: number
  /** How many placements there are on it. */
  readonly fits: number
}

/** Dice on a space; `value` only for dice without a value: one value for the whole set. */
export interface Placement {
  readonly space: string
  readonly dice: readonly Die[]
  readonly value?: number
}

/** Different dice in hand and how many of each. */
export interface Face {
  readonly die: Die
  readonly count: number
}

/**
 * One set of dice, packed into a number so that a turn lists hundreds of them cheaply: four bits for each face's index
 * (ascending, at most three), then the lowest value (0 while the dice have none), then one bit for a die of the own
 * colour and one for a token, of which a set holds one at most.
 */
type DiceSet = number

/**
 * Sets of one size: how many fall into each class (a set without a value into every class it may take), and the mask of
 * the classes that occur.
 */
interface Tally {
  readonly sets: readonly number[]
  readonly classes: number
  /** How many placements a space has that accepts every class. */
  readonly all: number
}

const lowestOf = (set: DiceSet): number => (set >> 12) & 7
const hasOwn = (set: DiceSet): boolean => ((set >> 15) & 1) !== 0
const hasToken = (set: DiceSet): boolean => set >> 16 !== 0

const bitCount = (mask: number): number => {
  let count = 0
  for (let rest = mask; rest; rest &= rest - 1) count++
  return count
}

/** The different dice among these, in the order in which they come. */
export function facesOf(dice: readonly Die[]): Face[] {
  const faces: { die: Die; count: number }[] = []
  each: for (const die of dice) {
    for (const face of faces)
      if (sameDie(face.die, die)) {
        face.count++
        continue each
      }
    faces.push({ die, count: 1 })
  }
  return faces
}

/** Adds one more die to every set of `smaller`, no set twice. */
function withOneMoreDie(faces: readonly Face[], smaller: readonly DiceSet[], size: number): DiceSet[] {
  const sets: DiceSet[] = []
  const shift = (size - 1) * 4
  for (const set of smaller) {
    const last = size === 1 ? 0 : (set >> (shift - 4)) & 15
    let used = 0
    for (let at = 0; at < shift; at += 4) if (((set >> at) & 15) === last) used++
    for (let i = last; i < faces.length; i++) {
      const face = faces[i] as Face
      if (i === last && used >= face.count) continue
      const token = face.die.colour === 'token'
      if (token && hasToken(set)) continue
      const lowest = size === 1 ? face.die.value : Math.min(lowestOf(set), face.die.value)
      const own = hasOwn(set) || face.die.colour === 'own' ? 1 : 0
      const tokens = token || hasToken(set) ? 1 : 0
      sets.push((set & 0xfff) | (i << shift) | (lowest << 12) | (own << 15) | (tokens << 16))
    }
  }
  return sets
}

/** Tells which of these classes of sets of `dice` dice a space accepts, as a mask. */
interface SpaceFit<S> {
  fitting(space: S, classes: number, dice: number): number
}

/** The placements of one hand on the spaces that were tried. */
export class Placements {
  /** Different dice of the hand. */
  readonly faces: readonly Face[]
  /** Spaces that take at least one set of the hand, in the order in which they were tried. */
  readonly open: OpenSpace[] = []
  readonly #held: number
  /** Sets by size; one empty set to grow from. */
  readonly #sets: DiceSet[][] = [[0]]
  readonly #tallies: Tally[] = []
  #count = 0

  constructor(faces: readonly Face[]) {
    this.faces = faces
    let held = 0
    for (const { count } of faces) held += count
    this.#held = held
  }

  /**
   * Tries sets of `dice` dice on a space and lists the space if it accepts any. `fitting` tells which of the classes
   * that occur it accepts.
   */
  tryOn<S extends { readonly id: string }>(space: S, dice: number, fitting: SpaceFit<S>): void {
    if (dice > this.#held) return
    const { classes, sets, all } = this.#tallyFor(dice)
    const mask = classes === 0 ? 0 : fitting.fitting(space, classes, dice)
    if (mask === 0) return
    let fits = all
    for (let rest = classes & ~mask; rest; rest &= rest - 1)
      fits -= sets[31 - Math.clz32(rest & -rest)] as number
    this.open.push({ space: space.id, dice, mask, fits })
    this.#count += fits
  }

  /** How many placements there are. */
  count(): number {
    return this.#count
  }

  /** The placement with this index, 0 up to `count() - 1`. */
  nth(index: number): Placement {
    let left = index
    for (const open of this.open) {
      if (left < open.fits)
        for (const set of this.#setsFor(open.dice)) {
          const fits = this.#fits(open, set)
          if (left < fits) return this.#placement(open, set, left)
          left -= fits
        }
      left -= open.fits
    }
    throw new RangeError(`placement ${index} is not listed`)
  }

  /** The placements on one of the open spaces, in the order of `nth`. */
  on(open: OpenSpace): readonly Placement[] {
    const placements: Placement[] = []
    for (const set of this.#setsFor(open.dice))
      for (let index = 0, fits = this.#fits(open, set); index < fits; index++)
        placements.push(this.#placement(open, set, index))
    return placements
  }

  /** How many of the placements on one of the open spaces have this lowest value. */
  withLowest({ dice, mask }: OpenSpace, lowest: number): number {
    const { sets } = this.#tallyFor(dice)
    const without = mask & classBit(false, lowest) ? (sets[lowest - 1] as number) : 0
    return mask & classBit(true, lowest) ? without + (sets[lowest + 5] as number) : without
  }

  #setsFor(size: number): readonly DiceSet[] {
    return (this.#sets[size] ??= withOneMoreDie(this.faces, this.#setsFor(size - 1), size))
  }

  #tallyFor(size: number): Tally {
    const known = this.#tallies[size]
    if (known) return known
    const sets = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    for (const set of this.#setsFor(size)) {
      const lowest = lowestOf(set)
      const own = hasOwn(set) ? 6 : 0
      if (lowest > 0) (sets[own + lowest - 1] as number)++
      else for (let value = 0; value < 6; value++) (sets[own + value] as number)++
    }
    let [mask, all] = [0, 0]
    for (let index = 0; index < classes; index++) {
      const count = sets[index] as number
      if (count > 0) mask |= 1 << index
      all += count
    }
    return (this.#tallies[size] = { sets, classes: mask, all })
  }

  /** How many placements a set makes on a space: one, or one for each value that dice without a value may take. */
  #fits(open: OpenSpace, set: DiceSet): number {
    const lowest = lowestOf(set)
    if (lowest > 0) return open.mask & classBit(hasOwn(set), lowest) ? 1 : 0
    return bitCount(open.mask & anyLowest(hasOwn(set)))
  }

  #placement(open: OpenSpace, set: DiceSet, index: number): Placement {
    const dice: Die[] = []
    for (let n = 0; n < open.dice; n++) {
      const face = this.faces[(set >> (n * 4)) & 15]
      if (face) dice.push(face.die)
    }
    if (lowestOf(set) > 0) return { space: open.space, dice }
    let left = index
    for (let value = 1; value <= 6; value++)
      if (open.mask & classBit(hasOwn(set), value) && left-- === 0) return { space: open.space, dice, value }
    throw new RangeError(`no value ${index}`)
  }
}
