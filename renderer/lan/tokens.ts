/**
 * Seat tokens of this device, by host and table, in the browser's own storage: whoever has one has the seat. They are
 * sent to the host that gave them and to nobody else.
 */
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

/** The tokens for a table of a host. */
export function tokensOf(host: string, table: string): string[] {
  return Object.values(read()[place(host, table)] ?? {}).slice(0, 8)
}

/** The seats of a table for which this device has tokens. */
export function tokenSeats(host: string, table: string): number[] {
  return Object.keys(read()[place(host, table)] ?? {}).map(Number)
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
