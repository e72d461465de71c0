/** The contents of the map as plain values. */
import type { BundleOf } from '../../../art/icons'
import type { SeatColour } from '../../../contract/colours'
import type { Formula } from '../../../polo/map/formula'
import type { TargetState } from '../../../polo/map/layout'
import type { PlacedDie } from '../court/die'

/** The cost of a road or waterway, and the seal that it requires. */
export interface Way {
  readonly from: string
  readonly to: string
  readonly cost: BundleOf
  readonly seal?: string | undefined
}
/** What stands and lies at a place; fields that are left out are not there. */
export interface AtPlace {
  readonly shield?: string
  readonly contracts?: readonly {
    readonly id: string
    readonly cost: BundleOf
    readonly reward: BundleOf
    readonly points: number
  }[]
  readonly card?: readonly Formula[]
  readonly outpost?: BundleOf
  readonly marker?: BundleOf
  readonly special?: {
    readonly reward: BundleOf
    readonly seal: string
    readonly times: readonly number[]
    readonly dice: readonly PlacedDie[]
  }
  readonly posts?: readonly SeatColour[]
  readonly figures?: readonly { readonly colour: SeatColour; readonly second?: boolean }[]
  readonly state?: TargetState
  readonly fare?: BundleOf
}
