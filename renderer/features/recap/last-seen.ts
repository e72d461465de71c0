/** How far a guest's device has seen each table, in the browser's storage: what came later is told when it is back. */
import { readStored, writeStored } from '../../link/stored-record'

const key = 'caravanserai.seen'
/** The most tables remembered; the one seen longest ago is dropped first. */
const mostTables = 40

/** One more than the number of the last entry that this device has seen; `place`: host and table. Undefined if unknown. */
export function lastSeen(place: string): number | undefined {
  const next = readStored(key)?.[place]
  return typeof next === 'number' ? next : undefined
}

/** Records it. Where that is not possible, what happens until the device is back is told by the log alone. */
export function keepSeen(place: string, next: number): void {
  const { [place]: _, ...others } = readStored(key) ?? {}
  const kept = Object.entries(others).slice(1 - mostTables)
  writeStored(key, Object.fromEntries([...kept, [place, next]]))
}
