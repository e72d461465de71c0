/** The guides under way as this tab saves them, one for each table, so that each goes on after a reload or another game. */
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

/** Guides of so many tables are kept, the latest ones. */
const most = 8

/** All that this tab has saved, the latest one last; none where it cannot be read. */
export function savedGuides(): readonly SavedGuide[] {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return (Array.isArray(read) ? read : [read]).filter(isSavedGuide)
  } catch {
    return []
  }
}

/** Saves them for this tab. Where storage is forbidden, a reload ends the guides. */
export function saveGuides(guides: readonly SavedGuide[]): void {
  try {
    if (guides.length > 0) sessionStorage.setItem(key, JSON.stringify(guides.slice(-most)))
    else sessionStorage.removeItem(key)
  } catch {
    // Nothing is lost but the guide after a reload.
  }
}

/** These guides with that of a table replaced, or without it. */
export const withGuide = (
  guides: readonly SavedGuide[],
  table: string,
  guide?: SavedGuide
): readonly SavedGuide[] => [...guides.filter((one) => one.table !== table), ...(guide ? [guide] : [])]
