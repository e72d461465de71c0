import type { Refusal, Seat } from '../../../engine/rules'
import { listed, type ChoiceSet } from '../../../engine/choices'
import { completeContract, heldRefusal } from '../../../polo/contracts'
import { holds, placeable } from '../../../polo/dice'
import { lowestOf } from '../../../polo/spaces'
import { diceRefusal, isAnotherAsked, mayEndTurn, rollRefusal, turnRefusal } from '../../../polo/turn'
import { seatOf } from '../seats'
import { takeBlackDie } from '../rewards'
import { bonusPrice } from '../prices'
import { refuse, type VoyagesRefusal } from '../refusals'
import { diceCounts, occupiedPrice, priceLoweringHooks, spaceRefusal } from '../spaces'
import { missing } from '../stock'
import { TurnChoices } from '../turn'
import type { BonusActionId, Bundle, Cause, Choice, ChoiceOf, Die, PricedAction, State } from '../types'
import type { Content, Play, Voyages } from '../game'
import { withModuleChoices } from './module-choices'
import { defineTask } from './task'

const answers = ['place', 'completeContract', 'moneyBag', 'reroll', 'adjust', 'blackDie', 'endTurn'] as const

/** One main action and any bonus actions before and after it (rulings 3, 13 to 18, 29). */
const baseTurn = defineTask('turn', answers, {
  alwaysAsked: true,
  choices: ({ content, state, seat }): ChoiceSet<Choice> =>
    state.activeSeat === seat ? new TurnChoices(content, state, seat) : listed([]),
  refusal: ({ content, state, seat }, choice) => {
    const me = seatOf(state, seat)
    switch (choice.type) {
      case 'place':
        return placeRefusal(content, state, seat, choice)
      case 'completeContract':
        return (
          heldRefusal(me.contracts, choice.contract) ??
          missing(me.stock, content.contract(choice.contract).cost)
        )
      case 'moneyBag':
        return holds(me.dice, [choice.die]) ? undefined : refuse('die-not-in-hand')
      case 'reroll':
        return dieRefusal(content, state, seat, choice.die, 'reroll-die')
      case 'adjust':
        return adjustRefusal(content, state, seat, choice)
      case 'blackDie':
        if (state.turn.blackDieBought) return refuse('black-die-taken')
        return state.blackDice === 0
          ? refuse('no-black-die')
          : camelsFor(content, state, seat, 'take-black-die')
      case 'endTurn':
        return mayEndTurn(state.turn, me.dice)
          ? undefined
          : refuse('main-action-owed', { dice: placeable(me.dice).length })
    }
  },
  resolve: (play, seat, _task, choice) => {
    switch (choice.type) {
      case 'place':
        place(play, seat, choice)
        return
      case 'completeContract': {
        const contract = play.content.contract(choice.contract)
        const reward = { ...contract.reward, vp: contract.vp }
        const cause: Cause = { kind: 'contract', contract: contract.id }
        completeContract<Bundle, Cause>(play, seat, { ...contract, reward }, cause)
        for (const contractCompleted of play.content.hooks.contractCompleted)
          contractCompleted(play, seat, contract.id)
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
        play.content.findSpace('money-bag')?.act(play, seat, choice.die.value)
        return
      case 'reroll':
        payBonus(play, seat, 'reroll-die')
        play.emit({ type: 'dieRerolled', seat, die: choice.die, value: play.chance.roll() })
        return
      case 'adjust':
        payBonus(play, seat, 'adjust-die')
        play.emit({ type: 'dieAdjusted', seat, die: choice.die, value: choice.die.value + choice.by })
        return
      case 'blackDie':
        payBonus(play, seat, 'take-black-die')
        takeBlackDie(play, seat, bonusAction('take-black-die'))
        return
      case 'endTurn':
        play.close(seat)
        play.emit({ type: 'turnEnded', seat })
        for (const turnEnded of play.content.hooks.turnEnded) turnEnded(play, seat)
    }
  }
})

/** The same with the choices that modules add. With modules, the turn waits while an opponent has something to answer. */
export const turn: typeof baseTurn = {
  ...withModuleChoices(
    baseTurn,
    (content) => content.turn,
    ({ state, seat }) => state.activeSeat === seat
  ),
  blocked: ({ content, state, seat }) => content.modules.length > 0 && isAnotherAsked(state, seat)
}

const bonusAction = (action: BonusActionId): Cause => ({ kind: 'bonusAction', action })

function camelsFor(
  content: Content,
  state: State,
  seat: Seat,
  action: PricedAction
): VoyagesRefusal | undefined {
  return missing(seatOf(state, seat).stock, { camel: bonusPrice(content, state, seat, action) })
}

function payBonus(play: Play, seat: Seat, action: PricedAction): void {
  play.pay(seat, { camel: bonusPrice(play.content, play.state, seat, action) }, bonusAction(action))
  for (const bonusTaken of play.content.hooks.bonusTaken) bonusTaken(play, seat, action)
}

/** Why a die cannot be rerolled or adjusted: it must be an unplaced die of the seat with a value (ruling 17). */
function dieRefusal(
  content: Content,
  state: State,
  seat: Seat,
  die: Die,
  action: PricedAction
): VoyagesRefusal | undefined {
  return rollRefusal(seatOf(state, seat).dice, die) ?? camelsFor(content, state, seat, action)
}

function adjustRefusal(
  content: Content,
  state: State,
  seat: Seat,
  choice: ChoiceOf<'adjust'>
): VoyagesRefusal | undefined {
  return turnRefusal(choice.die, choice.by) ?? dieRefusal(content, state, seat, choice.die, 'adjust-die')
}

function placeRefusal(
  content: Content,
  state: State,
  seat: Seat,
  choice: ChoiceOf<'place'>
): Refusal<Voyages['refusal']> | undefined {
  if (state.turn.mainDone) return refuse('main-action-done')
  const counts = diceCounts(content, state, seat, choice.space)
  if (counts.length === 0) return refuse('no-such-space')
  const given = diceRefusal(seatOf(state, seat).dice, counts, choice)
  if (given) return given
  const own = choice.dice.some((die) => die.colour === 'own')
  return spaceRefusal(
    content,
    state,
    seat,
    choice.space,
    own,
    lowestOf(choice.dice, choice.value),
    choice.dice.length
  )
}

/** Places dice, pays for an occupied space, then does the action (ruling 4). */
function place(play: Play, seat: Seat, choice: ChoiceOf<'place'>): void {
  const { space, dice, value } = choice
  const record = play.content.findSpace(space)
  if (!record) throw new Error(`no space ${space}`)
  const lowest = lowestOf(dice, value)
  const price = occupiedPrice(play.content, play.state, seat, space, lowest)
  const lowering = priceLoweringHooks(play.content, play.state, seat, space, lowest)
  play.emit({ type: 'dicePlaced', seat, space, dice, values: dice.map((die) => value ?? die.value) })
  if (price > 0) play.pay(seat, { coin: price }, { kind: 'occupied', space })
  for (const { priceSpared } of lowering) priceSpared?.(play, seat)
  for (const beforeAction of play.content.hooks.beforeAction) beforeAction(play, seat, space)
  if (record.act(play, seat, lowest) === 'done') finishAction(play, seat, space, dice.length)
}

/**
 * Ends an action: opponents whose character shares in it get their share right after the reward (ruling 54). `dice`: how
 * many were placed, if the action took place in the same choice as the placement.
 */
export function finishAction(play: Play, seat: Seat, space: string, dice?: number): void {
  const used = play.content.findSpace(space) ?? { id: space }
  const { seats } = play.state
  for (let other = 0; other < seats.length; other++) {
    const { character } = play.seat(other)
    if (other === seat || character === '') continue
    const share = play.content.character(character).afterOpponentAction?.(used)
    if (share) play.award(other, share, { kind: 'character', character })
  }
  for (const afterAction of play.content.hooks.afterAction) afterAction(play, seat, space, dice)
}
