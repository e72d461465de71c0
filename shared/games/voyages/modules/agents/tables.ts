/** The tables of the agents as they are played: all of it is designed by us, and a content pack may bring its own. */
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

/** What joins the lists of the game, and what the module has for itself. */
export interface AgentValues extends Pick<
  ModuleTables,
  'cityCards' | 'goalCards' | 'contracts' | 'cityBonuses'
> {
  readonly bonusCards: readonly BonusCard[]
  readonly tokenValues: readonly number[]
}

/** What the module has for itself, with its look-ups. */
export interface AgentTables extends Pick<AgentValues, 'bonusCards' | 'tokenValues'> {
  /** The bonus card of this id. Throws for an unknown one: that is a fault, not a refusal. */
  readonly card: (id: string) => BonusCard
  /** Undefined for none. */
  readonly findCard: (id: string) => BonusCard | undefined
}

export function agentTables(values: AgentValues): AgentTables {
  const { find, get } = lookup(values.bonusCards)
  const { bonusCards: cards, tokenValues: tokens } = values
  return { bonusCards: cards, tokenValues: tokens, card: get, findCard: find }
}

/** Ours. */
export const agentValues: AgentValues = {
  ...{ cityCards, goalCards, contracts, cityBonuses },
  ...{ bonusCards, tokenValues }
}
