// A content pack: the classic track with chests where camels start, instead of some later ones.

import { readPack } from '../../shared/engine/pack-text'
import { baseContent, type Content } from '../../shared/games/expedition/content'
import { expeditionPacks } from '../../shared/games/expedition/packs'

/** The gold of the chests on the first spaces. */
export const startChests: Readonly<Record<number, number>> = { 1: 1, 2: 2, 3: 1, 4: 2 }
/** Spaces of the classic track whose chests are moved there. */
const instead: readonly number[] = [6, 8, 10, 15, 19]

/** The text of the pack. */
export function packWithChestsAtStart(): unknown {
  const spaces = baseContent.track('classic').spaces.map((space, i) => {
    const { chest: usual, ...plain } = space
    const chest = startChests[i] ?? (instead.includes(i) ? undefined : usual)
    return chest === undefined ? plain : { ...plain, chest }
  })
  return { caravanPack: 1, game: 'expedition', name: 'Early chests', track: { spaces } }
}

/** The content of the pack. */
export function chestsAtStart(): Content {
  const packs = expeditionPacks((content: Content) => content)
  const reading = readPack(packs, JSON.stringify(packWithChestsAtStart()))
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults))
  return packs.over(reading.pack)
}
