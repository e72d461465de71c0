import { listed, type ChoiceSet } from '../../../engine/choices'
import type { Seat } from '../../../engine/rules'
import { actBeside } from '../../../polo/beside-cards'
import { completeContract } from '../../../polo/contracts'
import { lowestOf } from '../../../polo/spaces'
import { isAnotherAsked } from '../../../polo/turn'
import { bonusCost, bonusRefusal } from '../bonus-actions'
import type { Play, Space } from '../game'
import { refuse } from '../refusals'
import { awardForDie, takeBlackDie } from '../rewards'
import { seatOf } from '../seats'
import { occupiedPrice, placeRefusal } from '../spaces'
import { TurnChoices } from '../turn'
import type { BonusActionId, Bundle, Cause, Choice, ChoiceOf, JadePart } from '../types'
import { defineTask } from './task'

const answers = [
  'place',
  'completeContract',
  'improveSeal',
  'moneyBag',
  'reroll',
  'adjust',
  'blackDie',
  'useOutpost',
  'useCityCard',
  'endTurn'
] as const

/**
 * One main action and any bonus actions before and after it (rulings 12 to 14, 19). It waits while an opponent chooses a
 * good (ruling 61).
 */
export const turn = defineTask('turn', answers, {
  alwaysAsked: true,
  blocked: ({ state, seat }) => isAnotherAsked(state, seat),
  choices: ({ content, state, seat }): ChoiceSet<Choice> =>
    state.activeSeat === seat ? new TurnChoices(content, state, seat) : listed([]),
  refusal: ({ content, state, seat }, choice) => {
    const { turn: now } = state
    const { dice } = seatOf(state, seat)
    if (choice.type === 'endTurn')
      return new TurnChoices(content, state, seat).mayEnd
        ? undefined
        : refuse('main-action-owed', { dice: dice.length })
    if (choice.type !== 'place') return bonusRefusal(content, state, seat, choice)
    return now.mainDone ? refuse('main-action-done') : placeRefusal(content, state, seat, choice)
  },
  resolve: (play, seat, _task, choice) => {
    switch (choice.type) {
      case 'place':
        place(play, seat, choice)
        return
      case 'completeContract':
        complete(play, seat, choice)
        return
      case 'improveSeal':
        improve(play, seat, choice)
        return
      case 'moneyBag': {
        const { die } = choice
        const { content, state } = play
        const stuck = !state.turn.mainDone && !new TurnChoices(content, state, seat).hasOpenSpace
        const placed = { seat, space: 'money-bag', dice: [die], values: [die.value] }
        play.emit({ type: 'dicePlaced', ...placed, ...(stuck && { stuck }) })
        play.content.findSpace('money-bag')?.act(play, seat, die.value)
        return
      }
      case 'reroll': {
        payFor(play, seat, choice, 'reroll-die')
        const value = play.chance.roll()
        play.emit({ type: 'dieRerolled', seat, die: choice.die, value })
        awardForDie(play, seat, value)
        return
      }
      case 'adjust':
        payFor(play, seat, choice, 'adjust-die')
        play.emit({ type: 'dieAdjusted', seat, die: choice.die, value: choice.die.value + choice.by })
        return
      case 'blackDie':
        payFor(play, seat, choice, 'take-black-die')
        takeBlackDie(play, seat, bonusAction('take-black-die'))
        return
      case 'useOutpost':
        play.emit({ type: 'outpostUsed', seat, bonus: choice.bonus })
        play.award(seat, play.content.outpost(choice.bonus).reward, {
          kind: 'keptOutpost',
          bonus: choice.bonus
        })
        return
      case 'useCityCard':
        useCityCard(play, seat, choice)
        return
      case 'endTurn':
        play.close(seat)
        play.emit({ type: 'turnEnded', seat })
    }
  }
})

const bonusAction = (action: BonusActionId): Cause => ({ kind: 'bonusAction', action })

function payFor(
  play: Play,
  seat: Seat,
  choice: Choice & { readonly jade?: JadePart },
  action: BonusActionId
): void {
  play.pay(seat, bonusCost(play.content, choice), bonusAction(action), choice.jade)
}

/** Uses a city card beside the board, which leaves the game; one that gives a seal is paid for first (ruling 62). */
function useCityCard(play: Play, seat: Seat, choice: ChoiceOf<'useCityCard'>): void {
  const { card, jade } = choice
  play.emit({ type: 'cityCardUsed', seat, card })
  play.pay(seat, bonusCost(play.content, choice), { kind: 'cityCard', card }, jade)
  actBeside<Play>(play, seat, card)
}

/** Completes a contract: gives its whole reward, and the character's reward for completing one (rulings 35, 48). */
function complete(play: Play, seat: Seat, { contract: id, jade }: ChoiceOf<'completeContract'>): void {
  const { cost, reward, vp } = play.content.contract(id)
  const { character } = play.seat(seat)
  const paying = {
    emit: play.emit.bind(play),
    pay: (payer: Seat, items: Bundle, cause: Cause) => play.pay(payer, items, cause, jade),
    award: play.award.bind(play)
  }
  completeContract<Bundle, Cause>(
    paying,
    seat,
    { id, cost, reward: { ...reward, vp } },
    { kind: 'contract', contract: id }
  )
  const own = play.content.character(character).afterContract
  if (own) play.award(seat, own, { kind: 'character', character })
}

/**
 * Improves a seal: its bonus is received now and at the start of every later round (ruling 37). The character's reward comes
 * last, so it cannot help to pay for the improvement (ruling 47).
 */
function improve(play: Play, seat: Seat, choice: ChoiceOf<'improveSeal'>): void {
  const { seal } = choice
  const { character } = play.seat(seat)
  payFor(play, seat, choice, 'improve-seal')
  play.emit({ type: 'sealImproved', seat, seal })
  play.award(seat, play.content.seal(seal).bonus, { kind: 'seal', seal })
  const own = play.content.character(character).afterImproving
  if (own) play.award(seat, own, { kind: 'character', character })
}

/** Places dice, pays for the space, then does the action (rulings 9, 21). */
function place(play: Play, seat: Seat, { space, dice, value, jade }: ChoiceOf<'place'>): void {
  const record = play.content.findSpace(space)
  if (!record) throw new Error(`no space ${space}`)
  const lowest = lowestOf(dice, value)
  const price = occupiedPrice(play.content, play.state, seat, record, lowest)
  play.emit({ type: 'dicePlaced', seat, space, dice, values: dice.map((die) => value ?? die.value) })
  payForSpace(play, seat, record, price, jade)
  if (record.act(play, seat, lowest) === 'done') finishAction(play, seat, space)
}

/**
 * Pays the price of an occupied space, then the fee of the space. The chosen `jade` pays for the price first, then for the
 * fee, in addition to the jade that replaces what is short for both (ruling 3).
 */
function payForSpace(
  play: Play,
  seat: Seat,
  { id, fee }: Space,
  price: number,
  jade: JadePart | undefined
): void {
  const { coin = 0, camel = 0 } = jade ?? {}
  const { coin: fees = 0 } = fee ?? {}
  const held = play.seat(seat).stock.coin
  if (price > 0)
    play.pay(
      seat,
      { coin: price },
      { kind: 'occupied', space: id },
      jade && { coin: Math.min(coin, price, held) }
    )
  if (!fee) return
  const left = play.seat(seat).stock.coin
  // Coins of the whole payment that are still to be paid in coins.
  const owed = Math.min(held, price + fees) - coin - (held - left)
  play.pay(seat, fee, { kind: 'fee', space: id }, { coin: Math.min(fees, left) - owed, camel })
}

/** Ends an action: opponents whose character shares in it get their share right after the reward. */
export function finishAction(play: Play, seat: Seat, id: string): void {
  const space = play.content.findSpace(id)
  if (!space) return
  const { seats } = play.state
  for (let other = 0; other < seats.length; other++) {
    if (other === seat) continue
    const { character } = play.seat(other)
    const share = play.content.character(character).afterOpponentAction?.(space)
    if (share) play.award(other, share, { kind: 'character', character })
  }
}
