// Conditions that would end the process by default and must not: a limit on file sizes, a closed output.

/**
 * From now on a write beyond the limit on file sizes (`ulimit -f`) fails with EFBIG, as one to a full disk fails with
 * ENOSPC. Without this the system ends the process. Call once, before the host is opened.
 */
export function surviveFileSizeLimit(): void {
  // Windows has neither the limit nor the signal.
  if (process.platform !== 'win32') process.on('SIGXFSZ', () => undefined)
}

const ignore = (): void => undefined

/**
 * From now on the reader of standard output or standard error may go away (`serve | head -1`, a closed terminal): later
 * output is lost, and the process goes on. Call it before anything is written.
 */
export function surviveClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.off('error', ignore).on('error', ignore)
}
