// The whole game of a table, page by page, as one viewer may see it.

import { firstPosition, shownEntry } from '../../../shared/engine/record'
import type { Viewer } from '../../../shared/engine/rules'
import type { Answers, Request } from '../../../shared/protocol/messages'
import type { Loaded } from '../folder/record'
import { refuse } from '../refusal-error'

export type AskedHistory = Pick<Extract<Request, { type: 'history' }>, 'viewer' | 'from' | 'count'>

/**
 * A page of a table's history, made by the rules' own visibility. `present`: the viewer that the requesting member is
 * now; `over`: the game has ended. Refusals: not-your-seat for a seat that is not the member's present view (all are
 * allowed in a game that is over or at an open table); not-over, while the game is not over, for the open view and,
 * unless the table is open, for the view of all seats.
 */
export function historyPage(
  { header, game, log }: Pick<Loaded, 'header' | 'game' | 'log'>,
  { viewer, from, count, present, over }: AskedHistory & { readonly present: Viewer; readonly over: boolean }
): Answers['history'] {
  const all = over || viewer === 'public' || present === 'seats'
  if ((viewer === 'open' && !over) || (viewer === 'seats' && !all)) refuse('not-over')
  if (typeof viewer === 'number' && (viewer >= header.seats.length || !(all || viewer === present)))
    refuse('not-your-seat', { seat: viewer })
  const { rules } = game
  const entries = log.slice(from, from + count).map((line, i) => shownEntry(rules, line, from + i, viewer))
  return {
    ...(from === 0 && { setup: rules.view(firstPosition(rules, header), viewer) as unknown }),
    entries,
    next: log.length
  }
}
