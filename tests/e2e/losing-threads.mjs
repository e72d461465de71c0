// Loaded before a host: at its parent's message it terminates all worker threads of the host, as if they had crashed.

import { syncBuiltinESMExports } from 'node:module'
import threads from 'node:worker_threads'

const begun = new Set()

threads.Worker = class extends threads.Worker {
  constructor(...given) {
    super(...given)
    begun.add(this)
    this.once('exit', () => begun.delete(this))
  }
}
syncBuiltinESMExports()

process.on('message', () => {
  const lost = begun.size
  void Promise.all([...begun].map((thread) => thread.terminate())).then(() => process.send?.({ lost }))
})
// The channel alone must not keep the process alive.
process.channel?.unref()
