/** What the files of this module are written with. */
import type { Seat } from '../../../../engine/rules'
import { voyagesModule } from '../../module'
import { seatOf } from '../../seats'
import type { State } from '../../types'
import type { Agents, SeatAgents } from './types'

export const { own, tablesIn, task, module } = voyagesModule<Agents>('agents')

/** What a seat has of the module. */
export const agentsOf = (state: State, seat: Seat): SeatAgents => seatOf(own(state), seat)
