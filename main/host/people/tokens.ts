// Seat tokens: who proves to have one gets the seat back. The host keeps their hashes, which are the keys of the proofs.

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** A new token: 128 bits of the system's chance, 22 characters of base64url. */
export const newToken = (): string => randomBytes(16).toString('base64url')

/** What the table file keeps of a token. It is enough to prove the token, so it is a secret as well. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** True if a token has this hash; takes the same time whatever it is. */
export function fits(token: string, hash: string): boolean {
  const [given, kept] = [Buffer.from(hashOf(token)), Buffer.from(hash)]
  return given.length === kept.length && timingSafeEqual(given, kept)
}
