/**
 * Preloaded into the host's process. On any IPC message it collects garbage and answers with the memory usage. Shuts the
 * host down cleanly if the parent process is gone. Needs --expose-gc.
 */
process.on('message', () => {
  // Several passes: what the first one frees may have kept more alive.
  for (let i = 0; i < 3; i++) globalThis.gc?.()
  process.send?.(process.memoryUsage())
})
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
