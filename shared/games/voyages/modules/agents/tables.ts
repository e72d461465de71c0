/** The tables of the agents. We designed all of them, and a content pack may replace them. */
import { lookup } from '../../../../polo/lookup'
import type { ModuleTables } from '../../game'
import { piedroPrices, type PiedroPrices } from './characters'
import {
  bonusCards,
  cardsAssumed,
  cityBonuses,
  cityCards,
  contracts,
  goalCards,
  tokenValues,
  type BonusCard
} from './content'

/** Entries that join the lists of the game, and the module's private tables. */
export interface AgentValues extends Pick<
  ModuleTables,
  'cityCards' | 'goalCards' | 'contracts' | 'cityBonuses'
> {
  readonly bonusCards: readonly BonusCard[]
  readonly tokenValues: readonly number[]
  /** What Piedro pays, in camels. */
  readonly piedro: PiedroPrices
  /** How many cards Rusticiano gets when he is assumed for one round. */
  readonly cardsAssumed: number
}

/** The module's private tables, with look-ups. */
export interface AgentTables extends Pick<
  AgentValues,
  'bonusCards' | 'tokenValues' | 'piedro' | 'cardsAssumed'
> {
  /** The bonus card with this id; throws on an unknown id. */
  readonly card: (id: string) => BonusCard
  /** The same, but undefined for an unknown id. */
  readonly findCard: (id: string) => BonusCard | undefined
}

/** The tables of these values, with look-ups. */
export function agentTables(values: AgentValues): AgentTables {
  const { find, get } = lookup(values.bonusCards)
  const { bonusCards: cards, tokenValues: tokens, piedro, cardsAssumed: assumed } = values
  return {
    bonusCards: cards,
    tokenValues: tokens,
    piedro,
    cardsAssumed: assumed,
    card: get,
    findCard: find
  }
}

/** The built-in values. */
export const agentValues: AgentValues = {
  cityCards,
  goalCards,
  contracts,
  cityBonuses,
  bonusCards,
  tokenValues,
  cardsAssumed,
  piedro: piedroPrices
}
