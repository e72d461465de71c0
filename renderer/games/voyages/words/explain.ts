/** What cards, contracts and bonuses do, in a sentence. */
import type { Effect } from '../../../../shared/games/voyages/effects'
import type { Bundle, LocationId } from '../../../../shared/games/voyages/types'
import { bundleOf } from '../../../polo/words/amounts'
import { explain as family } from '../../../polo/words/explain'
import { nameIn } from '../../../words/catalogue'
import type { Texts } from './texts'

export function explain(texts: Texts) {
  const { explain: said, names } = texts
  const common = family(texts)
  return {
    ...common,
    cityCard: (city: LocationId, effect: Effect): string =>
      said.card({ city: nameIn(names.places, city), effect: common.effectWords(effect) }),
    cityBonus: (city: LocationId, reward: Bundle): string =>
      said.postBonus({ city: nameIn(names.places, city), reward: bundleOf(texts, reward) })
  }
}
