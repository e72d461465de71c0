/** What this device remembers of training: which table plays which position, and the best result in each. */

/** What this device remembers: the position that each table plays, and the most points reached in each position. */
interface Remembered {
  readonly tables: Readonly<Record<string, number>>
  readonly found: Readonly<Record<string, number>>
}

const key = 'caravanserai.training'
const nothing: Remembered = { tables: {}, found: {} }

export function remembered(): Remembered {
  try {
    return { ...nothing, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Remembered>) }
  } catch {
    return nothing
  }
}

function remember(what: Remembered): void {
  try {
    localStorage.setItem(key, JSON.stringify(what))
  } catch {
    // Without storage, earlier results are simply not shown.
  }
}

/** Remembers that a table plays the position with this number. */
export function noteTable(table: string, position: number): void {
  const { tables, found } = remembered()
  remember({ tables: { ...tables, [table]: position }, found })
}

/** The tables that play the position with this number, as far as this device remembers; it forgets them. */
export function takeTables(position: number): readonly string[] {
  const { tables, found } = remembered()
  const all = Object.entries(tables)
  remember({ tables: Object.fromEntries(all.filter(([, one]) => one !== position)), found })
  return all.filter(([, one]) => one === position).map(([table]) => table)
}

/** The number, from 0, of the position that a table plays; undefined for any other table. */
export const positionOf = (table: string | undefined): number | undefined =>
  table === undefined ? undefined : remembered().tables[table]

/** Remembers the points reached in a position, if they are more than before. */
export function noteFound(position: number, points: number): void {
  const { tables, found } = remembered()
  remember({ tables, found: { ...found, [position]: Math.max(points, found[position] ?? -Infinity) } })
}
