/**
 * Room passwords. The password itself is never sent: the host sends salt, rounds and a nonce, and the guest proves by
 * HMAC-SHA256(PBKDF2(password, salt), nonce) that it knows it. All bytes are in base64url.
 */
import { createHmac, pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { ShareNote } from '../folder/tablefile'

export type PasswordNote = NonNullable<ShareNote['password']>

/** PBKDF2 rounds: about half a second on a phone that computes them in JavaScript. */
const rounds = 60_000
const keyBytes = 32
/** How long a nonce is valid, in milliseconds: long enough to type a password. */
const nonceLasts = 5 * 60_000

/** Derives the key from a password. */
export async function passwordKey(password: string, salt: string, rounds: number): Promise<string> {
  const bytes = Buffer.from(salt, 'base64url')
  const key = await promisify(pbkdf2)(password.normalize('NFC'), bytes, rounds, keyBytes, 'sha256')
  return key.toString('base64url')
}

/** What the host stores of a new password. */
export async function newPassword(password: string): Promise<PasswordNote> {
  const salt = randomBytes(16).toString('base64url')
  return { salt, rounds, key: await passwordKey(password, salt, rounds) }
}

/** The proof that one knows the key. */
export function proofOf(key: string, nonce: string): string {
  return createHmac('sha256', Buffer.from(key, 'base64url'))
    .update(Buffer.from(nonce, 'base64url'))
    .digest('base64url')
}

/** The password challenge of one connection: its latest nonce, valid once, for one table, for a limited time. */
export class Challenge {
  #open: { readonly nonce: string; readonly table: string; readonly until: number } | undefined

  /** Makes a new nonce; an earlier one becomes invalid. */
  give(table: string, now: number): string {
    const nonce = randomBytes(16).toString('base64url')
    this.#open = { nonce, table, until: now + nonceLasts }
    return nonce
  }

  /** Checks a proof and uses up the nonce. `stale`: the nonce is not the latest for this table, or used, or expired. */
  answer(
    table: string,
    proof: { readonly nonce: string; readonly mac: string },
    { key }: PasswordNote,
    now: number
  ): 'right' | 'wrong' | 'stale' {
    const open = this.#open
    this.#open = undefined
    if (open?.table !== table || open.nonce !== proof.nonce || open.until < now) return 'stale'
    const [given, expected] = [Buffer.from(proof.mac), Buffer.from(proofOf(key, open.nonce))]
    return given.length === expected.length && timingSafeEqual(given, expected) ? 'right' : 'wrong'
  }
}
