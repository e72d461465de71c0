// How the host says no: a code and its numbers, thrown where it is found and answered in one place.

import type { Refusal } from '../../shared/engine/rules'
import type { HostRefusal } from '../../shared/protocol/refusals'

/** Thrown by anything that refuses a request; changes nothing. `at` is the index within a batch. */
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

/** A refusal with one of the host's own codes. */
export function refusal(code: HostRefusal, numbers?: Readonly<Record<string, number | string>>): Refusal {
  return numbers ? { code, numbers } : { code }
}

/** Refuses with one of the host's own codes. */
export function refuse(code: HostRefusal, numbers?: Readonly<Record<string, number | string>>): never {
  throw new Refused(refusal(code, numbers))
}

/** The system's short word for a failure (`ENOSPC`, `EACCES`, ...), never a path. */
export function reasonOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code
  return 'unknown'
}

/** Why something could not be done with the save folder: a refusal as it is, the system's word as folder-failed. */
export const folderRefusal = (error: unknown): Refusal =>
  error instanceof Refused ? error.refusal : refusal('folder-failed', { reason: reasonOf(error) })
