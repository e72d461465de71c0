/** What happens when a pending reward is taken: for the rewards that every game of the family gives. */
import type { Seat } from '../engine/rules'
import type { Zone } from '../engine/visibility'
import { ownBonusCount } from './city-bonuses'
import { drawContract, type Draws } from './contracts'
import type { PendingReward } from './rewards'
import type { CommonTask } from './unions'

/** The handlers of pending rewards, by item; a missing handler for one of the game's own items does not compile. */
export type RewardHandlers<
  Play,
  Reward extends PendingReward,
  Item extends string = Exclude<Reward['item'], `${string}/${string}`>
> = { readonly [K in Item]: (play: Play, seat: Seat, reward: Reward) => void }

type CommonItem = 'any-good' | 'different-goods' | 'contract' | 'move' | 'own-city-bonus'

interface Gives<Reward extends PendingReward> extends Draws<Reward> {
  readonly content: { readonly numbers: { readonly contractSlots: number } }
  open(seat: Seat, task: Exclude<CommonTask<Reward['cause'], Reward>, { readonly kind: 'copy-bonus' }>): void
}

/** Asks for goods, draws contracts, opens movements and bonuses of the seat's cities; emits `rewardLost` if it cannot. */
export const commonRewards = <Play extends Gives<Reward>, Reward extends PendingReward>(game: {
  /** The seat's cities whose bonuses it can receive. */
  readonly ownCities: (play: Play, seat: Seat) => readonly string[]
  /** True if the seat can pay for a first step. */
  readonly canMove: (play: Play, seat: Seat) => boolean
  readonly openMovement: (play: Play, seat: Seat, steps: number, cause: Reward['cause']) => void
  /** The pile that contracts are drawn from. */
  readonly pile: (play: Play) => Zone
}): RewardHandlers<Play, Reward, CommonItem> => ({
  'any-good': (play, seat, { count, cause }) =>
    play.open(seat, { kind: 'choose-goods', count, cap: count, cause }),
  'different-goods': (play, seat, { count, cause }) =>
    play.open(seat, { kind: 'choose-goods', count, cap: 1, cause }),
  contract: (play, seat, reward) =>
    drawContract(play, seat, reward, {
      pile: game.pile(play),
      slots: play.content.numbers.contractSlots
    }),
  move: (play, seat, reward) => {
    if (game.canMove(play, seat)) game.openMovement(play, seat, reward.count, reward.cause)
    else play.emit({ type: 'rewardLost', seat, reward })
  },
  'own-city-bonus': (play, seat, reward) => {
    const left = ownBonusCount(game.ownCities(play, seat), reward.count)
    if (left > 0) play.open(seat, { kind: 'own-bonuses', left, taken: [], cause: reward.cause })
    else play.emit({ type: 'rewardLost', seat, reward })
  }
})
