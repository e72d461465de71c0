/** Sums up what a turn offers in one line: the kinds of moves that the rules allow, without judging which is good. */
import type { Seat } from '../../../../shared/engine/rules'
import { voyages } from '../../../../shared/games/voyages'
import { turnChoicesIn } from '../../../../shared/games/voyages/turn'
import { bazaars, type SpaceId, type State } from '../../../../shared/games/voyages/types'
import { coachLineOf } from '../../../polo/assist/coach'
import { useTableOf } from '../../../stores/table-of'
import type { VoyagesTypes } from '../types'
import { words } from '../words'
import { assistWords } from './words'

/** The name of the panel to which a space belongs. */
function panelOf(space: SpaceId): string {
  const { labels } = words.controls
  if (bazaars.some((stall) => stall === space)) return labels.bazaar
  switch (space) {
    case 'khans-favor':
      return labels.khan
    case 'contracts':
      return labels.contracts
    case 'travel':
      return labels.travel
    case 'take-5-coins':
      return labels.coins5
    default:
      return assistWords.coach.cityCards
  }
}

/**
 * Returns an empty string if the seat is not asked for a turn or can only end it. The view is the seat's own or the
 * public one.
 */
export function coachLine(view: State, seat: Seat): string {
  const { rules } = useTableOf<VoyagesTypes>().game ?? voyages
  const asked = rules.decisions(view, seat).find((open) => open.seat === seat)
  const offered = asked?.choices && turnChoicesIn(asked.choices)
  if (!offered) return ''
  const { coach } = assistWords
  const completes = (view.seats[seat]?.contracts ?? []).some(
    (contract) => !rules.refusal(view, seat, { type: 'completeContract', contract })
  )
  const spaces = offered.openSpaces.map(({ space }) => space)
  return coachLineOf(assistWords, { spaces, bonus: completes ? [coach.contract] : [] }, panelOf)
}
