/** What a tab keeps of a running guide: a reload goes on where it was. */
import type { Progress } from './progress'

/** A guide that runs at a table. `next`: number of the first log entry it has not heard. */
export interface Kept {
  readonly table: string
  readonly next: number
  readonly progress: Progress
}

const key = 'caravanserai.guide'

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false
  const { table, next, progress } = value as Partial<Kept>
  if (typeof table !== 'string' || typeof next !== 'number' || !progress) return false
  const { at, done, later, past } = progress
  return (at === undefined || typeof at === 'string') && [done, later, past].every(isTexts)
}

/** Keeps it for this tab, or forgets it. Where storage is forbidden, a reload ends the guide. */
export function keep(kept: Kept | undefined): void {
  try {
    if (kept) sessionStorage.setItem(key, JSON.stringify(kept))
    else sessionStorage.removeItem(key)
  } catch {
    // Nothing is lost but the guide after a reload.
  }
}

/** What this tab has kept; undefined where it is none of ours. */
export function kept(): Kept | undefined {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return isKept(read) ? read : undefined
  } catch {
    return undefined
  }
}
