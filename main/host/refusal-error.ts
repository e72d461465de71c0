// Refusals of the host: a code with numbers, thrown where the reason is found and turned into a reply in one place.

import type { Refusal } from '../../shared/engine/rules'
import type { HostRefusal } from '../../shared/protocol/refusals'

/** Thrown to refuse a request; nothing has changed then. `at`: the index of the refused choice within a batch. */
export class Refused extends Error {
  readonly refusal: Refusal
  readonly at: number | undefined

  constructor(refusal: Refusal, at?: number) {
    super(refusal.code)
    this.name = 'Refused'
    this.refusal = refusal
    this.at = at
  }
}

/** Makes a refusal with one of the host's own codes. */
export function refusal(code: HostRefusal, numbers?: Readonly<Record<string, number | string>>): Refusal {
  return numbers ? { code, numbers } : { code }
}

/** Throws a refusal with one of the host's own codes. */
export function refuse(code: HostRefusal, numbers?: Readonly<Record<string, number | string>>): never {
  throw new Refused(refusal(code, numbers))
}

/** The system's error code (`ENOSPC`, `EACCES`, ...), or `unknown`. Never contains a path. */
export function reasonOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code
  return 'unknown'
}

/** True for a refusal that the system is to blame for, such as a file that is locked at the moment: it may be gone soon. */
export const mayPass = ({ code }: Refusal): boolean =>
  code === 'folder-failed' || code === 'folder-lost' || code === 'journal-failed'

/** Turns a failure of the save folder into a refusal: a `Refused` keeps its own, any other error is `folder-failed`. */
export const folderRefusal = (error: unknown): Refusal =>
  error instanceof Refused ? error.refusal : refusal('folder-failed', { reason: reasonOf(error) })
