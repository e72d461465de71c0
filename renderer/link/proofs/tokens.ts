/**
 * Seat tokens of this device, by host and table, in the browser's own storage: a token gives the right to the seat. One is
 * sent with the claim that makes it, and never again: from then on it is proved (`seat-proof.ts`).
 */
import type { Seat } from '../../../shared/engine/rules'
import { textOf } from './bytes'

const key = 'caravanserai.seats'
/** Tables remembered at once; the one kept longest ago goes first. */
const mostTables = 40
/** Stands before a token of which the host has not said yet that it gives the seat. */
const unsure = '?'

/** Tokens by seat, by `host table`. */
type Kept = Readonly<Record<string, Readonly<Record<string, string>>>>

/** A seat's token. `sure`: the host has confirmed it once. */
export interface KeptToken {
  readonly seat: Seat
  readonly token: string
  readonly sure: boolean
}

/** What is kept where storage is forbidden: until the page goes. */
let held: Kept = {}

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Kept) : {}
  } catch {
    return held
  }
}

function write(kept: Kept): void {
  const some = Object.fromEntries(Object.entries(kept).slice(-mostTables))
  try {
    localStorage.setItem(key, JSON.stringify(some))
  } catch {
    // A reload costs the seat then, and the host can give it back.
    held = some
  }
}

const place = (host: string, table: string): string => `${host} ${table}`

/** A token to propose with a claim: 128 bits of the browser's chance, which pages over plain HTTP have as well. */
export const newToken = (): string => textOf(crypto.getRandomValues(new Uint8Array(16)))

/** The tokens for a table. */
export function tokensOf(host: string, table: string): readonly KeptToken[] {
  return Object.entries(read()[place(host, table)] ?? {}).map(([seat, kept]) => ({
    seat: Number(seat),
    token: kept.replace(unsure, ''),
    sure: !kept.startsWith(unsure)
  }))
}

/** Keeps a seat's token. */
export function keepToken(host: string, table: string, { seat, token, sure }: KeptToken): void {
  const { [place(host, table)]: before, ...others } = read()
  write({ ...others, [place(host, table)]: { ...before, [seat]: `${sure ? '' : unsure}${token}` } })
}

/** Forgets the token of a seat. */
export function dropToken(host: string, table: string, seat: Seat): void {
  const { [place(host, table)]: { [seat]: _, ...left } = {}, ...others } = read()
  write(Object.keys(left).length === 0 ? others : { ...others, [place(host, table)]: left })
}
