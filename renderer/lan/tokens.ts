/**
 * Seat tokens of this device, by host and table, in the browser's own storage: whoever has one has the seat. They are
 * sent to the host that gave them and to nobody else.
 */
import { textOf } from './proof'

const key = 'caravanserai.seats'
/** Tables remembered at once; the one kept longest ago goes first. */
const mostTables = 40

/** Tokens by seat, by `host table`. */
type Kept = Readonly<Record<string, Readonly<Record<string, string>>>>

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Kept) : {}
  } catch {
    return {}
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(Object.entries(kept).slice(-mostTables))))
  } catch {
    // Storage may be forbidden: then a reload costs the seat, and the host can free it.
  }
}

const place = (host: string, table: string): string => `${host} ${table}`

/** A token to propose with a claim: 128 bits of the browser's chance, which pages over plain HTTP have as well. */
export const newToken = (): string => textOf(crypto.getRandomValues(new Uint8Array(16)))

/** Puts the tokens for a table in the place of those there were. `seats` names the seats they are for. */
export function keepTokens(host: string, table: string, seats: Readonly<Record<string, string>>): void {
  const { [place(host, table)]: _, ...others } = read()
  write(Object.keys(seats).length === 0 ? others : { ...others, [place(host, table)]: seats })
}

/** The tokens for a table, by seat. */
export function tokensBySeat(host: string, table: string): Readonly<Record<string, string>> {
  return read()[place(host, table)] ?? {}
}

/** Keeps a seat's token. */
export function keepToken(host: string, table: string, seat: number, token: string): void {
  const { [place(host, table)]: before, ...others } = read()
  write({ ...others, [place(host, table)]: { ...before, [seat]: token } })
}

/** Forgets the token of one seat, or of all seats of a table. */
export function dropToken(host: string, table: string, seat?: number): void {
  const { [place(host, table)]: before = {}, ...others } = read()
  const left = Object.entries(before).filter(([kept]) => seat !== undefined && kept !== `${seat}`)
  write(left.length === 0 ? others : { ...others, [place(host, table)]: Object.fromEntries(left) })
}
