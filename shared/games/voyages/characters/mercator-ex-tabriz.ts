import { bazaarStalls } from '../content/numbers'
import type { Bundle, SpaceId } from '../types'
import type { Character } from './character'

/** One of the main good of the stall an opponent uses, whatever the amount. */
const bazaarShare = (space: SpaceId): Bundle | undefined => {
  const stall = bazaarStalls.find((s) => s.id === space)
  return stall ? { [stall.good]: 1 } : undefined
}

/** Shares in the opponents' actions; the fewer players, the more actions (ruling 54). */
const mercator = (players: 2 | 3 | 4, extras: Readonly<Record<SpaceId, Bundle>>): Character => ({
  id: `mercator-ex-tabriz-${players}p`,
  players,
  afterOpponentAction: (space) => bazaarShare(space) ?? extras[space]
})

export const mercators: readonly Character[] = [
  mercator(4, {}),
  mercator(3, { 'khans-favor': { camel: 1 } }),
  mercator(2, { 'khans-favor': { camel: 1 }, 'take-5-coins': { coin: 2 } })
]
