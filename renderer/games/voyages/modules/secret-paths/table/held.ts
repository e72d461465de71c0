/** What a seat has of the Secret Paths in a view; empty if they are not in play. */
import { pathsOf } from '../../../../../../shared/games/voyages/modules/secret-paths/kit'
import type { SeatPaths } from '../../../../../../shared/games/voyages/modules/secret-paths/types'
import type { State } from '../../../../../../shared/games/voyages/types'

const nothing: SeatPaths = { drawn: [], kept: [] }

export const pathsIn = (view: State, seat: number): SeatPaths =>
  Object.hasOwn(view.modules ?? {}, 'secret-paths') ? pathsOf(view, seat) : nothing
