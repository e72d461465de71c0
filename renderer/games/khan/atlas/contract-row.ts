import type { BundleOf } from '../../../art/icons'
import { setContract, type Row } from '../../../polo/map/formula'
import type { ContractRoom } from './layout'

/** What the seal with the points takes at the end of a row. */
const WAX = 13.5

/** The row of a contract in a city, its width with the seal, and the scale at which both fit their room, in map units. */
export function contractRow(
  { cost, reward }: { readonly cost: BundleOf; readonly reward: BundleOf },
  { room, most }: ContractRoom
): { readonly row: Row; readonly width: number; readonly scale: number } {
  const row = setContract({ cost, reward }, room / most - WAX)
  const width = row.width + WAX
  return { row, width, scale: Math.min(most, room / width) }
}
