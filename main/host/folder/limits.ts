// What the system may do to a process that must not end it: limits on files, readers of its output that go.

/**
 * From now on a limit on the size of files (`ulimit -f`) makes a write fail with EFBIG, as a full disk would with
 * ENOSPC; without this the system ends the process at that write. Call once, before the host is opened.
 */
export function outliveFileLimit(): void {
  // Windows has no such limit, and no such signal.
  if (process.platform !== 'win32') process.on('SIGXFSZ', () => undefined)
}

/**
 * From now on the reader of standard output or standard error may go away (`serve | head -1`, a closed terminal): nothing
 * more is said there, and the process goes on. Call once, before anything is written.
 */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}
