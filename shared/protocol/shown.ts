/** What the page must show after a game file was opened with the app, passed in the fragment (`#...`) of its address. */
import type { Refusal } from '../engine/rules'

/** The table to show, or why the file could not be opened. */
export type Shown = { readonly table: string } | { readonly refusal: Refusal }

const prefix = 'show='

/** Encodes it as a fragment, without the `#`. */
export const shownAddress = (shown: Shown): string => prefix + encodeURIComponent(JSON.stringify(shown))

/** True if the text has the form of a `shownAddress`. */
export const isShownAddress = (text: string): boolean => /^show=[\w%.!~*'()-]{1,2000}$/.test(text)

/** Decodes the fragment of an address, with or without its `#`; undefined if it is anything else. */
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
  const validNumbers = Object.entries(numbers).filter(
    (entry): entry is [string, number | string] =>
      typeof entry[1] === 'number' || typeof entry[1] === 'string'
  )
  return { refusal: { code, numbers: Object.fromEntries(validNumbers) } }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
