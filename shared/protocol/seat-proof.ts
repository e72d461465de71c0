/**
 * Guest and host prove to each other that they know a seat's key, so that the token it is derived from is sent only
 * once. Here: the messages that are signed with HMAC-SHA-256. docs/protocol.md describes the whole computation.
 */
import * as z from 'zod/mini'

/** 128 bits in base64url: nonces, seat tokens, secrets of links. */
export const bits128 = z.string().check(z.regex(/^[\w-]{22}$/))

/** HMAC-SHA-256 in base64url. */
const mac = z.string().check(z.regex(/^[\w-]{43}$/))

/** A proof for one seat. */
export const seatMac = z.strictObject({ seat: z.int().check(z.minimum(0), z.maximum(7)), mac })
export type SeatMac = z.infer<typeof seatMac>

/** The proofs that a guest sends with `openTable`. */
export const seatProofs = z.strictObject({
  /** The guest's fresh nonce; the host's came with its hello. */
  nonce: bits128,
  /** For seats whose token the guest has; two for one seat if it is not sure which of two tokens is valid. */
  macs: z.array(seatMac).check(z.maxLength(16)),
  /** For the seat of a single-use link. */
  link: z.optional(seatMac)
})
export type SeatProofs = z.infer<typeof seatProofs>

/**
 * What a mac is for: proof of a `guest` that has the token, of the `host` that has its hash, or of a guest that has the
 * secret of a `link`. `token` is no proof: its mac is the new token of a seat given by a link, which both sides compute
 * and neither sends.
 */
export type Speaker = 'guest' | 'host' | 'link' | 'token'

/** What a proof is bound to, so that it is worthless elsewhere. */
export interface ProofBinding {
  /** The host's id, from its hello. */
  readonly host: string
  /** Address and port at which the guest reached the host: the Host header of its socket. Behind a relay it differs. */
  readonly at: string
  readonly table: string
  /** The nonce of the host's hello on this connection. */
  readonly hostNonce: string
  /** The nonce of the guest's request. */
  readonly guestNonce: string
}

/** The text that the mac is computed over. No part of it can contain a line break. */
export function proofText(speaker: Speaker, seat: number, binding: ProofBinding): string {
  const { host, at, table, hostNonce, guestNonce } = binding
  return ['caravanserai seat', speaker, host, at, table, seat, hostNonce, guestNonce].join('\n')
}
