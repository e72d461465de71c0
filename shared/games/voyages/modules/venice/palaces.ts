/** The six palaces, the reputation rewards, late posts and the fifth seat. We designed the values: we found no printed ones (rulings 136 to 138, 141). */
import { lookup } from '../../../../polo/lookup'
import type { Place } from '../../content/map'
import type { Bundle, LocationId, SeatState } from '../../types'

declare module '../../content/map' {
  interface ModulePlaceKinds {
    readonly palace: true
  }
}

export interface Palace {
  readonly id: LocationId
  /** Lowest value of the die that visits it. */
  readonly minDie: number
  readonly cost: Bundle
  readonly reward: Bundle
  /** Where the values come from: `house` means designed by us; left out in a content pack. */
  readonly source?: 'house'
}

const palace = (name: string, minDie: number, cost: Bundle, reward: Bundle): Palace => ({
  id: `venice/${name}`,
  minDie,
  cost,
  reward,
  source: 'house'
})

export const palaces: readonly Palace[] = [
  palace('cannaregio', 1, { coin: 3 }, { camel: 3 }),
  palace('santa-croce', 2, { camel: 2 }, { 'any-good': 1 }),
  palace('san-polo', 3, { pepper: 2 }, { coin: 5, vp: 1 }),
  palace('dorsoduro', 4, { silk: 2 }, { vp: 3, contract: 1 }),
  palace('castello', 5, { pepper: 1, silk: 1, gold: 1 }, { vp: 3, move: 1 }),
  palace('san-marco', 6, { gold: 3 }, { vp: 5, 'black-die': 1 })
]

/** For the first post of any seat in a palace. */
export const founderReward: Bundle = { vp: 2 }

/** What a seat's first, second, ... post in Venice brings. */
export const reputation: readonly Bundle[] = [
  { coin: 2 },
  { camel: 2 },
  { vp: 2 },
  { 'any-good': 1 },
  { vp: 4 },
  { vp: 6 }
]

/** The posts that bring points at once: as in the base game the last two, and Wilhelm's last one (ruling 136). */
export const latePosts = [12, 13, 15] as const

/** Points for each of these posts. */
export type LatePosts = Readonly<Record<(typeof latePosts)[number], number>>
export const postPoints: LatePosts = { 12: 5, 13: 10, 15: 10 }

/** Coins with which the fifth seat begins, and points of the fifth slot in Beijing (ruling 141). */
export const [fifthSeat, beijingSlot] = [11, 0]

/** The module's private tables, with a look-up of palaces. */
export interface VeniceTables {
  readonly palaces: readonly Palace[]
  readonly founderReward: Bundle
  readonly reputation: readonly Bundle[]
  readonly postPoints: LatePosts
  /** Coins of the fifth seat. */
  readonly fifthSeat: number
  /** Points of the fifth slot in Beijing. */
  readonly beijingSlot: number
  /** The palace with this id; undefined for an unknown id. */
  readonly findPalace: (id: LocationId) => Palace | undefined
}

/** These tables, with a look-up. */
export const veniceTables = (tables: Omit<VeniceTables, 'findPalace'>): VeniceTables => ({
  ...tables,
  findPalace: lookup(tables.palaces).find
})

/** The built-in values. */
export const ourVenice: VeniceTables = veniceTables({
  palaces,
  founderReward,
  reputation,
  postPoints,
  fifthSeat,
  beijingSlot
})

/** The palaces as places of the map, to which no road leads. */
export const palacePlaces: readonly Place[] = palaces.map(({ id }) => ({ id, kind: 'palace', cityCards: 0 }))

const ids = new Set(palaces.map(({ id }) => id))

/** A seat's posts in Venice, in the order of placing. */
export const postsIn = ({ posts }: Pick<SeatState, 'posts'>): readonly LocationId[] =>
  posts.filter((place) => ids.has(place))
