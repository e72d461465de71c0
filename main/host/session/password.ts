/**
 * Room passwords. The password itself never travels: the host gives salt, rounds and a nonce, and the guest proves by
 * HMAC-SHA256(PBKDF2(password, salt), nonce) that it knows it. All bytes in base64url.
 */
import { createHmac, pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { ShareNote } from '../folder/tablefile'

export type PasswordNote = NonNullable<ShareNote['password']>

/** About half a second on a phone that has to do it in JavaScript. */
const rounds = 60_000
const keyBytes = 32
/** How long a nonce can be answered, in milliseconds: a person types meanwhile. */
const lasts = 5 * 60_000

/** The key that a password gives with this salt: what both sides can make and only they. */
export async function passwordKey(password: string, salt: string, rounds: number): Promise<string> {
  const bytes = Buffer.from(salt, 'base64url')
  const key = await promisify(pbkdf2)(password.normalize('NFC'), bytes, rounds, keyBytes, 'sha256')
  return key.toString('base64url')
}

/** What the host keeps of a new password. */
export async function newPassword(password: string): Promise<PasswordNote> {
  const salt = randomBytes(16).toString('base64url')
  return { salt, rounds, key: await passwordKey(password, salt, rounds) }
}

/** What proves that one has the key. */
export function proofOf(key: string, nonce: string): string {
  return createHmac('sha256', Buffer.from(key, 'base64url'))
    .update(Buffer.from(nonce, 'base64url'))
    .digest('base64url')
}

/** The nonce one connection was given last. It answers for one table, once, for a while. */
export class Challenge {
  #open: { readonly nonce: string; readonly table: string; readonly until: number } | undefined

  /** A new nonce; an earlier one is worth nothing from now on. */
  give(table: string, now: number): string {
    const nonce = randomBytes(16).toString('base64url')
    this.#open = { nonce, table, until: now + lasts }
    return nonce
  }

  /** Uses the nonce up. `stale`: it is not the one given out last for this table, or was used, or is too old. */
  answer(
    table: string,
    proof: { readonly nonce: string; readonly mac: string },
    { key }: PasswordNote,
    now: number
  ): 'right' | 'wrong' | 'stale' {
    const open = this.#open
    this.#open = undefined
    if (open?.table !== table || open.nonce !== proof.nonce || open.until < now) return 'stale'
    const [given, due] = [Buffer.from(proof.mac), Buffer.from(proofOf(key, open.nonce))]
    return given.length === due.length && timingSafeEqual(given, due) ? 'right' : 'wrong'
  }
}
