/** Whether something can be chosen now, why not, and how that is shown: the same for every target of the family. */
import type { Refusal } from '../../shared/engine/rules'
import type { Remedy } from '../stores/table-types'

/** `legal`: one click does it. `possible`: a click proposes dice for it. */
export type Light = 'idle' | 'possible' | 'legal' | 'refused'

export interface Status {
  readonly light: Light
  /** Coins to pay for it; absent if nothing is paid. */
  readonly price?: number | undefined
  /** Nothing is chosen yet, so it looks plain, whatever a click on it would do. */
  readonly atRest?: true
  readonly refusal?: Refusal | undefined
  /** Searches for what helps against the refusal when it is called. */
  readonly remedy?: (() => Remedy) | undefined
}

/**
 * The CSS class of a status: legal for nothing, legal at a price, or refused. What is not asked about, or needs more
 * dice, looks plain.
 */
export function stateClass({ light, price = 0, atRest }: Status): string {
  if (atRest || light === 'idle' || light === 'possible') return ''
  if (light === 'refused') return 'is-refused'
  return price > 0 ? 'is-priced' : 'is-legal'
}

/** True for a target that cannot be used now, whether refused or not asked about. */
export const isOff = ({ light }: Status): boolean => light === 'refused' || light === 'idle'
