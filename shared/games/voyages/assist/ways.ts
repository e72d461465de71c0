/** Every journey that is possible now: by all figures, and with every value that dice without a value may take (T-05). */
import type { Seat } from '../../../engine/rules'
import * as roads from '../../../polo/roads/ways'
import { travellerOf, travelOutlook, type Outlook, type Ways } from '../planner'
import { seatOf } from '../seats'
import { aidByDice, occupiedPrice } from '../spaces'
import type { Content } from '../game'
import type { State } from '../types'

/** The best ways of a movement by place: for each figure those that no other way beats in both coins and camels. */
export function waysOf(content: Content, state: State, seat: Seat, outlook: Outlook): Ways {
  return roads.waysOf(travellerOf(content, state, seat, outlook), outlook, seatOf(state, seat).figures)
}

/** The Travel action of dice with this lowest value, after paying for the space; `dice`: how many, if not two. */
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
 * The best ways of a Travel action with dice without a value. They take as their value the number of steps of the way, at
 * most `most`: that is the cheapest on an occupied space (ruling 51).
 */
export const waysByValue = (content: Content, state: State, seat: Seat, most: number): Ways =>
  roads.waysByLength(
    (steps) => waysOf(content, state, seat, travelWith(content, state, seat, steps)),
    most,
    'camel'
  )
