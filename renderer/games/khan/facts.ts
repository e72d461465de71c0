/** The facts of a table of In the Service of the Khan. */
import { khan } from '../../../shared/games/khan'
import type { Content } from '../../../shared/games/khan/game'
import type { Task } from '../../../shared/games/khan/types'
import { tableFacts, type Facts as FactsOf } from '../../polo/facts'
import { useTableOf } from '../../stores/table-of'
import type { KhanTypes } from './types'

/** The family's facts and this game's content. */
export interface Facts extends FactsOf<Task, KhanTypes> {
  readonly content: Content
}

/** The facts of the open table. Call once, in the table. */
export function factsOfTable(): Facts {
  const { game } = useTableOf<KhanTypes>()
  return { ...tableFacts<Task, KhanTypes>(), content: game?.content ?? khan.content }
}
