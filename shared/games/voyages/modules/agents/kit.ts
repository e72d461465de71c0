/** Helpers that the files of this module share. */
import type { Seat } from '../../../../engine/rules'
import { voyagesModule } from '../../module'
import { seatOf } from '../../seats'
import type { State } from '../../types'
import type { Agents, SeatAgents } from './types'

export const { own, tablesIn, task, module } = voyagesModule<Agents>('agents')

/** A seat's part of the module's state. */
export const agentsOf = (state: State, seat: Seat): SeatAgents => seatOf(own(state), seat)
