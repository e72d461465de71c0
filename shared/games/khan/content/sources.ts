/** Where the values of the tables come from, for code that shows or replaces them. The rules never read this. */

/** `printed`: from the rulebook; `public`: from other public texts; `house`: designed for this project. */
export type Source = 'printed' | 'public' | 'house'

/** The source of a table's entries, with exceptions by entry id. `house` lists the fields that we designed nevertheless. */
export interface Sourced {
  readonly source: Source
  readonly house?: readonly string[]
  readonly entries?: Readonly<Record<string, { readonly source: Source; readonly house?: readonly string[] }>>
}

const named = (...house: readonly string[]) => ({ source: 'printed' as const, house })

export const sources: Readonly<Record<string, Sourced>> = {
  places: {
    source: 'house',
    entries: {
      beijing: named(),
      xian: named('shield', 'contracts'),
      fuzhou: named('shield', 'card', 'outpost'),
      pagan: named('shield', 'marker'),
      kashgar: named('shield'),
      jaipur: named('shield', 'card', 'outpost'),
      kabul: named('shield', 'card', 'outpost'),
      balkh: named('shield'),
      hormuz: named('shield'),
      baghdad: named('shield')
    }
  },
  routes: { source: 'house', entries: { 'pagan-kabul': named() } },
  contracts: { source: 'house' },
  cityCards: {
    source: 'house',
    entries: {
      'city-card-01': named(),
      'city-card-02': named(),
      'city-card-03': named(),
      'city-card-04': named(),
      'city-card-05': named('options'),
      'city-card-06': named('rewards'),
      'city-card-07': named(),
      'city-card-08': named('cost'),
      'city-card-09': named('rewards')
    }
  },
  books: { source: 'public', house: ['free'] },
  offerTiles: { source: 'house' },
  seals: { source: 'printed', house: ['improve', 'bonus'] },
  specialCities: { source: 'printed', house: ['reward', 'seal', 'times'] },
  cityBonuses: { source: 'house', entries: { 'city-bonus-d': named() } },
  outpostBonuses: { source: 'house', entries: { 'outpost-gold-2': named() } },
  goalCards: { source: 'house' },
  characters: { source: 'printed' },
  numbers: {
    source: 'printed',
    entries: {
      travelSpaces: named('steps'),
      shieldPoints: named('1 to 12'),
      postPoints: named('13')
    }
  }
}

/** True if the rulebook has the name of this place; the names of all others are ours. */
export const isNamePrinted = (place: string): boolean =>
  (sources['places']?.entries?.[place]?.source ?? 'house') === 'printed'
