/** Names of dice, spaces and cards for those who listen. */
import type { Bundle, LocationId } from '../../../../shared/games/voyages/types'
import { bundleShort } from '../../../polo/words/amounts'
import { controls as family } from '../../../polo/words/controls'
import { nameIn } from '../../../words/catalogue'
import type { Texts } from './texts'

export function controls(texts: Texts) {
  const { controls: said, names } = texts
  const common = family(texts)
  return {
    ...common,
    columnName: (id: string, column: number, reward: Bundle): string =>
      said.column({ space: names.spaces[id] ?? id, column, reward: bundleShort(texts, reward) }),
    /** `nth`: of a city with two cards. */
    cardName: (id: LocationId, formula: string, nth = 0): string =>
      nth > 0
        ? said.nthCard({ city: nameIn(names.places, id), nth: nth + 1, formula })
        : common.cardName(id, formula),
    rowName: (column: number, cost: Bundle, reward: Bundle, vp: number): string =>
      said.row({ column, contract: common.contractName(cost, reward, vp) }),
    goalName: (ids: readonly LocationId[], vp: number): string =>
      said.goal({ places: ids.map((id) => names.places[id] ?? id), points: names.amounts.vp(vp) })
  }
}
