/** Records in the browser's storage, which may be forbidden or hold what others have written. */

/** The record under a key; empty if there is none. Undefined if it cannot be read. */
export function readStored(key: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Readonly<Record<string, unknown>>) : {}
  } catch {
    return undefined
  }
}

/** Stores a record under a key. Returns whether that was possible. */
export function writeStored(key: string, record: Readonly<Record<string, unknown>>): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(record))
    return true
  } catch {
    return false
  }
}
