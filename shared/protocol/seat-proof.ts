/**
 * How a guest and a host prove to each other that they know a seat's key, so that the token that made it never travels
 * again: what is put under HMAC-SHA-256. docs/protocol.md has the whole computation.
 */
import * as z from 'zod/mini'

/** 128 bits in base64url: numbers that are used once, seat tokens, secrets of links. */
export const bits128 = z.string().check(z.regex(/^[\w-]{22}$/))

/** HMAC-SHA-256 in base64url. */
const mac = z.string().check(z.regex(/^[\w-]{43}$/))

/** A proof for one seat. */
export const seatMac = z.strictObject({ seat: z.int().check(z.minimum(0), z.maximum(7)), mac })
export type SeatMac = z.infer<typeof seatMac>

/** What a guest brings with `openTable`. */
export const seatProofs = z.strictObject({
  /** The guest's fresh number; the host's came with its hello. */
  nonce: bits128,
  /** For seats whose token the guest has; two for one seat where it is not sure which token holds. */
  macs: z.array(seatMac).check(z.maxLength(16)),
  /** For the seat of a single-use link. */
  link: z.optional(seatMac)
})
export type SeatProofs = z.infer<typeof seatProofs>

/**
 * Who proves what: a `guest` that has the token, the `host` that has its hash, a guest with the secret of a `link`. A
 * `token` is not a proof: it is the new token of a seat that a link gives, which both sides make and neither sends.
 */
export type Speaker = 'guest' | 'host' | 'link' | 'token'

/** What a proof is bound to. */
export interface ProofBinding {
  /** The host's id, as its hello tells it. */
  readonly host: string
  /** Address and port at which the guest reached the host: the Host header of its socket. A relay has another. */
  readonly at: string
  readonly table: string
  /** The number of the host's hello on this connection. */
  readonly hostNonce: string
  /** The number of the guest's request. */
  readonly guestNonce: string
}

/** The text under the mac. None of its parts can hold a line break. */
export function proofText(speaker: Speaker, seat: number, binding: ProofBinding): string {
  const { host, at, table, hostNonce, guestNonce } = binding
  return ['caravanserai seat', speaker, host, at, table, seat, hostNonce, guestNonce].join('\n')
}
