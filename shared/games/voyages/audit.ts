/** Law 7: no piece is created or lost. The sentences are for developers, not for players. */
import { differs, type AuditLine } from '../../engine/audit'
import { cardsIn } from '../../engine/visibility'
import * as common from '../../polo/audit'
import type { Content } from './game'
import type { State } from './types'

/** One check for each kind of piece; each returns sentences about what does not add up. */
export const auditLines = {
  contracts: (content, state) => {
    const elsewhere = [...state.row, ...state.removed, ...cardsIn(state.special)]
    for (const pile of state.piles) elsewhere.push(...cardsIn(pile))
    const starting = content.contracts.filter((c) => c.starting).length
    return common.contracts(state, elsewhere, content.contracts.length - starting + state.players)
  },
  'contract-piles': (_, state) =>
    [state.special, ...state.piles].flatMap((zone) => common.counts('a contract pile', zone)),
  'goal-cards': ({ goalCards }, state) => common.goalCards(state, goalCards.length),
  'goal-count': ({ goalCards }, state) => common.goalCount(state, goalCards.length),
  'neutral-dice': ({ numbers }, state) =>
    common.neutralDice(state, numbers.neutralDice[state.players]?.length ?? 0),
  'black-dice': (_, state) =>
    differs('black dice', common.blackDiceOut(state) + state.blackDice, state.players + 1),
  'own-dice': ({ numbers }, state) => common.diceOf(state, 'own', () => numbers.ownDice),
  'white-dice': (content, state) =>
    common.diceOf(state, 'white', (seat) => content.character(seat.character).whiteDice ?? 0),
  posts: ({ character, numbers, hooks }, state) =>
    common.posts(
      state,
      (seat, index) =>
        numbers.ownPosts +
        (seat.character ? (character(seat.character).extraPosts ?? 0) : 0) +
        hooks.extraPosts.reduce((sum, extraPosts) => sum + extraPosts(state, index), 0)
    ),
  cities: (_, state) => common.cities(state),
  'beijing-slots': (_, state) =>
    state.seats.flatMap(({ posts }, index) =>
      differs(
        `Beijing slots of seat ${index}`,
        state.beijing.filter((owner) => owner === index).length,
        posts.includes('beijing') ? 1 : 0
      )
    ),
  stock: (_, state) => common.stock(state),
  'active-contracts': ({ numbers }, state) => common.activeContracts(state, numbers.contractSlots),
  'khan-dice': ({ numbers }, state) =>
    common.places(state, 'khans-favor', numbers.khanFields, "the Khan's favor")
} as const satisfies Readonly<Record<string, AuditLine<readonly [Content, State]>>>
