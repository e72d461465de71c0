/** What a turn offers: one main action and any bonus actions, each in every way to pay for it (rulings 3, 14, 17, 19). */
import { joined, listed, type ChoiceSet } from '../../engine/choices'
import type { Seat } from '../../engine/rules'
import type { Face, OpenSpace, Placements } from '../../polo/placements'
import type { SeatPlacing } from '../../polo/space-rules'
import { lowestOf } from '../../polo/spaces'
import { TurnOffers } from '../../polo/turn-choices'
import { DieChoices } from '../../polo/turn'
import type { Price } from '../../polo/roads/map'
import { bonusCost } from './bonus-actions'
import { besideCards } from './cards'
import type { FareItem } from './content/map'
import type { Content, Khan, Play, Space } from './game'
import { jadeWays, withPayment, PaidChoices } from './jade'
import { seatOf } from './seats'
import { isPriced, jadeWaysToPlace, occupiedPrice, placing } from './spaces'
import { pays, paysFare } from './stock'
import type { Choice, JadePart, State } from './types'

const noWays: ChoiceSet<JadePart> = listed([])
const nothing: ChoiceSet<Choice> = listed([])

const camels = (camel: number): Price<FareItem> => ({ coin: 0, camel, jade: 0 })

/** Everything that the active seat may choose now. */
export class TurnChoices extends TurnOffers<Khan, Play, Choice> {
  protected override boardSpaces(): readonly Space[] {
    return this.content.boardSpaces
  }

  protected override ownSpaces(): readonly Space[] {
    const { character: characterOf, findSpace, specialSpace } = this.content
    const { areaCards, cityCards } = this.state
    const { character, posts } = seatOf(this.state, this.seat)
    const spaces: Space[] = []
    const add = (space: Space | undefined): void => {
      if (space) spaces.push(space)
    }
    for (const city of posts) add(specialSpace(city))
    for (const city of posts) add(findSpace(cityCards[city] ?? ''))
    for (const card of areaCards) add(findSpace(card))
    for (const { id } of characterOf(character).spaces ?? []) add(findSpace(id))
    return spaces
  }

  /**
   * True also with dice left, if a die was placed on the money bag because no main action was possible, and none is now (ruling
   * 13).
   */
  override get mayEnd(): boolean {
    return super.mayEnd || (this.state.turn.bagged === true && !this.hasOpenSpace)
  }

  protected override placing(): SeatPlacing<Khan, Play> {
    return placing(this.content, this.state, this.seat)
  }

  protected override bonusActions(faces: readonly Face[]): ChoiceSet<Choice> {
    const { contracts, improved, kept, seals } = seatOf(this.state, this.seat)
    const { blackDice, turn } = this.state
    const before = new PaidChoices()
    for (const contract of contracts) this.#offer(before, { type: 'completeContract', contract })
    for (const seal of seals) if (!improved.includes(seal)) this.#offer(before, { type: 'improveSeal', seal })
    const after = new PaidChoices()
    if (blackDice.length > 0 && !turn.blackDieBought) this.#offer(after, { type: 'blackDie' })
    for (const bonus of kept) after.add({ type: 'useOutpost', bonus })
    for (const card of besideCards.usable(this.content, this.state, this.seat))
      this.#offer(after, { type: 'useCityCard', card })
    return joined<Choice>([before, this.#withDice(faces), after])
  }

  /** Adds a bonus action in every way to pay for it, if it can be paid. */
  #offer(choices: PaidChoices, action: Choice): void {
    const { stock } = seatOf(this.state, this.seat)
    const cost = bonusCost(this.content, action)
    if (pays(stock, cost)) choices.addPaid(action, stock, cost)
  }

  #withDice(faces: readonly Face[]): ChoiceSet<Choice> {
    if (faces.length === 0) return nothing
    const { stock } = seatOf(this.state, this.seat)
    const { adjustPrice, rerollPrice } = this.content.numbers
    const [toReroll, toAdjust] = [camels(rerollPrice), camels(adjustPrice)]
    const [rerolls, adjusts] = [jadeWays(stock, toReroll), jadeWays(stock, toAdjust)]
    return new DieChoices<Choice>(
      faces,
      paysFare(stock, toReroll) ? 1 + rerolls.count() : 0,
      paysFare(stock, toAdjust) ? 1 + adjusts.count() : 0,
      (choice, way) => withPayment(choice, choice.type === 'reroll' ? rerolls : adjusts, way)
    )
  }

  protected override otherPlacements(placements: Placements): ChoiceSet<Choice> | undefined {
    const { content, state, seat } = this
    return seatOf(state, seat).stock.jade > 0
      ? new PaidPlacements(content, state, seat, placements)
      : undefined
  }
}

/** Placements on one space; `ways`: by lowest die value, the ways to pay with more jade than is short. */
interface PaidSpace {
  readonly open: OpenSpace
  readonly ways: readonly ChoiceSet<JadePart>[]
  readonly count: number
}

/** Placements paid with more jade than is short. The ways to pay depend only on the space and the lowest die. */
class PaidPlacements implements ChoiceSet<Choice> {
  readonly #placements: Placements
  readonly #spaces: PaidSpace[] = []
  #count = 0

  constructor(content: Content, state: State, seat: Seat, placements: Placements) {
    this.#placements = placements
    for (const open of placements.open) {
      const space = content.findSpace(open.space)
      if (!space) continue
      const priced = isPriced(state, space)
      if (!priced && space.fee === undefined) continue
      const ways: ChoiceSet<JadePart>[] = []
      let count = 0
      // Successive values often have the same price, and then share their ways.
      let [known, waysFor] = [-1, noWays]
      for (let lowest = 1; lowest <= 6; lowest++) {
        const sets = placements.withLowest(open, lowest)
        if (sets > 0) {
          const price = priced ? occupiedPrice(content, state, seat, space, lowest) : 0
          if (price !== known) waysFor = jadeWaysToPlace(content, state, seat, space, price)
          known = price
          count += sets * waysFor.count()
        }
        ways.push(waysFor)
      }
      if (count > 0) this.#spaces.push({ open, ways, count })
      this.#count += count
    }
  }

  count(): number {
    return this.#count
  }

  nth(index: number): Choice {
    let left = index
    for (const { open, ways, count } of this.#spaces) {
      if (left < count)
        for (const placement of this.#placements.on(open)) {
          const waysOf = ways[lowestOf(placement.dice, placement.value) - 1]
          const many = waysOf?.count() ?? 0
          if (waysOf && left < many) return { type: 'place', ...placement, jade: waysOf.nth(left) }
          left -= many
        }
      left -= count
    }
    throw new RangeError(`placement ${index} of ${this.#count}`)
  }
}
