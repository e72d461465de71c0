// Seat tokens: whoever proves to have a seat's token gets the seat back. The host stores only their hashes, which serve
// as keys of the proofs.

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** A new token: 128 random bits, 22 characters of base64url. */
export const newToken = (): string => randomBytes(16).toString('base64url')

/** The hash of a token. It is enough to make the token's proofs, so it is a secret as well. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** True if the token has this hash. Compares in constant time. */
export function hasHash(token: string, hash: string): boolean {
  const [given, kept] = [Buffer.from(hashOf(token)), Buffer.from(hash)]
  return given.length === kept.length && timingSafeEqual(given, kept)
}
