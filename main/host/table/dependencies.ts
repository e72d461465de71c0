import type { Thinkers } from '../players/thinkers'
import type { DeletedResults, Records } from '../folder/records'
import type { GameFileDependencies } from '../folder/gamefile'

/** What tables need of the host. */
export interface TableDependencies extends GameFileDependencies {
  /** The clock, in milliseconds since 1970. */
  readonly now: () => number
  /** How long a bot waits before it plays, in milliseconds. */
  readonly botPace: number
  /** Where finished games of one person against the computer are recorded. */
  readonly records: Pick<Records, 'set'>
  /** Where the results of deleted tables are kept. */
  readonly deletedResults: Pick<DeletedResults, 'set' | 'games'>
  /** The worker threads of the bots. */
  readonly thinkers: Pick<Thinkers, 'think'>
}
