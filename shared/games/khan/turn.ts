/** What a turn offers: one main action and any bonus actions, each in every way to pay for it (rulings 3, 14, 17, 19). */
import type { Placement, Placements } from '../../polo/placements'
import { lowestOf } from '../../polo/spaces'
import { TurnOffers } from '../../polo/turn-choices'
import { dieChoices, type DieChoice } from '../../polo/turn'
import { bonusCost } from './bonus-actions'
import type { Khan, Play, Space } from './game'
import { seatOf } from './seats'
import { jadePlaceRefusal, placingCost, fitting } from './spaces'
import { jadeParts, pays, withJade } from './stock'
import type { Bundle, Choice, JadePart } from './types'

/** Everything the active seat may choose now. */
export class TurnChoices extends TurnOffers<Khan, Play, Choice> {
  protected override boardSpaces(): readonly Space[] {
    return this.content.boardSpaces
  }

  protected override ownSpaces(): readonly Space[] {
    const { findSpace, specialSpace } = this.content
    const { areaCards, cityCards } = this.state
    const { posts } = seatOf(this.state, this.seat)
    const spaces: Space[] = []
    const add = (space: Space | undefined): void => {
      if (space) spaces.push(space)
    }
    for (const city of posts) add(specialSpace(city))
    for (const city of posts) add(findSpace(cityCards[city] ?? ''))
    for (const card of areaCards) add(findSpace(card))
    return spaces
  }

  protected override fitting(space: Space, classes: number): number {
    return fitting(this.content, this.state, this.seat, space, classes)
  }

  protected override bonusActions({ faces }: Placements): Choice[] {
    const { contracts, improved, kept, seals } = seatOf(this.state, this.seat)
    const { blackDice, turn } = this.state
    const choices: Choice[] = []
    for (const contract of contracts) this.#offer(choices, { type: 'completeContract', contract })
    for (const seal of seals)
      if (!improved.includes(seal)) this.#offer(choices, { type: 'improveSeal', seal })
    // Every die costs the same.
    const payments: Partial<Record<DieChoice['type'], readonly JadePart[] | 'short'>> = {}
    for (const choice of dieChoices(faces, { mayReroll: true, mayAdjust: true })) {
      const paid = (payments[choice.type] ??= this.#payments(bonusCost(this.content, choice)))
      if (paid !== 'short') choices.push(...withJade<Choice>(choice, paid))
    }
    if (blackDice.length > 0 && !turn.blackDieBought) this.#offer(choices, { type: 'blackDie' })
    for (const bonus of kept) choices.push({ type: 'useOutpost', bonus })
    return choices
  }

  /** Lists an action in every way in which it can be paid. */
  #offer(choices: Choice[], action: Choice): void {
    const paid = this.#payments(bonusCost(this.content, action))
    if (paid !== 'short') choices.push(...withJade(action, paid))
  }

  /** Ways to pay a cost with more jade than is short. */
  #payments(cost: Bundle): readonly JadePart[] | 'short' {
    const { stock } = seatOf(this.state, this.seat)
    return pays(stock, cost) ? jadeParts(stock, cost) : 'short'
  }

  /** Placements that are paid for with more jade than is short. */
  protected override otherPlacements(placements: Placements): readonly Choice[] {
    if (seatOf(this.state, this.seat).stock.jade === 0) return []
    return placements.open.flatMap((open) => {
      const space = this.content.findSpace(open.space)
      return space && this.#isPaid(space) ? this.#paidInJade(space, placements.on(open)) : []
    })
  }

  #isPaid({ id, fee }: Space): boolean {
    return fee !== undefined || (this.state.spaces[id] ?? []).length > 0
  }

  /** Each placement on a space in every way to pay for it; what it costs depends on the lowest die alone. */
  #paidInJade(space: Space, placements: readonly Placement[]): readonly Choice[] {
    const { content, state, seat } = this
    const { stock } = seatOf(state, seat)
    const known: (readonly JadePart[])[] = []
    const waysFor = (lowest: number): readonly JadePart[] =>
      (known[lowest] ??= jadeParts(stock, placingCost(content, state, seat, space, lowest)).filter(
        (jade) => !jadePlaceRefusal(content, state, seat, space, lowest, jade)
      ))
    return placements.flatMap((placement) =>
      waysFor(lowestOf(placement.dice, placement.value)).map((jade): Choice => ({
        type: 'place',
        ...placement,
        jade
      }))
    )
  }
}
