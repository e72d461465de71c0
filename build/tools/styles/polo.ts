/** Tempers for the Marco Polo games: uniform players rarely travel far or complete contracts, so these prefer just that. */
import type { Style } from './style'

export type Temper = 'walker' | 'contractor' | 'carder'

/**
 * A game's style. `liking` returns the weight of a choice for a temper, given the seat's state. `gifts` is the stock that
 * makes a seat rich, for walkers and for others.
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
