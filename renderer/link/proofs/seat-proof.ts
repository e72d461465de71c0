/**
 * The guest's side of seat proofs: proves that this device has a seat's token without sending it, and checks that the
 * host knows it too. Pages that a host serves over plain HTTP have no WebCrypto, hence a hash library.
 */
import { hmac } from '@noble/hashes/hmac'
import { sha256 } from '@noble/hashes/sha2'
import { utf8ToBytes } from '@noble/hashes/utils'
import type { Seat } from '../../../shared/engine/rules'
import {
  proofText,
  type ProofBinding,
  type SeatMac,
  type SeatProofs,
  type Speaker
} from '../../../shared/protocol/seat-proof'
import { textOf } from './bytes'
import type { SeatLink } from './seat-link'
import { newToken } from './tokens'

/** The connection to which proofs are bound: the host's id and nonce, and the address it was reached at. */
export type Session = Pick<ProofBinding, 'host' | 'at'> & { readonly nonce: string }

/** A token that may give a seat. */
export interface SeatKey {
  readonly seat: Seat
  readonly token: string
}

/** The proofs for one `openTable`, and what is needed to evaluate the reply. */
export interface Proving {
  readonly proofs: SeatProofs
  /** The new token of a link's seat, which the host derives as well. */
  readonly linked: SeatKey | undefined
  /** Those of the tokens that the host has proved to know. */
  verified(macs: readonly SeatMac[]): readonly SeatKey[]
}

/** Makes the proofs of seat tokens, and of a link's secret, for one table. */
export function prove(
  { nonce: hostNonce, ...where }: Session,
  table: string,
  keys: readonly SeatKey[],
  link?: SeatLink
): Proving {
  const nonce = newToken()
  const binding: ProofBinding = { ...where, table, hostNonce, guestNonce: nonce }
  const bytes = (speaker: Speaker, { seat, token }: SeatKey): Uint8Array =>
    hmac(sha256, sha256(utf8ToBytes(token)), utf8ToBytes(proofText(speaker, seat, binding)))
  const mac = (speaker: Speaker, key: SeatKey): SeatMac => ({
    seat: key.seat,
    mac: textOf(bytes(speaker, key))
  })
  const opener = link && { seat: link.seat, token: link.secret }
  const linked = opener && { seat: opener.seat, token: textOf(bytes('token', opener).subarray(0, 16)) }
  return {
    proofs: {
      nonce,
      macs: keys.map((key) => mac('guest', key)),
      ...(opener && { link: mac('link', opener) })
    },
    linked,
    verified: (macs) =>
      [...(linked ? [linked] : []), ...keys].filter((key) => {
        const expected = mac('host', key)
        return macs.some((given) => given.seat === expected.seat && given.mac === expected.mac)
      })
  }
}
