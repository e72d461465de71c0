// The host's side of seat proofs: which seats a guest has shown to know, and the host's own proofs to the guest.

import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Seat } from '../../../shared/engine/rules'
import {
  proofText,
  type ProofBinding,
  type SeatMac,
  type SeatProofs,
  type Speaker
} from '../../../shared/protocol/seat-proof'

/** The key of a seat, or of a link: the hash of its token, in base64url. */
type KeyOf = (seat: Seat) => string | undefined

/** What a guest's proofs show at one table. */
export class ProofReader {
  readonly #binding: ProofBinding
  readonly #proofs: SeatProofs

  constructor(proofs: SeatProofs, binding: Omit<ProofBinding, 'guestNonce'>) {
    this.#proofs = proofs
    this.#binding = { ...binding, guestNonce: proofs.nonce }
  }

  /** Seats of which the guest knows the key. */
  seats(keyOf: KeyOf): readonly Seat[] {
    const shown = this.#proofs.macs.filter((proof) => this.#holds('guest', proof, keyOf(proof.seat)))
    return [...new Set(shown.map(({ seat }) => seat))]
  }

  /** The seat of the link that the guest has used, and the seat's new token: both sides make it, neither sends it. */
  link(keyOf: KeyOf): { readonly seat: Seat; readonly token: string } | undefined {
    const { link } = this.#proofs
    const key = link && keyOf(link.seat)
    if (!link || key === undefined || !this.#holds('link', link, key)) return undefined
    const token = this.#mac('token', link.seat, key).subarray(0, 16).toString('base64url')
    return { seat: link.seat, token }
  }

  /** The host's own proofs. */
  answer(seats: readonly Seat[], keyOf: KeyOf): SeatMac[] {
    return seats.flatMap((seat) => {
      const key = keyOf(seat)
      return key === undefined ? [] : [{ seat, mac: this.#mac('host', seat, key).toString('base64url') }]
    })
  }

  #holds(speaker: Speaker, { seat, mac }: SeatMac, key: string | undefined): boolean {
    if (key === undefined) return false
    const [given, due] = [Buffer.from(mac, 'base64url'), this.#mac(speaker, seat, key)]
    return given.length === due.length && timingSafeEqual(given, due)
  }

  #mac(speaker: Speaker, seat: Seat, key: string): Buffer {
    const text = proofText(speaker, seat, this.#binding)
    return createHmac('sha256', Buffer.from(key, 'base64url')).update(text).digest()
  }
}
