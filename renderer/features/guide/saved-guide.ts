/** The running guides, one for each table, saved for this tab so that each survives a reload or another game. */
import type { Progress } from './progress'

/** A guide that runs at a table. `next`: number of the first log entry it has not processed. */
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

/** How many guides are kept, the latest ones. */
const most = 8

/** All guides saved by this tab, the latest last; empty if storage cannot be read. */
export function savedGuides(): readonly SavedGuide[] {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return (Array.isArray(read) ? read : [read]).filter(isSavedGuide)
  } catch {
    return []
  }
}

/** Saves the guides for this tab. If storage is forbidden, they end with a reload. */
export function saveGuides(guides: readonly SavedGuide[]): void {
  try {
    if (guides.length > 0) sessionStorage.setItem(key, JSON.stringify(guides.slice(-most)))
    else sessionStorage.removeItem(key)
  } catch {
    // Without storage only the guide's progress is lost on a reload.
  }
}

/** The guides with this table's replaced, or removed if none is given. */
export const withGuide = (
  guides: readonly SavedGuide[],
  table: string,
  guide?: SavedGuide
): readonly SavedGuide[] => [...guides.filter((one) => one.table !== table), ...(guide ? [guide] : [])]
