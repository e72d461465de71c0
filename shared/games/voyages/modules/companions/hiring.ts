/** The Companion House: hiring with one die (rulings 130, 132). */
import { listed } from '../../../../engine/choices'
import { refusalOf, type Refusal, type Seat } from '../../../../engine/rules'
import type { Placing } from '../../../../polo/spaces'
import type { Space, Voyages } from '../../game'
import { refuse } from '../../refusals'
import { seatOf } from '../../seats'
import { missing, pays } from '../../stock'
import type { SeatState, State } from '../../types'
import { causeOf, companionsOf, own, tablesIn, task } from './kit'
import { perSeat, type Companion } from './tiles'
import type { Companions } from './types'

type Hire = Extract<Companions['choice'], { readonly type: 'companions/hire' }>
type Refused = Refusal<Voyages['refusal']> | undefined
type Asking = Pick<Placing<Voyages>, 'content' | 'state' | 'seat'>

/** True if a seat can hire a companion of the row with this die, `coin` being paid for the space. */
const mayHire = ({ cost, minDie }: Companion, { stock }: SeatState, lowest: number, coin: number): boolean =>
  lowest >= minDie && pays(stock, cost, coin > 0 ? { coin } : undefined)

/** Why it cannot; undefined if it can. */
function hireRefusal({ cost, minDie }: Companion, { stock }: SeatState, lowest: number): Refused {
  if (lowest < minDie) return refusalOf('companions/die-too-low', { needs: minDie, value: lowest })
  return missing(stock, cost)
}

/** Companions of the row that a seat may hire with this die. */
function hireable({ content, state, seat }: Asking, lowest: number, coin: number): readonly string[] {
  const { companion } = tablesIn(content)
  const me = seatOf(state, seat)
  return own(state).row.filter((tile) => tile !== '' && mayHire(companion(tile), me, lowest, coin))
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
  legal: (placing) =>
    hireable(placing, placing.lowest, placing.price).length > 0
      ? undefined
      : refusalOf('companions/none-to-hire'),
  act: (play, seat, lowest) => {
    play.open(seat, { kind: 'companions/hire', lowest })
    return 'done'
  }
}

export const hire = task('companions/hire', ['companions/hire'], {
  choices: (asked) => {
    const { hired } = companionsOf(asked.state, asked.seat)
    return listed(
      hireable(asked, asked.task.lowest, 0).flatMap((companion): Hire[] =>
        hired.length < perSeat
          ? [{ type: 'companions/hire', companion }]
          : hired.map((dismiss) => ({ type: 'companions/hire', companion, dismiss }))
      )
    )
  },
  refusal: ({ content, state, seat, task: { lowest } }, { companion, dismiss }) => {
    if (companion === '' || !own(state).row.includes(companion)) return refuse('not-offered')
    const { companion: find } = tablesIn(content)
    return hireRefusal(find(companion), seatOf(state, seat), lowest) ?? roomRefusal(state, seat, dismiss)
  },
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
