/** The fourteen companion tiles, as data. We designed their values: we found no printed ones (ruling 134). */
import { lookup } from '../../../../polo/lookup'
import type { Bundle, PricedAction } from '../../types'

/** A companion's permanent ability; `uses`: how often it works in a round. */
export type Ability =
  /** A bonus action costs no camels. */
  | { readonly kind: 'freeBonus'; readonly action: PricedAction; readonly uses: number }
  /** Camels off each crossing of a road. */
  | { readonly kind: 'camelsOff'; readonly camels: number }
  /** An occupied space is not paid for. */
  | { readonly kind: 'freePlacement'; readonly uses: number }
  /** An extra reward for using the Khan's Favor. */
  | { readonly kind: 'khansFavor'; readonly reward: Bundle; readonly uses: number }
  /** An extra reward for completing a contract. */
  | { readonly kind: 'contract'; readonly reward: Bundle; readonly uses: number }
  /** Coins off the travel table's price of each Travel action. */
  | { readonly kind: 'coinsOff'; readonly coins: number }
  /** More uses of a trading or counting city card than the die allows. */
  | { readonly kind: 'cardUses'; readonly more: number }

export interface Companion {
  readonly id: string
  /** Lowest value of the die that hires it. */
  readonly minDie: number
  readonly cost: Bundle
  /** Received when it is hired or borrowed. */
  readonly onTake: Bundle
  /** Received with the incomes of each later round. */
  readonly roundStart?: Bundle
  readonly ability?: Ability
  /** Where the values come from: `house` means designed by us; left out in a content pack. */
  readonly source?: 'house'
}

const source = 'house'

export const companions: readonly Companion[] = [
  {
    id: 'companion-camel-driver',
    minDie: 1,
    source,
    cost: { coin: 3 },
    onTake: { camel: 2 },
    roundStart: { camel: 3 }
  },
  {
    id: 'companion-astrologer',
    minDie: 1,
    source,
    cost: { coin: 2 },
    onTake: { coin: 3 },
    ability: { kind: 'freeBonus', action: 'reroll-die', uses: 4 }
  },
  {
    id: 'companion-money-changer',
    minDie: 2,
    source,
    cost: { camel: 2 },
    onTake: { coin: 3 },
    roundStart: { coin: 4 }
  },
  {
    id: 'companion-spice-trader',
    minDie: 2,
    source,
    cost: { coin: 4 },
    onTake: { pepper: 1 },
    roundStart: { pepper: 2 }
  },
  {
    id: 'companion-interpreter',
    minDie: 2,
    source,
    cost: { coin: 3 },
    onTake: { camel: 2 },
    ability: { kind: 'freeBonus', action: 'adjust-die', uses: 2 }
  },
  {
    id: 'companion-silk-weaver',
    minDie: 3,
    source,
    cost: { coin: 3 },
    onTake: { silk: 1 },
    roundStart: { silk: 1 }
  },
  {
    id: 'companion-caravan-leader',
    minDie: 3,
    source,
    cost: { coin: 3 },
    onTake: { camel: 2 },
    ability: { kind: 'camelsOff', camels: 1 }
  },
  {
    id: 'companion-innkeeper',
    minDie: 3,
    source,
    cost: { coin: 4 },
    onTake: { coin: 2 },
    ability: { kind: 'freePlacement', uses: 2 }
  },
  {
    id: 'companion-court-page',
    minDie: 3,
    source,
    cost: { coin: 3 },
    onTake: { camel: 2, coin: 1 },
    ability: { kind: 'khansFavor', reward: { 'any-good': 1 }, uses: 1 }
  },
  {
    id: 'companion-notary',
    minDie: 3,
    source,
    cost: { coin: 4 },
    onTake: { contract: 1 },
    ability: { kind: 'contract', reward: { coin: 4 }, uses: 2 }
  },
  {
    id: 'companion-goldsmith',
    minDie: 4,
    source,
    cost: { coin: 5 },
    onTake: { camel: 1 },
    roundStart: { gold: 1 }
  },
  {
    id: 'companion-guide',
    minDie: 4,
    source,
    cost: { coin: 4 },
    onTake: { coin: 2 },
    ability: { kind: 'coinsOff', coins: 4 }
  },
  {
    id: 'companion-envoy',
    minDie: 4,
    source,
    cost: { coin: 4 },
    onTake: { 'any-good': 1 },
    ability: { kind: 'cardUses', more: 1 }
  },
  {
    id: 'companion-chronicler',
    minDie: 5,
    source,
    cost: { coin: 3 },
    onTake: { vp: 1 },
    roundStart: { vp: 1 }
  }
]

/** How many tiles lie face up, with two, three, four and five players. */
export const rows: readonly number[] = [5, 5, 5, 6]
/** How many companions a seat may have, not counting a borrowed one (ruling 132). */
export const perSeat = 2

/** What the module is played with. */
export interface CompanionValues {
  readonly companions: readonly Companion[]
  readonly rows: readonly number[]
  readonly perSeat: number
}

/** The built-in values. */
export const companionValues: CompanionValues = { companions, rows, perSeat }

/** The values with a look-up of the tiles. */
export interface CompanionTables extends CompanionValues {
  /** The companion with this id; throws on an unknown id. */
  readonly companion: (id: string) => Companion
}

/** The tables of these values, with a look-up. */
export const companionTables = (values: CompanionValues): CompanionTables => ({
  ...values,
  companion: lookup(values.companions).get
})

/** How many tiles lie face up with so many players. */
export const rowSize = ({ rows: sizes }: Pick<CompanionValues, 'rows'>, players: number): number =>
  sizes[players - 2] ?? 0
