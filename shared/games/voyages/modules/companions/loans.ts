/** Borrowing a companion for a round, without die or cost, by characters with the mark `borrows` (rulings 106 to 110). */
import { listed } from '../../../../engine/choices'
import { refusalOf, type Refusal, type Seat } from '../../../../engine/rules'
import type { Play, Voyages } from '../../game'
import { refuse } from '../../refusals'
import type { State } from '../../types'
import { causeOf, companionsOf, own, tablesIn, task } from './kit'

/** The mark of a character that may borrow companions. */
const borrows = 'companions/borrows'

/** The companions of the row that a seat may borrow: all but the one that it borrowed in the round before. */
const borrowable = (state: State, seat: Seat): readonly string[] =>
  own(state).row.filter((tile) => tile !== '' && tile !== companionsOf(state, seat).before)

/** Asks a seat which companion to borrow, if its character may, it has borrowed none yet, and one is available. */
export function offerLoan(play: Play, seat: Seat): void {
  const { content, state } = play
  const { marks = [] } = content.character(play.seat(seat).character)
  if (!marks.includes(borrows) || companionsOf(state, seat).borrowed !== '') return
  if (borrowable(state, seat).length > 0) play.open(seat, { kind: 'companions/borrow' })
}

/** Puts the borrowed companion back into its gap in the row (ruling 108). */
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
