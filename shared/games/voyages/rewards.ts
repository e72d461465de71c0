/** Rewards that need an answer, a draw or a movement. */
import type { Seat } from '../../engine/rules'
import { characterOf } from './characters'
import { ownSmallCities } from './cards'
import { contractSlots } from './content/numbers'
import { canMove } from './movement'
import type { Play } from './play'
import type { Cause, Reward, State } from './types'

/** True for rewards drawn from a supply that all seats share. */
const draws = (reward: Reward): boolean => reward.item === 'contract' || reward.item === 'black-die'

/** Draws are settled clockwise from the start seat: this one waits while an earlier seat still has one (ruling 66). */
export function waits(state: State, seat: Seat, reward: Reward): boolean {
  if (!draws(reward)) return false
  for (let other = state.startSeat; other !== seat; other = (other + 1) % state.players)
    for (const task of state.agenda[other] ?? [])
      if (task.kind === 'contract-offer' || (task.kind === 'rewards' && task.pending.some(draws))) return true
  return false
}

/** Takes a black die from the supply and rolls it, or leaves it without value for Raschid (rulings 18, 51). */
export function takeBlackDie(play: Play, seat: Seat, cause: Cause): void {
  const rolls = characterOf(play.seat(seat).character).rolls !== false
  play.emit({ type: 'blackDieTaken', seat, value: rolls ? play.chance.roll() : 0, cause })
}

/** Carries one reward out, or asks for what it needs; says so if it comes to nothing. */
export function resolveReward(play: Play, seat: Seat, reward: Reward): void {
  const { item, count, cause } = reward
  switch (item) {
    case 'any-good':
      play.open(seat, { kind: 'choose-goods', count, cap: count, cause })
      return
    case 'different-goods':
      play.open(seat, { kind: 'choose-goods', count, cap: 1, cause })
      return
    case 'black-die':
      for (let n = 0; n < count; n++) {
        if (play.state.blackDice > 0) takeBlackDie(play, seat, cause)
        else play.emit({ type: 'rewardLost', seat, reward })
      }
      return
    case 'contract':
      drawContract(play, seat, reward)
      return
    case 'move':
      if (canMove(play.content, play.state, seat, false)) {
        const moved = play.seat(seat).figures.map(() => false)
        play.open(seat, { kind: 'move', travel: false, steps: count, taken: 0, moved, marks: [], cause })
      } else play.emit({ type: 'rewardLost', seat, reward })
      return
    case 'other-city-bonus':
      play.open(seat, { kind: 'copy-bonus', at: cause.kind === 'cityBonus' ? cause.location : '' })
      return
    case 'own-city-bonus': {
      const left = Math.min(count, ownSmallCities(play.content, play.seat(seat)).length)
      if (left > 0) play.open(seat, { kind: 'own-bonuses', left, taken: [], cause })
      else play.emit({ type: 'rewardLost', seat, reward })
    }
  }
}

/** The top of the special pile, shown to everybody; asks only where there is no room (rulings 24, 25). */
function drawContract(play: Play, seat: Seat, reward: Reward): void {
  if (play.state.special.count === 0) {
    play.emit({ type: 'rewardLost', seat, reward })
    return
  }
  const rest = reward.count - 1
  if (rest > 0) play.open(seat, { kind: 'rewards', pending: [{ ...reward, count: rest }] })
  const contract = topOf(play.state.special)
  play.emit({ type: 'contractDrawn', seat, contract, cause: reward.cause })
  if (play.seat(seat).contracts.length < contractSlots) play.emit({ type: 'contractKept', seat, contract })
  else play.open(seat, { kind: 'contract-offer', cause: reward.cause })
}

/** The first card of a pile. Only the host, which sees all, ever draws. */
export function topOf(pile: { readonly cards?: readonly string[] }): string {
  const card = pile.cards?.[0]
  if (card === undefined) throw new Error('drawing from a pile that cannot be seen')
  return card
}
