/** What a seat has of the Agents of Venice in a view; empty if they are not in play. */
import { agentsOf } from '../../../../../../shared/games/voyages/modules/agents/kit'
import type { SeatAgents } from '../../../../../../shared/games/voyages/modules/agents/types'
import type { State } from '../../../../../../shared/games/voyages/types'

const nothing: SeatAgents = { tokens: [], cards: [], tiles: [], assumed: '', postsThen: 0, postsKept: 0 }

export const agentsIn = (view: State, seat: number): Readonly<SeatAgents> =>
  Object.hasOwn(view.modules ?? {}, 'agents') ? agentsOf(view, seat) : nothing
