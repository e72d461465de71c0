/** The tables of the agents. We designed all of them, and a content pack may replace them. */
import { lookup } from '../../../../polo/lookup'
import type { ModuleTables } from '../../game'
import {
  bonusCards,
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
}

/** The module's private tables, with look-ups. */
export interface AgentTables extends Pick<AgentValues, 'bonusCards' | 'tokenValues'> {
  /** The bonus card with this id; throws on an unknown id. */
  readonly card: (id: string) => BonusCard
  /** The same, but undefined for an unknown id. */
  readonly findCard: (id: string) => BonusCard | undefined
}

export function agentTables(values: AgentValues): AgentTables {
  const { find, get } = lookup(values.bonusCards)
  const { bonusCards: cards, tokenValues: tokens } = values
  return { bonusCards: cards, tokenValues: tokens, card: get, findCard: find }
}

/** The built-in values. */
export const agentValues: AgentValues = {
  ...{ cityCards, goalCards, contracts, cityBonuses },
  ...{ bonusCards, tokenValues }
}
