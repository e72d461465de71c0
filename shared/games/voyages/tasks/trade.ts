import type { TradeChoice } from '../../../polo/effects'
import { tradeTasks } from '../../../polo/tasks/trade'
import { cardUser } from '../cards'
import type { Content, Play } from '../game'
import { seatOf } from '../seats'
import { goods, type AnyItem, type CityCardId, type Good, type State } from '../types'
import { defineTask } from './task'

const causeOf = (card: CityCardId) => ({ kind: 'cityCard', card }) as const

const tasks = tradeTasks<Content, State, Play, AnyItem, Good, TradeChoice>({
  goods,
  effectOf: (content, card) => {
    const { effect } = content.cityCard(card)
    if (effect.kind !== 'trade') throw new Error(`${card} is not a trade`)
    return effect
  },
  user: ({ content, state, seat }) => cardUser(content, seatOf(state, seat)),
  held: (state, seat, good) => seatOf(state, seat).stock[good],
  pay: (play, seat, items, card) => play.pay(seat, items, causeOf(card)),
  reward: (play, seat, items, card) => play.award(seat, items, causeOf(card))
})

/**
 * Chooses how often to use a trade card: all uses in one way, or several ways one after another if the card lets them
 * be mixed (rulings 7, 35, 60, 61).
 */
export const trade = defineTask('trade', ['trade', 'stop'], tasks.trade)

/** Chooses the goods that pay for a card's uses: pairs of different ones if the card says so, else any (rulings 56, 57, 142). */
export const payGoods = defineTask('pay-goods', ['goods'], tasks.payGoods)
