/** Names of the levels of computer players. */
import type { LevelNumber } from '../../shared/engine/player-level'
import type { Words } from '.'

/** A level's name, and how strong it is: "Trader (medium)". */
export const levelName = ({ bots }: Words, level: LevelNumber): string =>
  `${bots.names[level]} (${bots.strength[level]})`
