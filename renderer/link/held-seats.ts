/**
 * Where this device sits in games that go on at other hosts, in the browser's storage, so that Home knows whether there
 * is a seat to look for. Seat tokens (`proofs/tokens.ts`) outlive their games and cannot tell.
 */
import { tokensOf } from './proofs/tokens'
import { readStored, writeStored } from './stored-record'

const key = 'caravanserai.sitting'
/** A seat that was last played this many milliseconds ago is no longer looked for: 30 days. */
const longest = 30 * 24 * 3_600_000

/** A table of another host. */
export interface HeldSeat {
  readonly host: string
  readonly table: string
}

/** When this device was last at each table, in milliseconds since 1970, by `host table`. */
type Kept = Readonly<Record<string, number>>

const place = ({ host, table }: HeldSeat): string => `${host} ${table}`

const read = (): Kept => (readStored(key) ?? {}) as Kept
/** Where it cannot be stored, Home looks for no seat; it is found by joining the host. */
const write = (kept: Kept): void => void writeStored(key, kept)

/** Records that this device sits at a table. */
export function holdSeat(at: HeldSeat): void {
  write({ ...read(), [place(at)]: Date.now() })
}

/** The game is over, or the seat was given up: it is not looked for any more. */
export function releaseSeat(at: HeldSeat): void {
  const { [place(at)]: _, ...others } = read()
  write(others)
}

/** Whether this device sits at a table of another host, as far as it knows, and has been there of late. */
export function holdsSeat(): boolean {
  return Object.entries(read()).some(([where, last]) => {
    const [host = '', table = ''] = where.split(' ')
    return Date.now() - last < longest && tokensOf(host, table).some(({ sure }) => sure)
  })
}
