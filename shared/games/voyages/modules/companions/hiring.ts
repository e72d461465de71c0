/** The Companion House: hiring with one die (rulings 130, 132). */
import { listed } from '../../../../engine/choices'
import { refusalOf, type Refusal, type Seat } from '../../../../engine/rules'
import type { Content, Space, Voyages } from '../../game'
import { refuse } from '../../refusals'
import { seatOf } from '../../seats'
import { missing } from '../../stock'
import type { Bundle, State } from '../../types'
import { causeOf, companionsOf, own, tablesIn, task } from './kit'
import { perSeat } from './tiles'
import type { Companions } from './types'

type Hire = Extract<Companions['choice'], { readonly type: 'companions/hire' }>
type Refused = Refusal<Voyages['refusal']> | undefined

/** Why a companion of the row cannot be hired with this die, `coins` being paid for the space. */
function companionRefusal(
  content: Content,
  state: State,
  seat: Seat,
  companion: string,
  lowest: number,
  coins = 0
): Refused {
  if (companion === '' || !own(state).row.includes(companion)) return refuse('not-offered')
  const { minDie, cost } = tablesIn(content).companion(companion)
  if (lowest < minDie) return refusalOf('companions/die-too-low', { needs: minDie, value: lowest })
  const all: Bundle = coins > 0 ? { ...cost, coin: (cost.coin ?? 0) + coins } : cost
  return missing(seatOf(state, seat).stock, all)
}

/** Why a companion is not dismissed for a new one: only the third needs room. */
function roomRefusal(state: State, seat: Seat, dismiss: string | undefined): Refused {
  const { hired } = companionsOf(state, seat)
  if (hired.length < perSeat) return dismiss === undefined ? undefined : refuse('not-offered')
  if (dismiss === undefined) return refusalOf('companions/dismiss-one')
  return hired.includes(dismiss) ? undefined : refuse('not-offered')
}

export const companionHouse: Space = {
  id: 'companions/house',
  dice: 1,
  main: true,
  colour: 'once',
  occupied: 'pays',
  legal: ({ content, state, seat, lowest, price }) =>
    own(state).row.some((tile) => !companionRefusal(content, state, seat, tile, lowest, price))
      ? undefined
      : refusalOf('companions/none-to-hire'),
  act: (play, seat, lowest) => {
    play.open(seat, { kind: 'companions/hire', lowest })
    return 'done'
  }
}

export const hire = task('companions/hire', ['companions/hire'], {
  choices: ({ content, state, seat, task: { lowest } }) => {
    const { hired } = companionsOf(state, seat)
    const open = own(state).row.filter((tile) => !companionRefusal(content, state, seat, tile, lowest))
    return listed(
      open.flatMap((companion): Hire[] =>
        hired.length < perSeat
          ? [{ type: 'companions/hire', companion }]
          : hired.map((dismiss) => ({ type: 'companions/hire', companion, dismiss }))
      )
    )
  },
  refusal: ({ content, state, seat, task: { lowest } }, { companion, dismiss }) =>
    companionRefusal(content, state, seat, companion, lowest) ?? roomRefusal(state, seat, dismiss),
  resolve: (play, seat, _task, { companion, dismiss }) => {
    const { cost, onTake } = tablesIn(play.content).companion(companion)
    play.close(seat)
    play.pay(seat, cost, causeOf(companion))
    play.emit({
      type: 'companions/hired',
      seat,
      companion,
      ...(dismiss !== undefined && { dismissed: dismiss })
    })
    play.award(seat, onTake, causeOf(companion))
  }
})
