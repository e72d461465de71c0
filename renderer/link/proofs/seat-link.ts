/**
 * A link that gives a seat to the first person who opens it. Its secret is in the fragment, which browsers do not send.
 */
import type { Seat } from '../../../shared/engine/rules'

export interface SeatLink {
  readonly table: string
  readonly seat: Seat
  readonly secret: string
}

/** The link to a seat; `page` is the address of the host's page. */
export const seatHref = (page: string, { table, seat, secret }: SeatLink): string =>
  `${page}#seat/${table}/${seat}/${secret}`

/** The link in the fragment of an address; undefined for any other fragment. */
export function seatLinkOf(hash: string): SeatLink | undefined {
  const [, table, seat, secret] = /^#seat\/([a-z0-9-]{1,60})\/([0-7])\/([\w-]{22})$/.exec(hash) ?? []
  if (table === undefined || seat === undefined || secret === undefined) return undefined
  return { table, seat: Number(seat), secret }
}
