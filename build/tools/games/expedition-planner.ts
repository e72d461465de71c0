/** Expedition's planner, for the bench. */
import type { Seat } from '../../../shared/engine/rules'
import { baseContent } from '../../../shared/games/expedition/content'
import { plan } from '../../../shared/games/expedition/planner'
import type { State } from '../../../shared/games/expedition/types'

/** Plans the rest of a turn, with the built-in tracks. */
export const planExpedition = (state: unknown, seat: Seat): unknown => plan(baseContent, state as State, seat)
