/** What a turn offers: one main action and any bonus actions (rulings 13 to 18). */
import { joined, listed, partsOf, type ChoiceSet } from '../../engine/choices'
import type { Face } from '../../polo/placements'
import { TurnOffers } from '../../polo/turn-choices'
import type { SeatPlacing } from '../../polo/space-rules'
import { DieChoices, type DieChoice } from '../../polo/turn'
import { bonusPrices } from './prices'
import { seatOf } from './seats'
import { offeredCounts, placing } from './spaces'
import { pays } from './stock'
import type { Play, Space, Voyages } from './game'
import type { Choice, PricedAction } from './types'

/** Finds the game's own choices of a turn beside those that modules add; undefined for the choices of another task. */
export const turnChoicesIn = (choices: ChoiceSet<unknown>): TurnChoices | undefined =>
  partsOf(choices).find((part) => part instanceof TurnChoices)

/** Everything that the active seat may choose now; dice without a value with every one they may take (ruling 51). */
export class TurnChoices extends TurnOffers<Voyages, Play, Choice> {
  protected override boardSpaces(): readonly Space[] {
    return this.content.boardSpaces
  }

  protected override ownSpaces(): readonly Space[] {
    const spaces: Space[] = []
    for (const city of seatOf(this.state, this.seat).posts)
      for (const card of this.state.cityCards[city] ?? []) {
        const space = this.content.findSpace(card)
        if (space) spaces.push(space)
      }
    return spaces
  }

  protected override counts(space: Space): readonly number[] | undefined {
    return offeredCounts(this.content, this.state, this.seat, space)
  }

  protected override placing(): SeatPlacing<Voyages, Play> {
    return placing(this.content, this.state, this.seat)
  }

  protected override bonusActions(faces: readonly Face[]): ChoiceSet<Choice> {
    const { stock, contracts } = seatOf(this.state, this.seat)
    const before: Choice[] = []
    for (const contract of contracts)
      if (pays(stock, this.content.contract(contract).cost))
        before.push({ type: 'completeContract', contract })
    const { blackDice, turn } = this.state
    const priceOf = bonusPrices(this.content, this.state, this.seat)
    /** True if the seat has the camels for a bonus action. */
    const may = (action: PricedAction): boolean => stock.camel >= priceOf(action)
    const withDice =
      faces.length > 0
        ? new DieChoices<Choice>(faces, may('reroll-die') ? 1 : 0, may('adjust-die') ? 1 : 0, asItIs)
        : none
    const mayTake = blackDice > 0 && !turn.blackDieBought && may('take-black-die')
    return joined<Choice>([listed(before), withDice, mayTake ? blackDie : none])
  }
}

const asItIs = (choice: DieChoice): Choice => choice

const blackDie = listed<Choice>([{ type: 'blackDie' }])
const none = listed<Choice>([])
