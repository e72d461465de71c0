/** The map: Beijing, 16 cities, ten oases and the roads between them. `sources.ts` lists where the values come from. */
import type { Road, Step as RoadStep } from '../../../polo/roads/map'
import type { LocationId, SealId, ShieldId } from '../types'

/** Figures start at `start`; only cities hold posts (ruling 23). */
export type PlaceKind = 'start' | 'city' | 'oasis'

/** A place; a city has a shield, and some of these: contract spaces, a bonus marker, a city card, an outpost tile. */
export interface Place {
  readonly id: LocationId
  readonly kind: PlaceKind
  readonly shield?: ShieldId
  readonly contracts?: number
  readonly marker?: true
  readonly card?: true
  readonly outpost?: true
}

/** What a city opens to its posts, besides a special city's action; only Kashgar, which is printed, has two of them. */
export const cityUses = ['contracts', 'marker', 'card'] as const

/** What roads cost. Where a road costs jade, nothing else can pay for it (ruling 2). */
export const fareItems = ['coin', 'camel', 'jade'] as const
export type FareItem = (typeof fareItems)[number]
/** A road; `needs` is the guild seal that it needs, if any (ruling 22). */
export type Route = Road<FareItem>
export type Step = RoadStep<FareItem>

const city = (id: LocationId, shield: ShieldId, has: Omit<Place, 'id' | 'kind' | 'shield'>): Place => ({ id, kind: 'city', shield, ...has })
const route = (from: LocationId, to: LocationId, cost: Route['cost'], needs?: SealId): Route => ({ from, to, cost, ...(needs && { needs }) })

export const places: readonly Place[] = [
  { id: 'beijing', kind: 'start' },
  city('xian', 'dragon', { contracts: 2 }),
  city('karakorum', 'horse', { contracts: 2, outpost: true }),
  city('hangzhou', 'crane', { marker: true }),
  city('fuzhou', 'crane', { card: true, outpost: true }),
  city('lhasa', 'lotus', { card: true, outpost: true }),
  city('pagan', 'dragon', { marker: true }),
  city('almaliq', 'horse', { contracts: 2, outpost: true }),
  city('kashgar', 'tiger', { marker: true, card: true, outpost: true }),
  city('varanasi', 'lotus', { contracts: 2, outpost: true }),
  city('jaipur', 'elephant', { card: true, outpost: true }),
  city('calicut', 'elephant', { card: true, outpost: true }),
  city('samudra', 'turtle', { contracts: 2, outpost: true }),
  city('kabul', 'tiger', { card: true, outpost: true }),
  city('balkh', 'crescent', { marker: true }),
  city('hormuz', 'crescent', { marker: true }),
  city('baghdad', 'lion', { marker: true }),
  { id: 'oasis-gobi', kind: 'oasis' },
  { id: 'oasis-turfan', kind: 'oasis' },
  { id: 'oasis-dunhuang', kind: 'oasis' },
  { id: 'oasis-khotan', kind: 'oasis' },
  { id: 'oasis-jing', kind: 'oasis' },
  { id: 'oasis-dali', kind: 'oasis' },
  { id: 'oasis-martaban', kind: 'oasis' },
  { id: 'oasis-multan', kind: 'oasis' },
  { id: 'oasis-nishapur', kind: 'oasis' },
  { id: 'oasis-nicobar', kind: 'oasis' }
]

export const routes: readonly Route[] = [
  route('beijing', 'oasis-gobi', { camel: 1 }),
  route('oasis-gobi', 'karakorum', { camel: 1 }),
  route('beijing', 'xian', { coin: 3 }),
  route('beijing', 'hangzhou', { coin: 2 }, 'farmer'),
  route('karakorum', 'oasis-turfan', { camel: 4 }),
  route('oasis-turfan', 'almaliq', { coin: 4 }),
  route('karakorum', 'oasis-dunhuang', { camel: 4 }),
  route('xian', 'oasis-dunhuang', { camel: 4 }),
  route('oasis-dunhuang', 'kashgar', { camel: 2, coin: 3 }),
  route('oasis-dunhuang', 'oasis-khotan', { camel: 3 }),
  route('oasis-khotan', 'kashgar', { camel: 4 }),
  route('oasis-khotan', 'lhasa', { jade: 1 }),
  route('almaliq', 'kashgar', { camel: 3, coin: 2 }),
  route('xian', 'lhasa', { camel: 1, coin: 5 }),
  route('xian', 'oasis-dali', { camel: 2, coin: 2 }),
  route('oasis-dali', 'lhasa', { camel: 1, coin: 1 }),
  route('oasis-dali', 'pagan', { camel: 3 }),
  route('xian', 'oasis-jing', { coin: 2 }),
  route('oasis-jing', 'hangzhou', { coin: 2 }),
  route('oasis-jing', 'fuzhou', { camel: 1, coin: 1 }),
  route('hangzhou', 'fuzhou', { coin: 5 }),
  route('fuzhou', 'oasis-martaban', { camel: 1, coin: 3 }),
  route('oasis-martaban', 'jaipur', { camel: 2, coin: 2 }),
  route('pagan', 'oasis-martaban', { coin: 1 }, 'farmer'),
  route('pagan', 'varanasi', { camel: 1, coin: 5 }),
  route('pagan', 'kabul', { jade: 1, camel: 2, coin: 6 }),
  route('varanasi', 'jaipur', { camel: 3 }),
  route('jaipur', 'calicut', { camel: 2, coin: 4 }),
  route('jaipur', 'oasis-multan', { camel: 2, coin: 1 }),
  route('oasis-multan', 'kabul', { coin: 3 }),
  route('oasis-multan', 'hormuz', { camel: 3, coin: 2 }),
  route('kashgar', 'balkh', { camel: 2, coin: 5 }),
  route('balkh', 'kabul', { camel: 1, coin: 2 }),
  route('balkh', 'oasis-nishapur', { camel: 4 }),
  route('oasis-nishapur', 'baghdad', { camel: 3, coin: 3 }),
  route('oasis-nishapur', 'hormuz', { camel: 2, coin: 3 }),
  route('fuzhou', 'samudra', { coin: 4 }, 'spicer'),
  route('samudra', 'oasis-nicobar', { coin: 2 }, 'spicer'),
  route('oasis-nicobar', 'calicut', { coin: 2 }, 'tailor'),
  route('oasis-martaban', 'samudra', { coin: 3 }, 'tailor'),
  route('calicut', 'hormuz', { coin: 3 }, 'jeweler'),
  route('hormuz', 'baghdad', { coin: 3 }, 'jeweler')
]
