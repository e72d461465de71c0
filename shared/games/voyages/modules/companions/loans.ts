/** A companion for one round, without die or cost: of a character with the mark (rulings 106 to 110). */
import { listed } from '../../../../engine/choices'
import { refusalOf, type Refusal, type Seat } from '../../../../engine/rules'
import type { Play, Voyages } from '../../game'
import { refuse } from '../../refusals'
import type { State } from '../../types'
import { causeOf, companionsOf, own, tablesIn, task } from './kit'

/** The mark of a character that borrows companions. */
export const borrows = 'companions/borrows'

/** Those in the row but the one of the round before. */
const borrowable = (state: State, seat: Seat): readonly string[] =>
  own(state).row.filter((tile) => tile !== '' && tile !== companionsOf(state, seat).before)

/** Asks which one to take, where the seat's character may and there is one; it needs none when it has one. */
export function offerLoan(play: Play, seat: Seat): void {
  const { content, state } = play
  const { marks = [] } = content.character(play.seat(seat).character)
  if (!marks.includes(borrows) || companionsOf(state, seat).borrowed !== '') return
  if (borrowable(state, seat).length > 0) play.open(seat, { kind: 'companions/borrow' })
}

/** The borrowed companion goes back to its gap (ruling 108). */
export function takeBack(play: Play, seat: Seat): void {
  const { borrowed } = companionsOf(play.state, seat)
  play.emit({ type: 'companions/returned', seat, companion: borrowed })
}

function refusal(state: State, seat: Seat, companion: string): Refusal<Voyages['refusal']> | undefined {
  if (companion === '' || !own(state).row.includes(companion)) return refuse('not-offered')
  return borrowable(state, seat).includes(companion) ? undefined : refusalOf('companions/same-again')
}

export const borrow = task('companions/borrow', ['companions/borrow'], {
  choices: ({ state, seat }) =>
    listed(borrowable(state, seat).map((companion) => ({ type: 'companions/borrow' as const, companion }))),
  refusal: ({ state, seat }, { companion }) => refusal(state, seat, companion),
  resolve: (play, seat, _task, { companion }) => {
    play.close(seat)
    play.emit({ type: 'companions/borrowed', seat, companion })
    play.award(seat, tablesIn(play.content).companion(companion).onTake, causeOf(companion))
  }
})
