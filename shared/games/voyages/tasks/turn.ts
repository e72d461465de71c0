import type { Seat } from '../../../engine/rules'
import { listed, type ChoiceSet } from '../../../engine/choices'
import { characterOf } from '../characters'
import { missing, countOf } from '../cards'
import {
  adjustPrice,
  blackDiePrice,
  khanReward,
  moneyBagCoins,
  rerollPrice,
  takeCoins
} from '../content/numbers'
import type { Content } from '../content'
import { times } from '../effects'
import { seatOf } from '../seats'
import { takeBlackDie } from '../rewards'
import type { Play } from '../play'
import { refuse, type VoyagesRefusal } from '../refusals'
import { diceNeeded, occupiedPrice, spaceRefusal } from '../spaces'
import { TurnChoices } from '../turn'
import type { BonusActionId, Cause, Choice, ChoiceOf, Die, State } from '../types'
import { answerFirst, notOffered, type TaskRules } from './task'

/** One main action and any bonus actions before and after it (rulings 13 to 16). */
export const turn: TaskRules<'turn'> = {
  alwaysAsked: true,
  choices: ({ content, state, seat }): ChoiceSet<Choice> =>
    state.activeSeat === seat ? new TurnChoices(content, state, seat) : listed([]),
  refusal: ({ content, state, seat, task }, choice) => {
    const me = seatOf(state, seat)
    switch (choice.type) {
      case 'place':
        return placeRefusal(content, state, seat, choice)
      case 'completeContract':
        return me.contracts.includes(choice.contract)
          ? missing(me.stock, content.contract(choice.contract).cost)
          : refuse('contract-not-active')
      case 'moneyBag':
        return holds(me.dice, [choice.die]) ? undefined : refuse('die-not-in-hand')
      case 'reroll':
        return dieRefusal(state, seat, choice.die, rerollPrice)
      case 'adjust':
        return adjustRefusal(state, seat, choice)
      case 'blackDie':
        if (state.turn.blackDieBought) return refuse('black-die-taken')
        return state.blackDice === 0 ? refuse('no-black-die') : camelsFor(state, seat, blackDiePrice)
      case 'endTurn':
        return state.turn.mainDone || me.dice.length === 0
          ? undefined
          : refuse('main-action-owed', { dice: me.dice.length })
      default:
        return answerFirst(task)
    }
  },
  resolve: (play, seat, _task, choice) => {
    switch (choice.type) {
      case 'place':
        place(play, seat, choice)
        return
      case 'completeContract': {
        const contract = play.content.contract(choice.contract)
        const cause: Cause = { kind: 'contract', contract: choice.contract }
        play.pay(seat, contract.cost, cause)
        play.emit({ type: 'contractCompleted', seat, contract: choice.contract })
        play.award(seat, { ...contract.reward, vp: contract.vp }, cause)
        return
      }
      case 'moneyBag':
        play.emit({
          type: 'dicePlaced',
          seat,
          space: 'money-bag',
          dice: [choice.die],
          values: [choice.die.value]
        })
        play.award(seat, { coin: moneyBagCoins }, bonusAction('money-bag'))
        return
      case 'reroll':
        play.pay(seat, { camel: rerollPrice }, bonusAction('reroll-die'))
        play.emit({ type: 'dieRerolled', seat, die: choice.die, value: play.chance.roll() })
        return
      case 'adjust':
        play.pay(seat, { camel: adjustPrice }, bonusAction('adjust-die'))
        play.emit({ type: 'dieAdjusted', seat, die: choice.die, value: choice.die.value + choice.by })
        return
      case 'blackDie':
        play.pay(seat, { camel: blackDiePrice }, bonusAction('take-black-die'))
        takeBlackDie(play, seat, bonusAction('take-black-die'))
        return
      default:
        play.close(seat)
        play.emit({ type: 'turnEnded', seat })
    }
  }
}

const bonusAction = (action: BonusActionId): Cause => ({ kind: 'bonusAction', action })

/** True if the hand holds these dice, equal ones counted. */
function holds(hand: readonly Die[], dice: readonly Die[]): boolean {
  for (const die of dice) {
    let wanted = 0
    let held = 0
    for (const other of dice) if (other.value === die.value && other.colour === die.colour) wanted++
    for (const other of hand) if (other.value === die.value && other.colour === die.colour) held++
    if (held < wanted) return false
  }
  return true
}

function camelsFor(state: State, seat: Seat, price: number): VoyagesRefusal | undefined {
  return missing(seatOf(state, seat).stock, { camel: price })
}

/** Reroll and adjust: any own unplaced die with a value (ruling 17). */
function dieRefusal(state: State, seat: Seat, die: Die, price: number): VoyagesRefusal | undefined {
  if (!holds(seatOf(state, seat).dice, [die])) return refuse('die-not-in-hand')
  return die.value === 0 ? refuse('die-has-no-value') : camelsFor(state, seat, price)
}

function adjustRefusal(state: State, seat: Seat, choice: ChoiceOf<'adjust'>): VoyagesRefusal | undefined {
  if (choice.by !== 1 && choice.by !== -1) return notOffered()
  const value = choice.die.value + choice.by
  if (choice.die.value > 0 && (value < 1 || value > 6)) return refuse('die-at-end')
  return dieRefusal(state, seat, choice.die, adjustPrice)
}

function lowestOf(choice: ChoiceOf<'place'>): number {
  return choice.value ?? Math.min(...choice.dice.map((die) => die.value))
}

function placeRefusal(
  content: Content,
  state: State,
  seat: Seat,
  choice: ChoiceOf<'place'>
): VoyagesRefusal | undefined {
  if (state.turn.mainDone) return refuse('main-action-done')
  const needs = diceNeeded(content, choice.space)
  if (needs === undefined) return refuse('no-such-space')
  if (choice.dice.length !== needs) return refuse('dice-count', { needs, given: choice.dice.length })
  if (!holds(seatOf(state, seat).dice, choice.dice)) return refuse('die-not-in-hand')
  const valueless = choice.dice.some((die) => die.value === 0)
  if (
    valueless !== (choice.value !== undefined) ||
    (choice.value !== undefined &&
      !(choice.value >= 1 && choice.value <= 6 && Number.isInteger(choice.value)))
  )
    return refuse('die-value')
  const own = choice.dice.some((die) => die.colour === 'own')
  return spaceRefusal(content, state, seat, choice.space, own, lowestOf(choice))
}

/** Places dice, pays for an occupied space, then does the action (ruling 4). */
function place(play: Play, seat: Seat, choice: ChoiceOf<'place'>): void {
  const { space } = choice
  const lowest = lowestOf(choice)
  const price = occupiedPrice(play.state, seat, space, lowest)
  play.emit({
    type: 'dicePlaced',
    seat,
    space,
    dice: choice.dice,
    values: choice.dice.map((die) => choice.value ?? die.value)
  })
  play.pay(seat, { coin: price }, { kind: 'occupied', space })
  const bazaar = play.content.findBazaar(space)
  if (bazaar) play.open(seat, { kind: 'choose-column', space: bazaar.id, lowest })
  else if (space === 'take-5-coins') play.award(seat, { coin: takeCoins }, { kind: 'space', space })
  else if (space === 'khans-favor') play.award(seat, khanReward, { kind: 'space', space })
  else if (space === 'contracts') play.open(seat, { kind: 'take-contracts', lowest })
  else if (space === 'travel') openTravel(play, seat, lowest)
  else placeOnCard(play, seat, space, lowest)
  if (!bazaar) shareWithOpponents(play, seat, space)
}

function openTravel(play: Play, seat: Seat, steps: number): void {
  const moved = play.seat(seat).figures.map(() => false)
  play.open(seat, {
    kind: 'move',
    travel: true,
    steps,
    taken: 0,
    moved,
    marks: [],
    cause: { kind: 'space', space: 'travel' }
  })
}

function placeOnCard(play: Play, seat: Seat, card: string, value: number): void {
  const { effect } = play.content.cityCard(card)
  const cause: Cause = { kind: 'cityCard', card }
  switch (effect.kind) {
    case 'trade':
      play.open(seat, { kind: 'trade', card, uses: value, begun: false })
      return
    case 'perCount':
      play.award(seat, times(effect.reward, Math.min(value, countOf(play.seat(seat), effect.count))), cause)
      return
    case 'byDie':
      play.award(seat, effect.rewards[value - 1] ?? {}, cause)
      return
    case 'perPip':
      play.award(seat, times(effect.reward, value), cause)
  }
}

/** Opponents whose character shares in an action get theirs right after the reward (ruling 54). */
export function shareWithOpponents(play: Play, seat: Seat, space: string): void {
  play.state.seats.forEach((other, index) => {
    if (index === seat || other.character === '') return
    const share = characterOf(other.character).afterOpponentAction?.(space)
    if (share) play.award(index, share, { kind: 'character', character: other.character })
  })
}
