/** Builds the stale bundles; whether all are fresh now. `out` is the file descriptor that hears about it. */
export function buildStale(out?: number): Promise<boolean>
