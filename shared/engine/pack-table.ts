/** Tables of a pack that replace a game's own: the same components by their ids, each once, with other values. */
import type { FaultAt, PackCode, JsonPath } from './pack-fault'

interface Entry {
  readonly id: string
}

/** Faults for entries that are unknown, duplicate or missing: a table must list each of the game's ids exactly once. */
export function checkEntries(place: JsonPath, entries: readonly Entry[], ids: readonly string[]): FaultAt[] {
  const fault = (
    at: JsonPath,
    code: PackCode,
    numbers: Readonly<Record<string, number | string>>
  ): FaultAt => ({
    place: [...place, ...at],
    code,
    numbers
  })
  const count = ids.length
  const seen = new Set<string>()
  const found = entries.flatMap(({ id }, i): FaultAt[] => {
    const twice = seen.has(id)
    seen.add(id)
    if (!ids.includes(id)) return [fault([i, 'id'], 'entry-unknown', { id, count })]
    return twice ? [fault([i, 'id'], 'entry-twice', { id })] : []
  })
  const missing = ids.filter((id) => !seen.has(id))
  return [...found, ...missing.map((id) => fault([], 'entry-missing', { id, count }))]
}

/** The table with each row merged with the pack's entry of the same id. Keeps the table's order. */
export function replaced<T extends Entry, E extends Entry>(
  table: readonly T[],
  entries: readonly E[] | undefined,
  merge: (own: T, entry: E) => T
): readonly T[] {
  if (!entries) return table
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  return table.map((own) => {
    const entry = byId.get(own.id)
    return entry ? merge(own, entry) : own
  })
}
