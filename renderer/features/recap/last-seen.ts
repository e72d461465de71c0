/** How far a guest's device has seen each table, in the browser's storage: what came later is told when it is back. */
const key = 'caravanserai.seen'
/** The most tables remembered; the one seen longest ago is dropped first. */
const mostTables = 40

function read(): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Readonly<Record<string, unknown>>) : {}
  } catch {
    return {}
  }
}

/** One more than the number of the last entry that this device has seen; `place`: host and table. Undefined if unknown. */
export function lastSeen(place: string): number | undefined {
  const next = read()[place]
  return typeof next === 'number' ? next : undefined
}

export function keepSeen(place: string, next: number): void {
  const { [place]: _, ...others } = read()
  const kept = Object.entries(others).slice(1 - mostTables)
  try {
    localStorage.setItem(key, JSON.stringify(Object.fromEntries([...kept, [place, next]])))
  } catch {
    // What happened until the device is back is then told by the log alone.
  }
}
