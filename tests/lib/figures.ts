// Lookup of statistics by figure id and seat, for tests.

import type { Statistics } from '../../shared/engine/statistics'

/** Returns a lookup of figures by id; it throws for an unknown id. */
export function figuresOf({ groups }: Statistics): (id: string, seat?: number) => number | undefined {
  const all = new Map(groups.flatMap(({ figures }) => figures.map((figure) => [figure.id, figure.values])))
  return (id, seat = 0) => {
    const values = all.get(id)
    if (!values) throw new Error(`no figure ${id}`)
    return values[seat]
  }
}

/** The sum of several figures of a seat. */
export const sumOf = (
  figure: ReturnType<typeof figuresOf>,
  seat: number,
  ...ids: readonly string[]
): number => ids.reduce((sum, id) => sum + (figure(id, seat) ?? 0), 0)
