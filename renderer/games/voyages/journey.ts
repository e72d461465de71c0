/** What a journey on the map costs. */
import type { Way } from '../../../shared/games/voyages/planner'
import type { Bundle } from '../../../shared/games/voyages/types'

/** What a way costs, without zeros. */
export function fareOf(way: Way | undefined): Bundle {
  return {
    ...(way && way.price.coin > 0 ? { coin: way.price.coin } : {}),
    ...(way && way.price.camel > 0 ? { camel: way.price.camel } : {})
  }
}
