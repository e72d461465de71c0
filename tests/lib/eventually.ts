import { vi } from 'vitest'

/**
 * Milliseconds to wait at most: shorter than the timeout of a test, so that the failure shows the reason, and far longer
 * than a slow machine needs.
 */
const timeout = 120_000

/** Retries `check` until it no longer throws, and returns its result. Rejects with the last error after the timeout. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout })
