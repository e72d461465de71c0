/**
 * What a turn offers: one main action and any bonus actions (rulings 13 to 18).
 * Placements are described by space and a mask of twelve classes, own colour or not times lowest value;
 * sets of dice that differ in nothing but which of two equal dice they hold are listed once.
 */
import type { ChoiceSet } from '../../engine/choices'
import type { Seat } from '../../engine/rules'
import type { Content } from './content'
import { adjustPrice, blackDiePrice, rerollPrice } from './content/numbers'
import { missing } from './cards'
import { seatOf } from './seats'
import { diceNeeded, mainSpaces, spaceRefusal } from './spaces'
import type { Choice, Die, SeatState, SpaceId, State } from './types'

/** Bit of a class of dice sets: six bits for the lowest values without an own die, then six with one. */
export const classBit = (own: boolean, lowest: number): number => 1 << ((own ? 6 : 0) + lowest - 1)

/** Bits of every lowest value: a set of dice without a value may take any. */
const anyLowest = (own: boolean): number => (own ? 0b111111000000 : 0b111111)

/** A space that takes at least one set of the dice in hand: `mask` has the bit of every class it takes. */
export interface OpenSpace {
  readonly space: SpaceId
  readonly dice: number
  readonly mask: number
}

/** Different dice in hand and how many of each. */
interface Face {
  readonly die: Die
  readonly count: number
}

/**
 * One set of dice, packed into a number so that a turn lists hundreds of them cheaply: four bits for each face's
 * index (ascending, at most three), then the lowest value (0 while the dice have none), then one bit for an own die.
 */
type DiceSet = number

const lowestOf = (set: DiceSet): number => (set >> 12) & 7
const hasOwn = (set: DiceSet): boolean => set >> 15 !== 0

const bits = (mask: number): number => {
  let count = 0
  for (let rest = mask; rest; rest &= rest - 1) count++
  return count
}

function facesOf(dice: readonly Die[]): Face[] {
  const faces: { die: Die; count: number }[] = []
  for (const die of dice) {
    const same = faces.find((face) => face.die.value === die.value && face.die.colour === die.colour)
    if (same) same.count++
    else faces.push({ die, count: 1 })
  }
  return faces
}

/** Adds one more die to every set of `smaller`, no set twice. */
function grown(faces: readonly Face[], smaller: readonly DiceSet[], size: number): DiceSet[] {
  const sets: DiceSet[] = []
  const shift = (size - 1) * 4
  for (const set of smaller) {
    const last = size === 1 ? 0 : (set >> (shift - 4)) & 15
    let used = 0
    for (let at = 0; at < shift; at += 4) if (((set >> at) & 15) === last) used++
    for (let i = last; i < faces.length; i++) {
      const face = faces[i] as Face
      if (i === last && used >= face.count) continue
      const lowest = size === 1 ? face.die.value : Math.min(lowestOf(set), face.die.value)
      const own = hasOwn(set) || face.die.colour === 'own' ? 1 : 0
      sets.push((set & 0xfff) | (i << shift) | (lowest << 12) | (own << 15))
    }
  }
  return sets
}

/** Everything the active seat may choose now. Lists are made when first asked for. */
export class TurnChoices implements ChoiceSet<Choice> {
  readonly #content: Content
  readonly #state: State
  readonly #seat: Seat
  readonly #me: SeatState
  readonly #faces: readonly Face[]
  /** Sets by size; one empty set to grow from. */
  readonly #sets: DiceSet[][] = [[0]]
  readonly #classes: number[] = []
  #places: OpenSpace[] | undefined
  #others: Choice[] | undefined
  #count = -1

  constructor(content: Content, state: State, seat: Seat) {
    this.#content = content
    this.#state = state
    this.#seat = seat
    this.#me = seatOf(state, seat)
    this.#faces = facesOf(this.#me.dice)
  }

  /** Spaces that take at least one set of the dice in hand. Empty once the main action is done. */
  get places(): readonly OpenSpace[] {
    return (this.#places ??= this.#open())
  }

  /** Bonus actions and the end of the turn. */
  get others(): readonly Choice[] {
    return (this.#others ??= [...this.#bonusActions(), ...this.#endTurn()])
  }

  count(): number {
    if (this.#count < 0) {
      this.#count = this.others.length
      for (const open of this.places)
        for (const set of this.#setsFor(open.dice)) this.#count += this.#fits(open, set)
    }
    return this.#count
  }

  nth(index: number): Choice {
    const other = this.others[index]
    if (other) return other
    let left = index - this.others.length
    for (const open of this.places)
      for (const set of this.#setsFor(open.dice)) {
        const fits = this.#fits(open, set)
        if (left < fits) return this.#placement(open, set, left)
        left -= fits
      }
    throw new RangeError(`choice ${index} is not listed`)
  }

  #setsFor(size: number): readonly DiceSet[] {
    return (this.#sets[size] ??= grown(this.#faces, this.#setsFor(size - 1), size))
  }

  /** Classes in which sets of this size fall, as a mask. */
  #classesFor(size: number): number {
    const known = this.#classes[size]
    if (known !== undefined) return known
    let classes = 0
    for (const set of this.#setsFor(size)) {
      const lowest = lowestOf(set)
      classes |= lowest > 0 ? classBit(hasOwn(set), lowest) : anyLowest(hasOwn(set))
    }
    return (this.#classes[size] = classes)
  }

  /** How many placements a set makes on a space: one, or one for each value that dice without a value may take. */
  #fits(open: OpenSpace, set: DiceSet): number {
    const lowest = lowestOf(set)
    if (lowest > 0) return open.mask & classBit(hasOwn(set), lowest) ? 1 : 0
    return bits(open.mask & anyLowest(hasOwn(set)))
  }

  #placement(open: OpenSpace, set: DiceSet, index: number): Choice {
    const dice: Die[] = []
    for (let n = 0; n < open.dice; n++) {
      const face = this.#faces[(set >> (n * 4)) & 15]
      if (face) dice.push(face.die)
    }
    if (lowestOf(set) > 0) return { type: 'place', space: open.space, dice }
    let left = index
    for (let value = 1; value <= 6; value++)
      if (open.mask & classBit(hasOwn(set), value) && left-- === 0)
        return { type: 'place', space: open.space, dice, value }
    throw new RangeError(`no value ${index}`)
  }

  #open(): OpenSpace[] {
    const open: OpenSpace[] = []
    if (this.#state.turn.mainDone || this.#me.dice.length === 0) return open
    for (const space of mainSpaces) this.#tryOpen(open, space)
    for (const city of this.#me.posts)
      for (const card of this.#state.cityCards[city] ?? []) this.#tryOpen(open, card)
    return open
  }

  #tryOpen(open: OpenSpace[], space: SpaceId): void {
    const dice = diceNeeded(this.#content, space) ?? 0
    if (dice > this.#me.dice.length) return
    let mask = 0
    for (let rest = this.#classesFor(dice); rest; rest &= rest - 1) {
      const bit = rest & -rest
      const index = 31 - Math.clz32(bit)
      if (!spaceRefusal(this.#content, this.#state, this.#seat, space, index >= 6, (index % 6) + 1))
        mask |= bit
    }
    if (mask) open.push({ space, dice, mask })
  }

  #bonusActions(): Choice[] {
    const { stock, contracts } = this.#me
    const choices: Choice[] = []
    for (const contract of contracts)
      if (!missing(stock, this.#content.contract(contract).cost))
        choices.push({ type: 'completeContract', contract })
    for (const { die } of this.#faces) {
      choices.push({ type: 'moneyBag', die })
      if (die.value === 0) continue
      if (stock.camel >= rerollPrice) choices.push({ type: 'reroll', die })
      if (stock.camel < adjustPrice) continue
      if (die.value < 6) choices.push({ type: 'adjust', die, by: 1 })
      if (die.value > 1) choices.push({ type: 'adjust', die, by: -1 })
    }
    if (stock.camel >= blackDiePrice && this.#state.blackDice > 0 && !this.#state.turn.blackDieBought)
      choices.push({ type: 'blackDie' })
    return choices
  }

  #endTurn(): Choice[] {
    return this.#state.turn.mainDone || this.#me.dice.length === 0 ? [{ type: 'endTurn' }] : []
  }
}
