// The host's side of seat proofs: checks which tokens a guest knows, and makes the host's own proofs for the guest.

import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Seat } from '../../../shared/engine/rules'
import {
  proofText,
  type ProofBinding,
  type SeatMac,
  type SeatProofs,
  type Speaker
} from '../../../shared/protocol/seat-proof'

/** The key of a seat or of its link: the hash of the token, in base64url. */
type KeyOf = (seat: Seat) => string | undefined

/** Verifies the proofs that a guest sent for one table. */
export class ProofReader {
  readonly #binding: ProofBinding
  readonly #proofs: SeatProofs

  constructor(proofs: SeatProofs, binding: Omit<ProofBinding, 'guestNonce'>) {
    this.#proofs = proofs
    this.#binding = { ...binding, guestNonce: proofs.nonce }
  }

  /** The seats whose key the guest has proved to know. */
  seats(keyOf: KeyOf): readonly Seat[] {
    const shown = this.#proofs.macs.filter((proof) => this.#isValid('guest', proof, keyOf(proof.seat)))
    return [...new Set(shown.map(({ seat }) => seat))]
  }

  /** The seat of the guest's link and the seat's new token, which both sides derive and neither sends. */
  link(keyOf: KeyOf): { readonly seat: Seat; readonly token: string } | undefined {
    const { link } = this.#proofs
    const key = link && keyOf(link.seat)
    if (!link || key === undefined || !this.#isValid('link', link, key)) return undefined
    const token = this.#mac('token', link.seat, key).subarray(0, 16).toString('base64url')
    return { seat: link.seat, token }
  }

  /** The host's proofs that it knows the keys of these seats. */
  answer(seats: readonly Seat[], keyOf: KeyOf): SeatMac[] {
    return seats.flatMap((seat) => {
      const key = keyOf(seat)
      return key === undefined ? [] : [{ seat, mac: this.#mac('host', seat, key).toString('base64url') }]
    })
  }

  #isValid(speaker: Speaker, { seat, mac }: SeatMac, key: string | undefined): boolean {
    if (key === undefined) return false
    const [given, expected] = [Buffer.from(mac, 'base64url'), this.#mac(speaker, seat, key)]
    return given.length === expected.length && timingSafeEqual(given, expected)
  }

  #mac(speaker: Speaker, seat: Seat, key: string): Buffer {
    const text = proofText(speaker, seat, this.#binding)
    return createHmac('sha256', Buffer.from(key, 'base64url')).update(text).digest()
  }
}
