/** What bonus actions cost a seat, in camels (rulings 17, 18). */
import type { Seat } from '../../engine/rules'
import type { Content, Numbers } from './game'
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

/** The camels that a bonus action costs this seat now: as printed, by its character, by modules. */
export function bonusPrice(content: Content, state: State, seat: Seat, action: PricedAction): number {
  const { numbers, hooks } = content
  let price = content.character(seatOf(state, seat).character).prices?.[action] ?? printed(numbers, action)
  for (const priceWith of hooks.bonusPrice) price = priceWith(content, state, seat, action, price)
  return price
}
