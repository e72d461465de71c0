/** The shape of a content pack: each table is optional, and replaces one whose values we designed. */
import * as z from 'zod/mini'
import { packHead, packLine } from '../../../engine/pack-head'
import { amounts, cardEffects, contractEntry, count, points } from '../../../polo/pack'
import { sealIds, shieldIds } from '../pieces'
import { cityUses, fareItems, places } from './map'
import { isNamePrinted } from './sources'

const stocked = ['coin', 'camel', 'pepper', 'silk', 'gold', 'jade'] as const
const given = [
  ...stocked,
  ...(['vp', 'any-good', 'different-goods', 'black-die', 'contract', 'contract-from-city', 'move'] as const)
] as const

const price = amounts(stocked)
const reward = amounts(given)
/** Only city cards may cost points and goods of the player's choice. */
const cardPrice = amounts([...stocked, 'vp', 'any-good', 'different-goods'])
const cardReward = amounts([...given, 'own-city-bonus'])

const id = z.string()
const seal = z.enum(sealIds)
const shield = z.enum(shieldIds)
const place = z.enum(places.map((one) => one.id))
const list = <T extends z.core.$ZodType>(entry: T) => z.exactOptional(z.array(entry).check(z.maxLength(80)))

/** A name is one line of at most 30 characters. */
const placeName = z.exactOptional(packLine(30))
const placeNames = z.strictObject(
  Object.fromEntries(places.flatMap(({ id: of }) => (isNamePrinted(of) ? [] : [[of, placeName]])))
)

/** A whole pack. A table in it must be complete: what it leaves out is not filled in. */
export const packSchema = z.strictObject({
  ...packHead('khan'),
  /** Names of cities and oases whose names are ours, by place; those left out stay. */
  names: z.exactOptional(placeNames),
  routes: list(
    z.strictObject({ from: place, to: place, cost: amounts(fareItems), needs: z.exactOptional(seal) })
  ),
  /** The shield of each city. */
  shields: list(z.strictObject({ id, shield })),
  /** What each city has; not those of which the rulebook says it. */
  places: list(z.strictObject({ id, has: z.enum(cityUses), outpost: z.boolean() })),
  /** Points for 1 to 12 different shields. */
  shieldPoints: z.exactOptional(z.array(points).check(z.minLength(12), z.maxLength(12))),
  /** The most steps of the Travel spaces for two dice (`middle`) and for three (`upper`). */
  travelSteps: z.exactOptional(z.strictObject({ middle: count(1, 12), upper: count(1, 12) })),
  contracts: list(contractEntry(price, reward)),
  cityCards: list(
    z.strictObject({
      id,
      effect: z.discriminatedUnion('kind', [
        ...cardEffects(cardPrice, cardReward),
        z.strictObject({ kind: z.literal('takeSeal'), cost: price })
      ])
    })
  ),
  /** The two offers of each book that cost nothing. */
  books: list(z.strictObject({ id, free: z.array(reward).check(z.minLength(2), z.maxLength(2)) })),
  /** What each offer tile brings for one jade, and for two. */
  offers: list(z.strictObject({ id, oneJade: reward, twoJade: reward })),
  seals: list(z.strictObject({ id, improve: price, bonus: reward })),
  /** `times`: how often the bonus of the improved seal is received, by the die. */
  specialCities: list(
    z.strictObject({ id, reward, seal, times: z.array(count(0, 6)).check(z.minLength(6), z.maxLength(6)) })
  ),
  markers: list(z.strictObject({ id, reward })),
  outposts: list(z.strictObject({ id, reward })),
  goals: list(
    z.strictObject({
      id,
      seals: z.array(z.strictObject({ seal, vp: points })).check(z.maxLength(4)),
      shields: z.array(shield).check(z.maxLength(4))
    })
  )
})
export type KhanPack = z.infer<typeof packSchema>
