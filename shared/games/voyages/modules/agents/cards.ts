/** Rusticiano's bonus cards: each is used once, as a bonus action (rulings 85, 102 to 105). */
import type { CardCount } from '../../../../polo/card-user'
import { effectLack, rewardOf } from '../../../../polo/effects'
import { refusalOf, type Refusal, type Seat } from '../../../../engine/rules'
import type { TurnChoice } from '../../../../polo/modules'
import { cardUser, ownSmallCities } from '../../cards'
import type { Content, Play, Voyages } from '../../game'
import { canMove, noAffordableStep } from '../../movement'
import { refuse } from '../../refusals'
import { seatOf } from '../../seats'
import type { AnyItem, Bundle, State } from '../../types'
import { bonusCards } from './content'
import { agentsOf, tablesIn } from './kit'
import type { Agents } from './types'

/** How many cards Rusticiano gets for the whole game (ruling 102). */
export const cardsDrawn = 6

/** Deals a seat so many random cards, face up: for the game, or for one round (rulings 102, 123). */
export function dealCards(play: Play, seat: Seat, count: number): void {
  const cards = play.chance.shuffle(bonusCards.map(({ id }) => id)).slice(0, count)
  play.emit({ type: 'agents/cardsDealt', seat, cards })
}

type UseCard = Extract<Agents['choice'], { readonly type: 'agents/useCard' }>

type Refused = Refusal<Voyages['refusal']> | undefined

/** Why a seat cannot receive one item of a card now; undefined if it can. */
function itemRefusal(content: Content, state: State, seat: Seat, item: string): Refused {
  switch (item) {
    case 'black-die':
      return state.blackDice === 0 ? refuse('no-black-die') : undefined
    case 'contract':
      return state.special.count === 0 ? refusalOf('agents/no-contract-left') : undefined
    case 'move':
      return canMove(content, state, seat, false) ? undefined : noAffordableStep(content, state, seat, false)
    case 'own-city-bonus': {
      const cities = ownSmallCities(content, seatOf(state, seat))
      const refusals = cities.map((city) => {
        const bonus = state.cityBonuses[city]
        return bonus && rewardRefusal(content, state, seat, content.cityBonus(bonus).reward)
      })
      return refusals.some((why) => !why) ? undefined : refusals[0] || undefined
    }
    default:
      return undefined
  }
}

/** The refusal if a seat can receive nothing of a reward now (ruling 85); undefined if it can receive any of it. */
function rewardRefusal(content: Content, state: State, seat: Seat, reward: Bundle): Refused {
  let first: Refused
  for (const item in reward) {
    const why = itemRefusal(content, state, seat, item)
    if (!why) return undefined
    first ??= why
  }
  return first
}

function refusal(content: Content, state: State, seat: Seat, { card }: UseCard): Refused {
  const effect = tablesIn(content).findCard(card)?.effect
  if (!effect || !agentsOf(state, seat).cards.includes(card)) return refusalOf('agents/no-such-card')
  const lack = effectLack<AnyItem, CardCount>(cardUser(content, seatOf(state, seat)), effect, 0)
  if (lack) return refuse('nothing-to-count', { what: lack.kind === 'count' ? lack.what : 'cities' })
  return effect.kind === 'gain' ? rewardRefusal(content, state, seat, effect.reward) : undefined
}

export const useCard: TurnChoice<Voyages, Play, UseCard> = {
  candidates: (_, state, seat) =>
    agentsOf(state, seat).cards.map((card) => ({ type: 'agents/useCard', card })),
  refusal,
  resolve: (play, seat, { card }) => {
    const { effect } = tablesIn(play.content).card(card)
    play.emit({ type: 'agents/cardUsed', seat, card })
    const user = cardUser(play.content, play.seat(seat))
    play.award(seat, rewardOf<AnyItem, CardCount>(user, effect, 0), { kind: 'agents/bonus-card', id: card })
  }
}
