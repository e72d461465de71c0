/** The statistics of one module, shown as a group after the game's figures. Each module's folder defines its own. */
import type { Counters, Counts, FigureShown } from '../../../engine/statistics'
import type { ModuleTypes, OfModule } from '../../../polo/open-game'
import type { Event } from '../types'
import type { Counting } from './counters'

export interface ModuleStatistics {
  /** Id of the module, and of the group of its figures. */
  readonly id: string
  /** In display order. */
  readonly figures: Readonly<Record<OfModule, FigureShown>>
  /** Counters for the module's own events, and for events of the game that concern it. */
  readonly counters: Counters<Event, Counting>
  /** Counts figures of the final position. */
  readonly end?: (counting: Counting) => void
}

/** The same as a module defines it: the types let its counters write only to the module's own figures. */
interface Written<M extends ModuleTypes, Id extends OfModule> {
  readonly id: M['id']
  readonly figures: Readonly<Record<Id, FigureShown>>
  readonly counters: Counters<Event | M['event'], OwnCounting<Id>>
  readonly end?: (counting: OwnCounting<Id>) => void
}
type OwnCounting<Id extends string> = Omit<Counting, 'tally'> & { readonly tally: Counts<Id> }

/** Defines the statistics of module `M` with the figures `Id`, which begin with the module's id and so are unique. */
export const moduleStatistics = <M extends ModuleTypes, Id extends OfModule>(
  written: Written<M, Id>
): ModuleStatistics => written
