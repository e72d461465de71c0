/** Tempers of the Marco Polo games: uniform players rarely travel far or finish contracts, so some are keen on just that. */
import type { Style } from './style'

export type Temper = 'walker' | 'contractor' | 'carder'

/**
 * A game's style. `liking`: how much a seat of a temper likes a choice, by its things. `gifts`: the stock that makes a seat
 * rich, a walker's and the others'.
 */
export const styleBy = <Choice, Seat>(
  liking: (temper: Temper, choice: Choice, me: Seat) => number,
  gifts: { readonly walker: object; readonly others: object }
): Style => ({
  tempers: ['walker', 'walker', 'contractor', 'carder'] satisfies Temper[],
  weight: (temper, choice, state, seat) => {
    const me = (state as { readonly seats: readonly Seat[] }).seats[seat]
    return me === undefined ? 1 : liking(temper as Temper, choice as Choice, me)
  },
  farthest: 'walker' satisfies Temper,
  gifts: (rich) =>
    rich.map(({ seat, temper }) => ({
      type: 'gained',
      seat,
      items: temper === 'walker' ? gifts.walker : gifts.others,
      cause: { kind: 'compensation' }
    }))
})
