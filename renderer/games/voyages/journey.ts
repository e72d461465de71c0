/** Small helpers of a journey on the map. */
import type { Way } from '../../../shared/games/voyages/planner'
import type { Bundle } from '../../../shared/games/voyages/types'
import { layout } from './atlas/layout'
import { bowBetween } from './walk'

/** A road's key, the same either way. */
export const pairOf = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`)

/** What a way costs, without zeros. */
export function fareOf(way: Way | undefined): Bundle {
  return {
    ...(way && way.coin > 0 ? { coin: way.coin } : {}),
    ...(way && way.camel > 0 ? { camel: way.camel } : {})
  }
}

/** Lines for steps that follow no printed road. */
export function jumpsOf(way: Way | undefined, isRoad: (a: string, b: string) => boolean): string[] {
  const lines: string[] = []
  let here = way?.from
  for (const to of way?.path ?? []) {
    if (here !== undefined && !isRoad(here, to)) {
      lines.push(bowBetween(layout(here), layout(to)))
    }
    here = to
  }
  return lines
}
