/** The name of a moment of a game's course. */
import type { Seat } from '../../../shared/engine/rules'
import type { Moment } from '../../../shared/engine/statistics'
import { statisticsWords as words } from './words'

/** "Round 2, after Anna's turn", before the first round "Set-up, after Anna's choice"; without a moment, or for one without a seat, the name of the game's end. */
export function momentName(moment: Moment | undefined, nameOf: (seat: Seat) => string): string {
  const { seat, round } = moment ?? {}
  if (seat === undefined) return words.atEnd
  if (round === 0) return words.afterSetUp(nameOf(seat))
  return round === undefined
    ? words.afterTurn(nameOf(seat))
    : words.afterTurnIn({ name: nameOf(seat), round })
}
