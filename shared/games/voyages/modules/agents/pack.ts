/** The content pack of the agents, by which a group replaces cards, goals, contracts, bonuses, die tokens and prices. */
import * as z from 'zod/mini'
import type { FaultAt } from '../../../../engine/pack-fault'
import { replaced } from '../../../../engine/pack-table'
import { cardEffects, checkTrades, contractEntry, count, die, points } from '../../../../polo/pack'
import { places } from '../../content/map'
import { adjustPrice, blackDiePrice } from '../../content/numbers'
import {
  cardPrice,
  cardReward,
  checkTables,
  entries,
  modulePack,
  modulePackHead,
  price,
  reward
} from '../../module-pack'
import { agentsOver } from '.'
import { agentValues } from './tables'

const id = z.string()
/** Large and small cities. */
const city = z.enum(places.flatMap((place) => (place.kind.endsWith('city') ? [place.id] : [])))

const schema = z.strictObject({
  ...modulePackHead('agents'),
  cityCards: entries(
    z.strictObject({ id, effect: z.discriminatedUnion('kind', cardEffects(cardPrice, cardReward)) })
  ),
  goalCards: entries(z.strictObject({ id, places: z.tuple([city, city]), vp: points })),
  contracts: entries(contractEntry(price, reward)),
  cityBonuses: entries(z.strictObject({ id, reward })),
  bonusCards: entries(
    z.strictObject({
      id,
      effect: z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('gain'), reward: cardReward }),
        z.strictObject({
          kind: z.literal('perCount'),
          count: z.enum(['posts', 'contracts']),
          reward: z.strictObject({ vp: z.literal(1) }),
          most: count(1, 20)
        })
      ])
    })
  ),
  tokenValues: z.exactOptional(z.array(die).check(z.minLength(5), z.maxLength(5))),
  /** What Piedro pays, in camels: no more than the others. */
  piedro: z.exactOptional(
    z.strictObject({ 'take-black-die': count(0, blackDiePrice), 'adjust-die': count(0, adjustPrice) })
  ),
  /** How many cards Rusticiano draws when he is played for one round. */
  cardsAssumed: z.exactOptional(count(1, agentValues.bonusCards.length))
})
type Pack = z.infer<typeof schema>

const { cityCards, goalCards, contracts, cityBonuses, bonusCards, tokenValues, piedro, cardsAssumed } =
  agentValues

/** Faults of goal cards that name the same city twice. */
const sameCity = ({ goalCards: goals = [] }: Pack): FaultAt[] =>
  goals.flatMap(({ places: [one, other] }, i) =>
    one === other ? [{ place: ['goalCards', i, 'places'], code: 'same-city', numbers: { city: one } }] : []
  )

export const pack = modulePack('agents', {
  schema,
  check: (of) => [
    ...checkTables(of, { cityCards, goalCards, contracts, cityBonuses, bonusCards }),
    ...(of.cityCards ?? []).flatMap(({ effect }, i) => checkTrades(['cityCards', i, 'effect'], effect)),
    ...sameCity(of)
  ],
  over: (of) =>
    agentsOver({
      cityCards: replaced(cityCards, of.cityCards, (own, { effect }) => ({ ...own, effect })),
      goalCards: replaced(goalCards, of.goalCards, (own, entry) => ({ ...own, ...entry })),
      contracts: replaced(contracts, of.contracts, (own, entry) => ({ ...own, ...entry })),
      cityBonuses: replaced(cityBonuses, of.cityBonuses, (own, entry) => ({ ...own, ...entry })),
      bonusCards: replaced(bonusCards, of.bonusCards, (_, entry) => entry),
      tokenValues: of.tokenValues ?? tokenValues,
      piedro: of.piedro ?? piedro,
      cardsAssumed: of.cardsAssumed ?? cardsAssumed
    }),
  written: {
    name: 'Our agents',
    cityCards,
    goalCards,
    cityBonuses,
    tokenValues,
    piedro,
    cardsAssumed,
    contracts: contracts.map(({ id: of, cost, reward: gives, vp }) => ({ id: of, cost, reward: gives, vp })),
    bonusCards: bonusCards.map(({ id: of, effect }) => ({ id: of, effect }))
  }
})
