/** What this device remembers of training: which table plays which position, and the best result in each. */

/** A training position: its game, and its number among the positions of that game, from 1. */
export interface PositionKey {
  readonly game: string
  readonly number: number
}

/** The position that each table plays, and by game and number the most points reached in each position. */
interface Remembered {
  readonly tables: Readonly<Record<string, PositionKey>>
  readonly found: Readonly<Record<string, Readonly<Record<number, number>>>>
}

/** What earlier versions stored: positions of Voyages alone, by their numbers from 0. */
interface Earlier {
  readonly tables?: Readonly<Record<string, number>>
  readonly found?: Readonly<Record<string, number>>
}

const key = 'caravanserai.training-positions'
const earlierKey = 'caravanserai.training'

/** The object stored under this key; undefined if there is none that can be read. */
function stored(under: string): object | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(under) ?? 'null')
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

function fromEarlier({ tables = {}, found = {} }: Earlier): Remembered {
  const game = 'voyages'
  return {
    tables: Object.fromEntries(
      Object.entries(tables).map(([table, number]) => [table, { game, number: number + 1 }])
    ),
    found: {
      [game]: Object.fromEntries(
        Object.entries(found).map(([number, points]) => [Number(number) + 1, points])
      )
    }
  }
}

export const remembered = (): Remembered => ({
  tables: {},
  found: {},
  ...(stored(key) ?? fromEarlier(stored(earlierKey) ?? {}))
})

function remember(what: Remembered): void {
  try {
    localStorage.setItem(key, JSON.stringify(what))
  } catch {
    // Without storage, earlier results are simply not shown.
  }
}

const same = (a: PositionKey, b: PositionKey): boolean => a.game === b.game && a.number === b.number

/** Remembers that a table plays a position. */
export function noteTable(table: string, position: PositionKey): void {
  const { tables, found } = remembered()
  remember({ tables: { ...tables, [table]: position }, found })
}

/** The tables that play a position, as far as this device remembers; it forgets them. */
export function takeTables(position: PositionKey): readonly string[] {
  const { tables, found } = remembered()
  const all = Object.entries(tables)
  remember({ tables: Object.fromEntries(all.filter(([, one]) => !same(one, position))), found })
  return all.filter(([, one]) => same(one, position)).map(([table]) => table)
}

/** The position that a table plays; undefined for any other table. */
export const positionOf = (table: string | undefined): PositionKey | undefined =>
  table === undefined ? undefined : remembered().tables[table]

/** The most points reached in a position; undefined if it was never played to its end. */
export const bestFound = ({ game, number }: PositionKey): number | undefined =>
  remembered().found[game]?.[number]

/** Remembers the points reached in a position, if they are more than before. */
export function noteFound(position: PositionKey, points: number): void {
  const { tables, found } = remembered()
  const { game, number } = position
  const most = Math.max(points, bestFound(position) ?? -Infinity)
  remember({ tables, found: { ...found, [game]: { ...found[game], [number]: most } } })
}
