import { all } from '../../../engine/choices'
import { times } from '../../../polo/stock'
import { tradeTasks } from '../../../polo/tasks/trade'
import { cardUser } from '../cards'
import type { Trade } from '../effects'
import type { Content, Play } from '../game'
import { seatOf } from '../seats'
import { PaidChoices } from '../jade'
import { jadeRefusal } from '../stock'
import {
  goods,
  type Bundle,
  type ChoiceOf,
  type CityCardId,
  type Good,
  type Item,
  type State
} from '../types'
import { defineTask, type Asked } from './task'

const causeOf = (card: CityCardId) => ({ kind: 'cityCard', card }) as const

function effectOf(
  content: Content,
  card: CityCardId
): { readonly options: readonly Trade[]; readonly mix: boolean } {
  const { effect } = content.cityCard(card)
  if (effect.kind !== 'trade') throw new Error(`${card} is not a trade`)
  return effect
}

const tasks = tradeTasks<Content, State, Play, Item, Good, ChoiceOf<'trade'>>({
  goods,
  effectOf,
  user: ({ content, state, seat }) => cardUser(content, seatOf(state, seat)),
  held: (state, seat, good) => seatOf(state, seat).stock[good],
  pay: (play, seat, items, card, choice) => play.pay(seat, items, causeOf(card), choice?.jade),
  reward: (play, seat, items, card) => play.award(seat, items, causeOf(card))
})

/** What the chosen number of uses costs. */
const costOf = ({ content, task }: Asked<'trade'>, { option, times: n }: ChoiceOf<'trade'>): Bundle =>
  times<Item>(effectOf(content, task.card).options[option]?.cost ?? {}, n)

/** Chooses the uses of a trade card, in several ways if the card says so; jade replaces coins and camels (rulings 4, 6). */
export const trade = defineTask('trade', ['trade', 'stop'], {
  ...tasks.trade,
  choices: (asked) => {
    const { stock } = seatOf(asked.state, asked.seat)
    const choices = new PaidChoices()
    for (const choice of all(tasks.trade.choices(asked)))
      choices.addPaid(choice, stock, choice.type === 'stop' ? {} : costOf(asked, choice))
    return choices
  },
  refusal: (asked, choice) =>
    tasks.trade.refusal(asked, choice) ??
    (choice.type === 'stop'
      ? undefined
      : jadeRefusal(seatOf(asked.state, asked.seat).stock, costOf(asked, choice), choice.jade))
})

/** Chooses the goods that pay for a card's uses: two different ones for each use that needs a pair (ruling 64). */
export const payGoods = defineTask('pay-goods', ['goods'], tasks.payGoods)
