import { listed } from '../../../engine/choices'
import { rewardChoiceRefusal, rewardChoices } from '../../../polo/effects'
import { cardUser, sealsFor } from '../cards'
import type { Content } from '../game'
import { refuse } from '../refusals'
import { awardForDie } from '../rewards'
import { seatOf } from '../seats'
import type { Trade } from '../effects'
import { missing, pays } from '../stock'
import type { BookId, Choice, Item, State } from '../types'
import { defineTask, notOffered } from './task'
import { finishAction } from './turn'

/** The four offers of a book: its own two free ones, then the two of the tile on it (ruling 16). */
export function offersOf(content: Content, state: State, book: BookId): readonly Trade[] {
  const free = content.books.find(({ id }) => id === book)?.free ?? []
  const tile = state.offers[book][0]
  return [
    ...free.map((reward) => ({ cost: {}, reward })),
    ...(tile === undefined ? [] : content.offerTile(tile).offers)
  ]
}

/** Chooses one offer of a book, regardless of the die's value; only jade can pay its jade cost (rulings 2, 16). */
export const chooseOffer = defineTask('choose-offer', ['offer'], {
  choices: ({ content, state, seat, task }) => {
    const { stock } = seatOf(state, seat)
    const choices: Choice[] = []
    offersOf(content, state, task.book).forEach(({ cost }, offer) => {
      if (pays(stock, cost)) choices.push({ type: 'offer', offer })
    })
    return listed(choices)
  },
  refusal: ({ content, state, seat, task }, { offer }) => {
    const chosen = offersOf(content, state, task.book)[offer]
    return chosen ? missing(seatOf(state, seat).stock, chosen.cost) : notOffered()
  },
  resolve: (play, seat, task, { offer }) => {
    const { cost = {}, reward = {} } = offersOf(play.content, play.state, task.book)[offer] ?? {}
    play.close(seat)
    play.pay(seat, cost, { kind: 'offer', book: task.book })
    play.award(seat, reward, { kind: 'offer', book: task.book })
    finishAction(play, seat, task.space)
  }
})

/** Takes a guild seal, limited by the lowest die, at most one of each kind; its reward is received once (ruling 36). */
export const takeSeal = defineTask('take-seal', ['takeSeal'], {
  choices: ({ content, state, seat, task }) =>
    listed(
      sealsFor(content, seatOf(state, seat), task.lowest).map((seal) => ({ type: 'takeSeal' as const, seal }))
    ),
  refusal: ({ content, state, seat, task }, { seal }) => {
    const known = content.seals.find(({ id }) => id === seal)
    if (!known) return notOffered()
    if (seatOf(state, seat).seals.includes(seal)) return refuse('seal-owned')
    return known.minDie > task.lowest
      ? refuse('die-too-low', { needs: known.minDie, value: task.lowest })
      : undefined
  },
  resolve: (play, seat, _task, { seal }) => {
    play.close(seat)
    play.emit({ type: 'sealTaken', seat, seal })
    play.award(seat, play.content.seal(seal).reward, { kind: 'seal', seal })
  }
})

/** Chooses one of several bundles, `count` times. */
export const chooseReward = defineTask('choose-reward', ['choose'], {
  choices: ({ content, state, seat, task }) =>
    rewardChoices<Item, never>(cardUser(content, seatOf(state, seat)), task.options),
  refusal: ({ content, state, seat, task }, choice) =>
    rewardChoiceRefusal<Item, never>(cardUser(content, seatOf(state, seat)), task.options, choice),
  resolve: (play, seat, task, { option }) => {
    if (task.count > 1) play.amend(seat, { ...task, count: task.count - 1 })
    else play.close(seat)
    play.award(seat, task.options[option] ?? {}, task.cause)
  }
})

/** Takes one of the black dice that were rolled on the board, with its value (ruling 59). */
export const pickBlack = defineTask('pick-black', ['pickBlack'], {
  choices: ({ state }) =>
    listed(
      [...new Set(state.blackDice)]
        .sort((a, b) => a - b)
        .map((value) => ({ type: 'pickBlack' as const, value }))
    ),
  refusal: ({ state }, { value }) => (state.blackDice.includes(value) ? undefined : notOffered()),
  resolve: (play, seat, { cause }, { value }) => {
    play.close(seat)
    play.emit({ type: 'blackDieTaken', seat, value, cause })
    awardForDie(play, seat, value)
  }
})
