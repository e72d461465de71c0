/** Sums up what a turn offers in one line. */
import type { Seat } from '../../../../shared/engine/rules'
import { khan } from '../../../../shared/games/khan'
import { TurnChoices } from '../../../../shared/games/khan/turn'
import type { SpaceId, State } from '../../../../shared/games/khan/types'
import { coachLineOf } from '../../../polo/assist/coach'
import { useTableOf } from '../../../stores/table-of'
import type { KhanTypes } from '../types'
import { words } from '../words'

const { books, numbers } = khan.content

/** The name of the panel to which a space belongs. */
function panelOf(space: SpaceId): string {
  const { court } = words.board
  if (books.some(({ spaces }) => spaces.includes(space))) return court.books
  if (numbers.travelSpaces.some(({ id }) => id === space)) return court.travel
  switch (space) {
    case 'khans-favor':
      return court.favor
    case 'guild-seals':
      return court.seals
    case 'contracts':
      return court.contracts
    default:
      return words.names.spaces[space] ?? words.assist.coach.cityCards
  }
}

/**
 * Returns an empty string if the seat is not asked for a turn or can only end it. The view is the seat's own or the
 * public one.
 */
export function coachLine(view: State, seat: Seat): string {
  const { rules } = useTableOf<KhanTypes>().game ?? khan
  const asked = rules.decisions(view, seat).find((open) => open.seat === seat)?.choices
  if (!(asked instanceof TurnChoices)) return ''
  const { coach } = words.assist
  const kinds = new Set(asked.others.map(({ type }) => type))
  const said = [
    ['completeContract', coach.contract],
    ['improveSeal', coach.seal],
    ['useOutpost', coach.tile],
    ['useCityCard', coach.beside]
  ] as const
  const bonus = said.flatMap(([type, sentence]) => (kinds.has(type) ? [sentence] : []))
  return coachLineOf(words.assist, { spaces: asked.openSpaces.map(({ space }) => space), bonus }, panelOf)
}
