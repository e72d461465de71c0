/** Modified content: the printed game with a few tiles changed, for rules that no printed tile needs. */
import { baseContent, contentOf, type Content } from '../../shared/games/voyages/content'
import type { Bundle } from '../../shared/games/voyages/types'

/** The base content with other rewards on these small-city bonuses. */
export function house(cityBonuses: Readonly<Record<string, Bundle>>): Content {
  const changed = baseContent.cityBonuses.map((tile) => ({
    ...tile,
    reward: cityBonuses[tile.id] ?? tile.reward
  }))
  return contentOf({ ...baseContent, cityBonuses: changed })
}
