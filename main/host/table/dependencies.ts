import type { Thinkers } from '../players/thinkers'
import type { Records } from '../folder/records'
import type { GameFileDependencies } from '../folder/gamefile'

/** What tables need of the host. */
export interface TableDependencies extends GameFileDependencies {
  /** The clock, in milliseconds since 1970. */
  readonly now: () => number
  /** How long a bot thinks, in milliseconds. */
  readonly botPace: number
  /** Where games of one person against the computer are noted when they end. */
  readonly records: Pick<Records, 'note'>
  /** Who thinks for bots. */
  readonly thinkers: Pick<Thinkers, 'think'>
}
