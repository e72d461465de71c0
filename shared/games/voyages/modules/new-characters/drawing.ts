/** How gifts come to a seat: drawn, kept or used at once (rulings 72, 73). */
import type { Seat } from '../../../../engine/rules'
import type { Play } from '../../game'
import type { PendingReward } from '../../../../polo/rewards'
import { drawTiles } from '../../../../polo/tiles'
import type { Bundle, Cause, Reward, State } from '../../types'
import { giftOf } from './gifts'
import { giftsOf, own } from './kit'

/** What a gift is the cause of. */
export const causeOf = (gift: string): Cause => ({ kind: 'new-characters/gift', id: gift })

/** True while something is asked that a gift brought: it is not over yet. */
const isPending = ({ agenda }: State, gift: string): boolean => JSON.stringify(agenda).includes(`"${gift}"`)

/**
 * Draws up to so many gifts, the used ones shuffled in when the pile is empty, but for those of which something is still
 * asked; says how many there were.
 */
const draw = (play: Play, seat: Seat, count: number, cause: Cause): number =>
  drawTiles(play.chance, count, {
    tiles: () => own(play.state),
    stays: (gift) => isPending(play.state, gift),
    shuffled: (pile, staying) =>
      play.emit({
        ...{ type: 'new-characters/giftsShuffled', pile },
        ...(staying.length > 0 && { staying })
      }),
    drawn: (gift) => play.emit({ type: 'new-characters/giftsDrawn', seat, gifts: [gift], cause })
  }).length

/** A reward of gifts: each is drawn, and goes back for another while it is of no use to the character. */
export function drawGifts(play: Play, seat: Seat, pending: PendingReward): void {
  const reward = pending as Reward
  const { character } = play.seat(seat)
  for (let n = 0; n < reward.count; n++) {
    let fits = false
    // Each gift is of no use to one character at most: of all of them one at most goes back.
    while (!fits && draw(play, seat, 1, reward.cause) > 0) {
      const [gift = ''] = giftsOf(play.state, seat).drawn
      fits = giftOf(gift).unfit !== character
      if (fits) keep(play, seat, [gift])
      else play.emit({ type: 'new-characters/giftDeclined', seat, gift })
    }
    if (!fits) play.emit({ type: 'rewardLost', seat, reward: { ...reward, count: 1 } })
  }
}

/** Three gifts to choose from (ruling 73). */
export function offerGifts(play: Play, seat: Seat, pending: PendingReward): void {
  const reward = pending as Reward
  if (draw(play, seat, giftsOffered, reward.cause) > 0) play.open(seat, { kind: 'new-characters/keep-gifts' })
  else play.emit({ type: 'rewardLost', seat, reward })
}
const giftsOffered = 3

/** The seat keeps these of the gifts drawn; those that take effect at once do so. */
export function keep(play: Play, seat: Seat, gifts: readonly string[]): void {
  play.emit({ type: 'new-characters/giftsKept', seat, gifts })
  for (const gift of gifts) if (!giftOf(gift).kept) applyGift(play, seat, gift)
}

/** Uses a gift that brings something. */
export function applyGift(play: Play, seat: Seat, id: string): void {
  const { effect } = giftOf(id)
  const me = play.seat(seat)
  play.emit({ type: 'new-characters/giftUsed', seat, gift: id })
  switch (effect.kind) {
    case 'gain':
      play.award(seat, effect.reward, causeOf(id))
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
      throw new Error(`${id} is used elsewhere: with a die, a placement, a step`)
  }
}

/** Every opponent gets this, from the left of the seat on (ruling 66). */
export function awardOpponents(play: Play, seat: Seat, reward: Bundle, cause: Cause): void {
  const { players } = play.state
  for (let i = 1; i < players; i++) play.award((seat + i) % players, reward, cause)
}
