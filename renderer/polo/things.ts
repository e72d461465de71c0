/** What the family's components show of a seat and of a contract. Cards and places are named by their ids. */
import type { Die } from '../../shared/polo/dice'
import type { BundleOf } from '../art/icons'

/** A contract's cost, reward and points. */
export interface ContractFace {
  readonly cost: BundleOf
  readonly reward: BundleOf
  readonly vp: number
}

/** What lies in front of a seat. */
export interface SeatThings {
  /** Empty until it is chosen. */
  readonly character: string
  readonly stock: BundleOf
  readonly dice: readonly Die[]
  readonly postsLeft: number
  readonly posts: readonly string[]
  /** Where each figure stands. */
  readonly figures: readonly string[]
  readonly contracts: readonly string[]
  /** A contract drawn and not yet kept or declined; empty otherwise. */
  readonly offer: string
  readonly completed: readonly string[]
}
