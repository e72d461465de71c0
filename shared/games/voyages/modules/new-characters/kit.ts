/** Helpers that the files of this module share. */
import type { Seat } from '../../../../engine/rules'
import { voyagesModule } from '../../module'
import { seatOf } from '../../seats'
import type { State } from '../../types'
import type { NewCharacters, SeatGifts } from './types'

export const { own, task, module } = voyagesModule<NewCharacters>('new-characters')

/** A seat's gifts. */
export const giftsOf = (state: State, seat: Seat): SeatGifts => seatOf(own(state), seat)
