/**
 * Loaded into the host's process before the host: collects garbage when asked over the process's channel and says how
 * much memory is left. Ends the host in order when whoever started it is gone. Needs --expose-gc.
 */
process.on('message', () => {
  // What the first collection frees may have held more.
  for (let i = 0; i < 3; i++) globalThis.gc?.()
  process.send?.(process.memoryUsage())
})
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
