/** Every journey that is open now: all figures, and for dice without a value every value they may take (T-05). */
import type { Seat } from '../../../engine/rules'
import * as roads from '../../../polo/roads/ways'
import { travellerOf, travelOutlook, type Outlook, type Ways } from '../planner'
import { seatOf } from '../seats'
import { aidByDice, occupiedPrice } from '../spaces'
import type { Content } from '../game'
import type { State } from '../types'

/** The best ways of a movement by place, one front of coins and camels for each figure. */
export function waysOf(content: Content, state: State, seat: Seat, outlook: Outlook): Ways {
  return roads.waysOf(travellerOf(content, state, seat, outlook), outlook, seatOf(state, seat).figures)
}

/** The Travel action that dice with this lowest value open, an occupied space paid for; `dice`: how many, if not two. */
export function travelWith(
  content: Content,
  state: State,
  seat: Seat,
  lowest: number,
  dice?: number
): Outlook {
  const outlook = travelOutlook(
    lowest,
    occupiedPrice(content, state, seat, 'travel', lowest),
    seatOf(state, seat).figures.length
  )
  const aid = dice === undefined ? undefined : aidByDice(content, state, seat, 'travel', dice)
  return aid === undefined ? outlook : { ...outlook, aid }
}

/**
 * The best ways of a Travel action whose dice get their value by the way: as many steps as it has, up to `most`, which
 * is the least to pay on an occupied space (ruling 51).
 */
export const waysByValue = (content: Content, state: State, seat: Seat, most: number): Ways =>
  roads.waysByLength(
    (steps) => waysOf(content, state, seat, travelWith(content, state, seat, steps)),
    most,
    'camel'
  )
