/** Helpers that the files of this module share. */
import type { Seat } from '../../../../engine/rules'
import { voyagesModule } from '../../module'
import { seatOf } from '../../seats'
import type { State } from '../../types'
import type { SeatPaths, SecretPaths } from './types'

export const { own, tablesIn, task, module } = voyagesModule<SecretPaths>('secret-paths')

/** A seat's path tokens. */
export const pathsOf = (state: State, seat: Seat): SeatPaths => seatOf(own(state), seat)
