/** What a turn offers: one main action and any bonus actions, each in every way to pay for it (rulings 3, 14, 17, 19). */
import type { Placements } from '../../polo/placements'
import { lowestOf } from '../../polo/spaces'
import { TurnOffers } from '../../polo/turn-choices'
import { dieChoices } from '../../polo/turn'
import { bonusCost } from './bonus-actions'
import type { Khan, Play, Space } from './game'
import { seatOf } from './seats'
import { jadePlaceRefusal, placingCost, takerOf } from './spaces'
import { jadeParts, paidWays, pays } from './stock'
import type { Choice, ChoiceOf } from './types'

/** Everything the active seat may choose now. */
export class TurnChoices extends TurnOffers<Khan, Play, Choice> {
  protected override spaces(): readonly Space[] {
    const { boardSpaces, findSpace, specialSpace } = this.content
    const { areaCards, cityCards } = this.state
    const { posts } = seatOf(this.state, this.seat)
    const spaces = [...boardSpaces]
    for (const city of posts) {
      const special = specialSpace(city)
      if (special) spaces.push(special)
    }
    for (const id of [...posts.map((city) => cityCards[city]), ...areaCards]) {
      const card = id === undefined ? undefined : findSpace(id)
      if (card) spaces.push(card)
    }
    return spaces
  }

  protected override taker(space: Space) {
    return takerOf(this.content, this.state, this.seat, space)
  }

  protected override bonusActions({ faces }: Placements): readonly Choice[] {
    const { contracts, improved, kept, seals } = seatOf(this.state, this.seat)
    const { blackDice, turn } = this.state
    const actions: Choice[] = [
      ...contracts.map((contract): Choice => ({ type: 'completeContract', contract })),
      ...seals
        .filter((seal) => !improved.includes(seal))
        .map((seal): Choice => ({ type: 'improveSeal', seal })),
      ...dieChoices(faces, { mayReroll: true, mayAdjust: true })
    ]
    if (blackDice.length > 0 && !turn.blackDieBought) actions.push({ type: 'blackDie' })
    return [
      ...actions.flatMap((action) => this.#ways(action)),
      ...kept.map((bonus): Choice => ({ type: 'useOutpost', bonus }))
    ]
  }

  /** The action in every way in which it can be paid; none where it cannot. */
  #ways(action: Choice): readonly Choice[] {
    const { stock } = seatOf(this.state, this.seat)
    const cost = bonusCost(this.content, action)
    return pays(stock, cost) ? paidWays(action, stock, cost) : []
  }

  /** Placements that are paid for with more jade than is short. */
  protected override otherPlacements(placements: Placements): readonly Choice[] {
    const { stock } = seatOf(this.state, this.seat)
    if (stock.jade === 0) return []
    const ways: Choice[] = []
    const paid = new Set(placements.open.map(({ space }) => space).filter((id) => this.#isPaid(id)))
    if (paid.size === 0) return []
    for (let at = 0; at < placements.count(); at++) {
      const placement = placements.nth(at)
      const space = paid.has(placement.space) ? this.content.findSpace(placement.space) : undefined
      if (space) ways.push(...this.#paidInJade({ type: 'place', ...placement }, space))
    }
    return ways
  }

  #isPaid(id: string): boolean {
    const space = this.content.findSpace(id)
    return space !== undefined && (space.fee !== undefined || (this.state.spaces[id] ?? []).length > 0)
  }

  #paidInJade(choice: ChoiceOf<'place'>, space: Space): readonly Choice[] {
    const { content, state, seat } = this
    const lowest = lowestOf(choice.dice, choice.value)
    return jadeParts(seatOf(state, seat).stock, placingCost(content, state, seat, space, lowest)).flatMap(
      (jade) => (jadePlaceRefusal(content, state, seat, space, lowest, jade) ? [] : [{ ...choice, jade }])
    )
  }
}
