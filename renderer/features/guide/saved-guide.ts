/** The running guide as this tab saves it, so that it goes on after a reload. */
import type { Progress } from './progress'

/** A guide that runs at a table. `next`: number of the first log entry it has not heard. */
export interface SavedGuide {
  readonly table: string
  readonly next: number
  readonly progress: Progress
}

const key = 'caravanserai.guide'

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

function isSavedGuide(value: unknown): value is SavedGuide {
  if (typeof value !== 'object' || value === null) return false
  const { table, next, progress } = value as Partial<SavedGuide>
  if (typeof table !== 'string' || typeof next !== 'number' || !progress) return false
  const { at, done, later, past } = progress
  return (at === undefined || typeof at === 'string') && [done, later, past].every(isTexts)
}

/** Saves it for this tab, or forgets it. Where storage is forbidden, a reload ends the guide. */
export function saveGuide(saved: SavedGuide | undefined): void {
  try {
    if (saved) sessionStorage.setItem(key, JSON.stringify(saved))
    else sessionStorage.removeItem(key)
  } catch {
    // Nothing is lost but the guide after a reload.
  }
}

/** The guide this tab has saved; undefined if there is none or it cannot be read. */
export function savedGuide(): SavedGuide | undefined {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return isSavedGuide(read) ? read : undefined
  } catch {
    return undefined
  }
}
