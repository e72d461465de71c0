/** What a page is told to show when somebody opens a game file with the app: the part of its address behind `#`. */
import type { Refusal } from '../engine/rules'

/** A table, or why there is none. */
export type Shown = { readonly table: string } | { readonly refusal: Refusal }

const prefix = 'show='

/** Written as a part of an address. */
export const shownAddress = (shown: Shown): string => prefix + encodeURIComponent(JSON.stringify(shown))

/** True for what `shownAddress` may have written. */
export const isShownAddress = (text: string): boolean => /^show=[\w%.!~*'()-]{1,2000}$/.test(text)

/** What the part of an address (with its `#`) says; undefined if it says nothing of the kind. */
export function shownOf(hash: string): Shown | undefined {
  const text = hash.replace(/^#/, '')
  if (!text.startsWith(prefix)) return undefined
  let read: unknown
  try {
    read = JSON.parse(decodeURIComponent(text.slice(prefix.length)))
  } catch {
    return undefined
  }
  if (!isRecord(read)) return undefined
  const { table, refusal } = read
  if (typeof table === 'string') return { table }
  if (!isRecord(refusal) || typeof refusal['code'] !== 'string') return undefined
  const { code, numbers = {} } = refusal
  if (!isRecord(numbers)) return undefined
  const told = Object.entries(numbers).filter(
    (entry): entry is [string, number | string] =>
      typeof entry[1] === 'number' || typeof entry[1] === 'string'
  )
  return { refusal: { code, numbers: Object.fromEntries(told) } }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
