/** The six palaces and the list of reputation, as data. All of it is designed by us (rulings 137, 138); the printed values were not found. */
import { lookup } from '../../../../polo/lookup'
import type { Place } from '../../content/map'
import type { Bundle, LocationId, SeatState } from '../../types'

export interface Palace {
  readonly id: LocationId
  /** Least value of the die that visits it. */
  readonly minDie: number
  readonly cost: Bundle
  readonly reward: Bundle
  /** Whose values these are: `house` marks what we designed; a content pack has none. */
  readonly source?: 'house'
}

const palace = (name: string, minDie: number, cost: Bundle, reward: Bundle): Palace => ({
  ...{ id: `venice/${name}`, minDie, cost, reward },
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

/** For the first post of anybody in a palace. */
export const founderReward: Bundle = { vp: 2 }

/** What the first, second, ... own post in Venice brings. */
export const reputation: readonly Bundle[] = [
  { coin: 2 },
  { camel: 2 },
  { vp: 2 },
  { 'any-good': 1 },
  { vp: 4 },
  { vp: 6 }
]

/** What Venice brings, with the look-up of its palaces. */
export interface VeniceTables {
  readonly palaces: readonly Palace[]
  readonly founderReward: Bundle
  readonly reputation: readonly Bundle[]
  /** The palace of this id; undefined for none. */
  readonly findPalace: (id: LocationId) => Palace | undefined
}

export const veniceTables = (tables: Omit<VeniceTables, 'findPalace'>): VeniceTables => ({
  ...tables,
  findPalace: lookup(tables.palaces).find
})

/** The palaces as places of the board: no road leads there. */
export const palacePlaces: readonly Place[] = palaces.map(({ id }) => ({ id, kind: 'palace', cityCards: 0 }))

const ids = new Set(palaces.map(({ id }) => id))

/** A seat's posts in Venice, in the order in which they came. */
export const postsIn = ({ posts }: Pick<SeatState, 'posts'>): readonly LocationId[] =>
  posts.filter((place) => ids.has(place))
