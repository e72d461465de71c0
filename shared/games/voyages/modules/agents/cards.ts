/** Rusticiano's bonus cards: each once, as a bonus action (rulings 85, 102 to 105). */
import type { CardCount } from '../../../../polo/card-user'
import { effectLack, rewardOf, type EffectOf } from '../../../../polo/effects'
import { refusalOf, type Refusal, type Seat } from '../../../../engine/rules'
import type { TurnChoice } from '../../../../polo/modules'
import { cardUser } from '../../cards'
import type { Content, Play, Voyages } from '../../game'
import { refuse } from '../../refusals'
import { seatOf } from '../../seats'
import type { AnyItem, Bundle, State } from '../../types'
import { agentsOf, tablesIn } from './kit'
import type { Agents } from './types'

export interface BonusCard {
  readonly id: string
  readonly effect: EffectOf<AnyItem, CardCount, 'gain' | 'perCount'>
  /** Whose values these are: `house` marks what we designed; a content pack has none. */
  readonly source?: 'house'
}

const gain = (id: string, reward: Bundle): BonusCard => ({
  id,
  effect: { kind: 'gain', reward },
  source: 'house'
})
const pointsPer = (id: string, count: CardCount): BonusCard => ({
  ...{ id, source: 'house' },
  effect: { kind: 'perCount', count, reward: { vp: 1 }, most: 4 }
})

export const bonusCards: readonly BonusCard[] = [
  gain('bonus-card-two-goods', { camel: 1, 'different-goods': 2 }),
  gain('bonus-card-gold', { gold: 1, coin: 2 }),
  gain('bonus-card-pepper', { pepper: 3 }),
  gain('bonus-card-coins', { coin: 7 }),
  gain('bonus-card-camels', { camel: 5 }),
  gain('bonus-card-move', { coin: 2, move: 1 }),
  gain('bonus-card-black-die', { coin: 1, 'black-die': 1 }),
  gain('bonus-card-contract', { camel: 2, coin: 1, contract: 1 }),
  gain('bonus-card-city-bonuses', { 'own-city-bonus': 2 }),
  pointsPer('bonus-card-vp-per-contract', 'contracts'),
  pointsPer('bonus-card-vp-per-post', 'posts')
]
/** Cards for the whole game, and for a round of a character that is assumed (rulings 102, 123). */
export const [cardsDrawn, cardsAssumed] = [6, 2]

/** Draws so many cards of all for a seat, open to everybody. */
export function dealCards(play: Play, seat: Seat, count: number): void {
  const cards = play.chance.shuffle(bonusCards.map(({ id }) => id)).slice(0, count)
  play.emit({ type: 'agents/cardsDealt', seat, cards })
}

type UseCard = Extract<Agents['choice'], { readonly type: 'agents/useCard' }>

function refusal(
  content: Content,
  state: State,
  seat: Seat,
  { card }: UseCard
): Refusal<Voyages['refusal']> | undefined {
  const effect = tablesIn(content).findCard(card)?.effect
  if (!effect || !agentsOf(state, seat).cards.includes(card)) return refusalOf('agents/no-such-card')
  const lack = effectLack<AnyItem, CardCount>(cardUser(content, seatOf(state, seat)), effect, 0)
  return lack && refuse('nothing-to-count', { what: lack.kind === 'count' ? lack.what : 'cities' })
}

export const useCard: TurnChoice<Voyages, Play, UseCard> = {
  choices: (content, state, seat) =>
    agentsOf(state, seat)
      .cards.map((card): UseCard => ({ type: 'agents/useCard', card }))
      .filter((choice) => !refusal(content, state, seat, choice)),
  refusal,
  resolve: (play, seat, { card }) => {
    const { effect } = tablesIn(play.content).card(card)
    play.emit({ type: 'agents/cardUsed', seat, card })
    const user = cardUser(play.content, play.seat(seat))
    play.award(seat, rewardOf<AnyItem, CardCount>(user, effect, 0), { kind: 'agents/bonus-card', id: card })
  }
}
