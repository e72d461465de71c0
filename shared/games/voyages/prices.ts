/** What bonus actions cost a seat, in camels (rulings 17, 18). */
import type { Seat } from '../../engine/rules'
import type { BonusPrices, Content, Numbers } from './game'
import { seatOf } from './seats'
import type { PricedAction, State } from './types'

function printed({ adjustPrice, blackDiePrice, rerollPrice }: Numbers, action: PricedAction): number {
  switch (action) {
    case 'reroll-die':
      return rerollPrice
    case 'adjust-die':
      return adjustPrice
    case 'take-black-die':
      return blackDiePrice
  }
}

/** Returns the price of each bonus action for this seat now: the printed one, changed by its character and by modules. */
export function bonusPrices(content: Content, state: State, seat: Seat): BonusPrices {
  const { numbers, hooks } = content
  const { prices: own } = content.character(seatOf(state, seat).character)
  let prices: BonusPrices = (action) => own?.[action] ?? printed(numbers, action)
  for (const pricesWith of hooks.bonusPrices) prices = pricesWith(content, state, seat, prices)
  return prices
}

/** The price of one bonus action. */
export const bonusPrice = (content: Content, state: State, seat: Seat, action: PricedAction): number =>
  bonusPrices(content, state, seat)(action)
