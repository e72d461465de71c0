// Limits the system sets on a process, met as what they are: one more disk that is full.

/**
 * From now on a limit on the size of files (`ulimit -f`) makes a write fail with EFBIG, as a full disk would with
 * ENOSPC; without this the system ends the process at that write. Call once, before the host is opened.
 */
export function outliveFileLimit(): void {
  // Windows has no such limit, and no such signal.
  if (process.platform !== 'win32') process.on('SIGXFSZ', () => undefined)
}
