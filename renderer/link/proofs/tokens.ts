/**
 * Seat tokens of this device, by host and table, in the browser's storage. A token gives the right to a seat. It is
 * sent once, when the seat is claimed; from then on it is only proved (`seat-proof.ts`).
 */
import type { Seat } from '../../../shared/engine/rules'
import type { TableInfo } from '../../../shared/protocol/messages'
import { readStored, writeStored } from '../stored-record'
import { textOf } from './bytes'

const key = 'caravanserai.seats'
/** The most tables remembered; the oldest is dropped first. */
const mostTables = 40
/** Prefix of a token that the host has not confirmed yet. */
const unsure = '?'

/** Tokens by seat, by `host table`. */
type Kept = Readonly<Record<string, Readonly<Record<string, string>>>>

/** A seat's token. `sure`: the host has confirmed it once. */
export interface KeptToken {
  readonly seat: Seat
  readonly token: string
  readonly sure: boolean
}

/**
 * What this page has changed and could not store so far, as storage is forbidden or full; null: dropped. Once it is stored,
 * what other tabs have stored meanwhile stays.
 */
let unstored: Readonly<Record<string, Readonly<Record<string, string | null>>>> = {}

function read(): Kept {
  const { ...kept } = (readStored(key) ?? {}) as Record<string, Readonly<Record<string, string>>>
  for (const [at, changes] of Object.entries(unstored)) {
    const { [at]: before } = kept
    delete kept[at]
    const now = Object.entries({ ...before, ...changes }).filter(
      (entry): entry is [string, string] => entry[1] !== null
    )
    if (now.length > 0) kept[at] = Object.fromEntries(now)
  }
  return kept
}

/** Changes a seat's token; null drops it. If it cannot be stored, it is lost after a reload, but the host can give the seat back. */
function change(at: string, seat: Seat, token: string | null): void {
  unstored = { ...unstored, [at]: { ...unstored[at], [seat]: token } }
  if (writeStored(key, Object.fromEntries(Object.entries(read()).slice(-mostTables)))) unstored = {}
}

const place = (host: string, table: string): string => `${host} ${table}`

/** A new token to propose with a claim: 128 random bits (`getRandomValues` also works over plain HTTP). */
export const newToken = (): string => textOf(crypto.getRandomValues(new Uint8Array(16)))

/** The stored tokens for a table. */
export function tokensOf(host: string, table: string): readonly KeptToken[] {
  return Object.entries(read()[place(host, table)] ?? {}).map(([seat, kept]) => ({
    seat: Number(seat),
    token: kept.replace(unsure, ''),
    sure: !kept.startsWith(unsure)
  }))
}

/** The stored tokens that count at a table: its own, and for the same people's seats those of the table it is a rematch of. */
export function tokensFor(
  host: string,
  { id, after = '', afterSeats }: Pick<TableInfo, 'id' | 'after' | 'afterSeats'>
): readonly KeptToken[] {
  const former = tokensOf(host, after)
    .map((one) => ({ ...one, seat: afterSeats?.indexOf(one.seat) ?? one.seat }))
    .filter(({ seat }) => seat >= 0)
  return [...tokensOf(host, id), ...former]
}

/** Stores a seat's token. */
export function keepToken(host: string, table: string, { seat, token, sure }: KeptToken): void {
  change(place(host, table), seat, `${sure ? '' : unsure}${token}`)
}

/** Deletes a seat's token. */
export function dropToken(host: string, table: string, seat: Seat): void {
  change(place(host, table), seat, null)
}
