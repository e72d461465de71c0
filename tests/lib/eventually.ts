import { vi } from 'vitest'

/** Milliseconds that end what hangs: shorter than a test may take, so that the reason is told; no slow machine comes near. */
const patience = 120_000

/** What `check` gives once it throws no longer. Rejects with what it threw last. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: patience })
