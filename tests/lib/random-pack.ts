// Random content packs: the built-in values of a game or module, with amounts, effects and numbers that a pack may have.

import type { Source } from '../../shared/engine/chance'

type Json = string | number | boolean | readonly Json[] | { readonly [key: string]: Json }

/** Draws random parts of packs. */
class Drawn {
  readonly #source: Source
  readonly #stocked: readonly string[]
  /** `stocked`: what this game pays with. */
  constructor(source: Source, stocked: readonly string[]) {
    this.#source = source
    this.#stocked = stocked
  }

  number(least: number, most: number): number {
    return least + this.#source(most - least + 1)
  }
  one<T>(...of: readonly [T, ...T[]]): T {
    return of[this.#source(of.length)] ?? of[0]
  }
  list<T>(count: number, entry: () => T): readonly T[] {
    return Array.from({ length: count }, entry)
  }

  /** Up to three of these items: mostly a few of each, now and then the most that a pack may name. */
  amounts(items: readonly string[]): Readonly<Record<string, number>> {
    const amount = () => (this.number(1, 8) === 1 ? this.number(4, 20) : this.number(1, 3))
    return Object.fromEntries(
      this.list(this.number(0, 3), () => [this.one('vp', ...items), amount()] as const).filter(([item]) =>
        items.includes(item)
      )
    )
  }
  price = () => this.amounts(this.#stocked)
  /** Rewards that ask something are as frequent as all others. */
  reward = (more: readonly string[] = []) => {
    const asking = ['any-good', 'different-goods', 'black-die', 'contract', 'move', ...more]
    return this.amounts(this.number(0, 1) === 0 ? asking : ['vp', ...asking, ...this.#stocked])
  }
  cardReward = (more: readonly string[]) => this.reward([...more, 'own-city-bonus'])
  cardPrice = () => this.amounts(['vp', this.one('any-good', 'different-goods'), ...this.#stocked])

  /** What a city card does. */
  effect(more: readonly string[]): Json {
    const reward = () => this.cardReward(more)
    const option = () => ({ cost: this.cardPrice(), reward: reward() })
    return this.one<() => Json>(
      () => ({
        kind: 'trade',
        options: this.list(this.number(1, 2), option),
        mix: this.one(true, false)
      }),
      () => ({ kind: 'perCount', count: this.one('posts', 'contracts'), reward: reward() }),
      () => ({ kind: 'byDie', rewards: this.list(6, reward) }),
      () => ({ kind: 'perPip', reward: reward() })
    )()
  }
}

/** How each table of a pack is drawn; what is not named stays. */
type Draws = Readonly<Record<string, (drawn: Drawn, own: Json) => Json>>

const entry =
  (fields: (drawn: Drawn) => Readonly<Record<string, Json>>): Draws[string] =>
  (drawn, own) =>
    (own as readonly object[]).map((one) => ({ ...one, ...fields(drawn) }))

const fromCity = ['contract-from-city']
const khan: Draws = {
  contracts: entry((d) => ({ cost: d.price(), reward: d.reward(fromCity), vp: d.number(0, 9) })),
  cityCards: entry((d) => ({
    effect: d.number(1, 9) === 1 ? { kind: 'takeSeal', cost: d.price() } : d.effect(fromCity)
  })),
  books: entry((d) => ({ free: d.list(2, () => d.reward(fromCity)) })),
  offers: entry((d) => ({ oneJade: d.reward(fromCity), twoJade: d.reward(fromCity) })),
  seals: entry((d) => ({ improve: d.price(), bonus: d.reward(fromCity) })),
  specialCities: entry((d) => ({
    reward: d.reward(fromCity),
    seal: d.one('farmer', 'spicer', 'tailor', 'jeweler'),
    times: d.list(6, () => d.number(0, 6))
  })),
  markers: entry((d) => ({ reward: d.reward(fromCity) })),
  outposts: entry((d) => ({ reward: d.reward(fromCity) })),
  places: (d, own) => {
    const [first, ...more] = own as readonly { readonly has: Json; readonly outpost: Json }[]
    const by = d.number(0, more.length)
    const all = first ? [first, ...more] : []
    return all.map((one, i) => {
      const { has, outpost } = all[(i + by) % all.length] ?? one
      return { ...one, has, outpost }
    })
  },
  travelSteps: (d) => ({ middle: d.number(1, 12), upper: d.number(1, 12) })
}

const ability = (d: Drawn): Json =>
  d.one<() => Json>(
    () => ({ kind: 'freeBonus', action: d.one('reroll-die', 'adjust-die'), uses: d.number(1, 9) }),
    () => ({ kind: 'camelsOff', camels: d.number(1, 9) }),
    () => ({ kind: 'freePlacement', uses: d.number(1, 9) }),
    () => ({ kind: d.one('khansFavor', 'contract'), reward: d.reward(), uses: d.number(1, 9) }),
    () => ({ kind: 'coinsOff', coins: d.number(1, 20) }),
    () => ({ kind: 'cardUses', more: d.number(1, 6) })
  )()

const path = (d: Drawn): Json =>
  d.one<() => Json>(
    () => ({ kind: d.one('steps', 'move'), steps: d.number(1, 6) }),
    () => ({ kind: 'freeRoads', crossings: d.number(1, 9) }),
    () => ({ kind: d.one('allRoadsFree', 'oases', 'passingPost') }),
    () => ({
      kind: 'jump',
      between: d.one('large-city', 'small-city'),
      cost: { camel: d.number(0, 9) }
    }),
    () => ({ kind: 'coinsOff', coins: d.number(1, 30) }),
    () => ({ kind: 'dice', dice: 1 })
  )()

const modules: Readonly<Record<string, Draws>> = {
  agents: {
    cityCards: entry((d) => ({ effect: d.effect([]) })),
    contracts: entry((d) => ({ cost: d.price(), reward: d.reward(), vp: d.number(0, 9) })),
    cityBonuses: entry((d) => ({ reward: d.reward() })),
    bonusCards: entry((d) => ({ effect: { kind: 'gain', reward: d.cardReward([]) } })),
    tokenValues: (d) => d.list(5, () => d.number(1, 6))
  },
  companions: {
    companions: entry((d) => ({
      minDie: d.number(1, 6),
      cost: d.price(),
      onTake: d.reward(),
      roundStart: d.reward(),
      ability: ability(d)
    }))
  },
  venice: {
    palaces: entry((d) => ({ minDie: d.number(1, 6), cost: d.price(), reward: d.reward() })),
    founderReward: (d) => d.reward(),
    reputation: (d) => d.list(6, () => d.reward())
  },
  'secret-paths': { paths: entry((d) => ({ effect: path(d) })) }
}

const goods = ['coin', 'camel', 'pepper', 'silk', 'gold'] as const

/** A random pack out of the text of a starter pack of the Khan, or of a module of Voyages. */
export function randomPack(starter: string, source: Source): unknown {
  const own = JSON.parse(starter) as Readonly<Record<string, Json>>
  const module = typeof own['module'] === 'string' ? own['module'] : undefined
  const drawn = new Drawn(source, module === undefined ? [...goods, 'jade'] : goods)
  const tables = Object.entries(module === undefined ? khan : (modules[module] ?? {}))
  return {
    ...own,
    ...Object.fromEntries(tables.map(([table, draw]) => [table, draw(drawn, own[table] ?? [])]))
  }
}
