/** The Rialto: a visit to a palace with one die, the post there, and what it brings (rulings 137 to 140). */
import { listed } from '../../../../engine/choices'
import { refusalOf, type Refusal } from '../../../../engine/rules'
import type { PlacingAny } from '../../../../polo/spaces'
import { placePost } from '../../../../polo/posts'
import type { Space, Voyages } from '../../game'
import { refuse } from '../../refusals'
import { postBonus } from '../../rewards'
import { seatOf } from '../../seats'
import { missing, pays } from '../../stock'
import type { Bundle, Cause, LocationId, SeatState } from '../../types'
import { own, tablesIn, task } from './kit'
import { postsIn, type Palace } from './palaces'

/** The cause of what a palace costs or brings. */
const causeOf = (palace: LocationId): Cause => ({ kind: 'venice/palace', id: palace })

/** The lowest die value that visits a palace for which the seat can pay and where it has no post; Infinity for none. */
function leastToVisit({ content, state, seat, price }: PlacingAny<Voyages>): number {
  const { posts, stock } = seatOf(state, seat)
  const along = price > 0 ? { coin: price } : undefined
  let least = Infinity
  for (const { id, cost, minDie } of tablesIn(content).palaces)
    if (minDie < least && !posts.includes(id) && pays(stock, cost, along)) least = minDie
  return least
}

/** Why a seat cannot visit a palace with this die. */
function visitRefusal(
  { id, cost, minDie }: Palace,
  { posts, stock }: SeatState,
  lowest: number
): Refusal<Voyages['refusal']> | undefined {
  if (posts.includes(id)) return refusalOf('venice/post-there')
  if (lowest < minDie) return refusalOf('venice/die-too-low', { needs: minDie, value: lowest })
  return missing(stock, cost)
}

/** A blue action space for one die. */
export const rialto: Space = {
  id: 'venice/rialto',
  dice: 1,
  main: true,
  colour: 'once',
  occupied: 'pays',
  least: leastToVisit,
  tooLow: () => refusalOf('venice/no-palace'),
  act: (play, seat, lowest) => {
    play.open(seat, { kind: 'venice/visit', lowest })
    return 'done'
  }
}

export const visit = task('venice/visit', ['venice/visit'], {
  choices: ({ content, state, seat, task: { lowest } }) =>
    listed(
      tablesIn(content)
        .palaces.filter((palace) => !visitRefusal(palace, seatOf(state, seat), lowest))
        .map(({ id }) => ({ type: 'venice/visit' as const, palace: id }))
    ),
  refusal: ({ content, state, seat, task: { lowest } }, { palace: id }) => {
    const palace = tablesIn(content).findPalace(id)
    return palace ? visitRefusal(palace, seatOf(state, seat), lowest) : refuse('not-offered')
  },
  resolve: (play, seat, _task, { palace }) => {
    play.close(seat)
    play.pay(seat, tablesIn(play.content).findPalace(palace)?.cost ?? {}, causeOf(palace))
    play.open(seat, { kind: 'venice/settle', palace })
    // If the supply of posts is empty, one on the map moves there (ruling 140).
    if (play.seat(seat).postsLeft > 0) placePost(play, seat, palace, postBonus(play))
    else play.open(seat, { kind: 'move-post', to: palace })
  }
})

/** After the post is placed, gives the rewards of the palace, of its founder and of reputation, all together. */
export const settle = task('venice/settle', [], {
  choices: () => listed([]),
  refusal: () => refuse('not-offered'),
  resolve: () => undefined,
  proceed: (play, seat, { palace }) => {
    const { findPalace, founderReward, reputation } = tablesIn(play.content)
    const { founded, reputation: earned } = own(play.state)
    const posts = postsIn(play.seat(seat)).length
    const risen = posts > (earned[seat] ?? 0) ? posts : 0
    const cause = causeOf(palace)
    const rewards: { items: Bundle; cause: Cause }[] = [{ items: findPalace(palace)?.reward ?? {}, cause }]
    if (!founded.includes(palace)) rewards.push({ items: founderReward, cause })
    if (risen > 0)
      rewards.push({
        items: reputation[risen - 1] ?? {},
        cause: { kind: 'venice/reputation', id: `${risen}` }
      })
    play.close(seat)
    play.emit({ type: 'venice/visited', seat, palace, reputation: risen })
    play.awardAll(seat, rewards)
    return true
  }
})
