/** The file `newest.json`, which the release tool writes: the newest release, signed by the publisher. */
import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import { z } from 'zod'
import type { Release } from '../../../shared/protocol/messages'

const versionForm = /^\d{1,4}\.\d{1,4}\.\d{1,4}$/

const releaseSchema: z.ZodType<Release> = z.object({
  version: z.string().regex(versionForm),
  page: z.url({ protocol: /^https$/ }).max(200)
})

/** `release` is JSON text; `signature` signs exactly its bytes, in base64. */
const fileSchema = z.object({ release: z.string().max(1000), signature: z.string().max(200) })

/** Makes the file's text for a release; `key`: the private key in PEM. */
export function signedRelease(release: Release, key: string): string {
  const text = JSON.stringify(releaseSchema.parse(release))
  const signature = sign(null, Buffer.from(text), createPrivateKey(key)).toString('base64')
  return `${JSON.stringify({ release: text, signature })}\n`
}

/**
 * Reads the release from such a file; `key`: the public key (SPKI, DER, base64). Throws if file or signature is
 * invalid.
 */
export function readSignedRelease(file: string, key: string): Release {
  const { release, signature } = fileSchema.parse(JSON.parse(file))
  const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' })
  if (!verify(null, Buffer.from(release), publicKey, Buffer.from(signature, 'base64')))
    throw new Error('the signature is not the publisher’s')
  return releaseSchema.parse(JSON.parse(release))
}

/** Whether version `a` is newer than `b`; false if one of them is not three numbers. */
export function isNewer(a: string, b: string): boolean {
  if (!versionForm.test(a) || !versionForm.test(b)) return false
  return a.localeCompare(b, 'en', { numeric: true }) > 0
}
