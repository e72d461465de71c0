/**
 * Proves knowledge of a room password without sending it: HMAC-SHA256(PBKDF2(password, salt), nonce), bytes in
 * base64url. Pages that a host serves over plain HTTP have no WebCrypto, hence a hash library.
 */
import { hmac } from '@noble/hashes/hmac'
import { pbkdf2Async } from '@noble/hashes/pbkdf2'
import { sha256 } from '@noble/hashes/sha2'
import type { Refusal } from '../../../shared/engine/rules'
import { bytesOf, textOf } from './bytes'

const keyBytes = 32
/** The most PBKDF2 rounds accepted, so that no host can keep this device busy. */
const mostRounds = 1_000_000

/** A host's password challenge: the numbers of its refusal `password-needed`. */
export interface Challenge {
  readonly salt: string
  readonly rounds: number
  readonly nonce: string
}

/** The challenge in a refusal; undefined for any other refusal, or if its numbers are invalid. */
export function challengeOf({ code, numbers = {} }: Refusal): Challenge | undefined {
  const { salt, rounds, nonce } = numbers
  if (code !== 'password-needed' || typeof salt !== 'string' || typeof nonce !== 'string') return undefined
  if (typeof rounds !== 'number' || !Number.isInteger(rounds) || rounds < 1 || rounds > mostRounds)
    return undefined
  return { salt, rounds, nonce }
}

/** Derives the key from a password and the challenge's salt. Takes a while, without blocking the page. */
export function keyOf(password: string, { salt, rounds }: Challenge): Promise<Uint8Array> {
  return pbkdf2Async(sha256, password.normalize('NFC'), bytesOf(salt), { c: rounds, dkLen: keyBytes })
}

/** The proof for the challenge's nonce, as sent with `openTable`. */
export function proofOf(key: Uint8Array, { nonce }: Challenge): { nonce: string; mac: string } {
  return { nonce, mac: textOf(hmac(sha256, key, bytesOf(nonce))) }
}
