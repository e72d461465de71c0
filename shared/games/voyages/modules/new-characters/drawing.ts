/** How a seat gets gifts: drawn, then kept or used at once (rulings 72, 73). */
import type { Seat } from '../../../../engine/rules'
import type { Play } from '../../game'
import type { PendingReward } from '../../../../polo/rewards'
import { awardOpponents } from '../../../../polo/own-spaces'
import { drawTiles } from '../../../../polo/tiles'
import type { Cause, Reward, State } from '../../types'
import { giftOf } from './gifts'
import { giftsOf, own } from './kit'

/** The cause of what a gift brings. */
export const causeOf = (gift: string): Cause => ({ kind: 'new-characters/gift', id: gift })

/** True while any open task comes from this gift. Searches JSON, since tasks of any kind may name it as their cause. */
const isPending = ({ agenda }: State, gift: string): boolean => JSON.stringify(agenda).includes(`"${gift}"`)

/**
 * Draws up to `count` gifts and returns how many were drawn. When the pile is empty, the used gifts are shuffled into a new
 * one, except those whose tasks are still open.
 */
const draw = (play: Play, seat: Seat, count: number, cause: Cause): number =>
  drawTiles(play.chance, count, {
    tiles: () => own(play.state),
    stays: (gift) => isPending(play.state, gift),
    shuffled: (pile, staying) =>
      play.emit({
        type: 'new-characters/giftsShuffled',
        pile,
        ...(staying.length > 0 && { staying })
      }),
    drawn: (gift) => play.emit({ type: 'new-characters/giftsDrawn', seat, gifts: [gift], cause })
  }).length

/** Draws a reward of gifts one by one; a gift of no use to the seat's character is discarded and another drawn for it. */
export function drawGifts(play: Play, seat: Seat, pending: PendingReward): void {
  const reward = pending as Reward
  const { character } = play.seat(seat)
  for (let n = 0; n < reward.count; n++) {
    let fits = false
    // Ends soon, because at most one gift is of no use to any given character.
    while (!fits && draw(play, seat, 1, reward.cause) > 0) {
      const [gift = ''] = giftsOf(play.state, seat).drawn
      fits = giftOf(gift).unfit !== character
      if (fits) keep(play, seat, [gift])
      else play.emit({ type: 'new-characters/giftDeclined', seat, gift })
    }
    if (!fits) play.emit({ type: 'rewardLost', seat, reward: { ...reward, count: 1 } })
  }
}

/** Draws three gifts for the seat to choose from (ruling 73). */
export function offerGifts(play: Play, seat: Seat, pending: PendingReward): void {
  const reward = pending as Reward
  if (draw(play, seat, giftsOffered, reward.cause) > 0) play.open(seat, { kind: 'new-characters/keep-gifts' })
  else play.emit({ type: 'rewardLost', seat, reward })
}
const giftsOffered = 3

/** The seat takes these of the gifts drawn; those that are not kept for later take effect at once. */
export function keep(play: Play, seat: Seat, gifts: readonly string[]): void {
  play.emit({ type: 'new-characters/giftsKept', seat, gifts })
  for (const gift of gifts) if (!giftOf(gift).kept) applyGift(play, seat, gift)
}

/** Uses a gift that gives a reward; throws for gifts that take effect in another action. */
export function applyGift(play: Play, seat: Seat, id: string): void {
  const { effect } = giftOf(id)
  const me = play.seat(seat)
  play.emit({ type: 'new-characters/giftUsed', seat, gift: id })
  switch (effect.kind) {
    case 'gain':
      play.award(seat, effect.reward, causeOf(id))
      // Ruling 66.
      if (effect.opponents) awardOpponents(play, seat, effect.opponents, causeOf(id))
      return
    case 'either':
      play.open(seat, { kind: 'new-characters/either-reward', gift: id })
      return
    case 'perCount': {
      const count = effect.count === 'posts' ? me.posts.length : me.completed.length
      if (count > 0) play.award(seat, { vp: Math.min(effect.most, count) }, causeOf(id))
      return
    }
    case 'setDie':
    case 'freePlacement':
    case 'passingPost':
      throw new Error(`${id} gives no reward: it is used with a die, a placement or a step`)
  }
}
