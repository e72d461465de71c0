/** Builds the stale bundles; resolves with whether all are fresh now. Messages go to the file descriptor `out`. */
export function buildStale(out?: number): Promise<boolean>
