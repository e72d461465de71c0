/** The Companion House: a space where one die hires a companion (rulings 130, 132). */
import { listed } from '../../../../engine/choices'
import { refusalOf, type Refusal, type Seat } from '../../../../engine/rules'
import type { PlacingAny } from '../../../../polo/spaces'
import type { Space, Voyages } from '../../game'
import { refuse } from '../../refusals'
import { seatOf } from '../../seats'
import { missing, pays } from '../../stock'
import type { SeatState, State } from '../../types'
import { causeOf, companionsOf, own, tablesIn, task } from './kit'
import type { Companion } from './tiles'
import type { Companions } from './types'

type Hire = Extract<Companions['choice'], { readonly type: 'companions/hire' }>
type Refused = Refusal<Voyages['refusal']> | undefined

/** True if a seat can pay for a companion after paying `coin` coins for the space. */
const canPay = ({ cost }: Companion, { stock }: SeatState, coin: number): boolean =>
  pays(stock, cost, coin > 0 ? { coin } : undefined)

/** The lowest die value that hires a companion of the row for which the seat can pay; Infinity for none. */
function leastToHire({ content, state, seat, price }: PlacingAny<Voyages>): number {
  const { companion } = tablesIn(content)
  const me = seatOf(state, seat)
  let least = Infinity
  for (const tile of own(state).row) {
    if (tile === '') continue
    const one = companion(tile)
    if (one.minDie < least && canPay(one, me, price)) least = one.minDie
  }
  return least
}

/** Why a seat cannot hire a companion of the row with this die. */
function hireRefusal({ cost, minDie }: Companion, { stock }: SeatState, lowest: number): Refused {
  if (lowest < minDie) return refusalOf('companions/die-too-low', { needs: minDie, value: lowest })
  return missing(stock, cost)
}

/** Why `dismiss` is wrong: a seat without room must dismiss a companion to hire another, any other seat none. */
function roomRefusal(perSeat: number, state: State, seat: Seat, dismiss: string | undefined): Refused {
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
  least: leastToHire,
  tooLow: () => refusalOf('companions/none-to-hire'),
  act: (play, seat, lowest) => {
    play.open(seat, { kind: 'companions/hire', lowest })
    return 'done'
  }
}

export const hire = task('companions/hire', ['companions/hire'], {
  choices: ({ content, state, seat, task: { lowest } }) => {
    const { hired } = companionsOf(state, seat)
    const { companion: find, perSeat } = tablesIn(content)
    const me = seatOf(state, seat)
    const choices: Hire[] = []
    for (const companion of own(state).row) {
      if (companion === '' || hireRefusal(find(companion), me, lowest)) continue
      if (hired.length < perSeat) choices.push({ type: 'companions/hire', companion })
      else for (const dismiss of hired) choices.push({ type: 'companions/hire', companion, dismiss })
    }
    return listed(choices)
  },
  refusal: ({ content, state, seat, task: { lowest } }, { companion, dismiss }) => {
    if (companion === '' || !own(state).row.includes(companion)) return refuse('not-offered')
    const { companion: find, perSeat } = tablesIn(content)
    return (
      hireRefusal(find(companion), seatOf(state, seat), lowest) ?? roomRefusal(perSeat, state, seat, dismiss)
    )
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
