/** What a module counts of a game: it lies in the module's folder, and stands in a group of its own after the game's figures. */
import type { Counters, Counts, FigureShown } from '../../../engine/statistics'
import type { ModuleTypes, OfModule } from '../../../polo/open-game'
import type { Event } from '../types'
import type { Counting } from './counters'

export interface ModuleStatistics {
  /** The module; the group of its figures has the same name. */
  readonly id: string
  /** In the order in which they are read. */
  readonly figures: Readonly<Record<OfModule, FigureShown>>
  /** Of its own events, and of those of the game that tell something of it. */
  readonly counters: Counters<Event, Counting>
  /** Counts what there is once the game is over. */
  readonly end?: (counting: Counting) => void
}

/** The same as it is written: a counter of a module writes to the module's figures and to no other. */
interface Written<M extends ModuleTypes, Id extends OfModule> {
  readonly id: M['id']
  readonly figures: Readonly<Record<Id, FigureShown>>
  readonly counters: Counters<Event | M['event'], OwnCounting<Id>>
  readonly end?: (counting: OwnCounting<Id>) => void
}
type OwnCounting<Id extends string> = Omit<Counting, 'tally'> & { readonly tally: Counts<Id> }

/** What the module `M` counts, in the figures `Id`. Its names begin with its id, so none is the game's or another module's. */
export const moduleStatistics = <M extends ModuleTypes, Id extends OfModule>(
  written: Written<M, Id>
): ModuleStatistics => written
