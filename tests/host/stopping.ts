// Loaded before the host: at its parent's message it suspends the process right before or after the next write to a
// journal, as a closed laptop lid would. SIGCONT resumes it.

import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

type When = 'before' | 'after'

const write = fs.writeSync.bind(fs) as (file: number, bytes: Uint8Array) => number
let when: When | undefined

function stop(now: When): void {
  if (when !== now) return
  when = undefined
  process.kill(process.pid, 'SIGSTOP')
}

fs.writeSync = ((file: number, bytes: Uint8Array) => {
  const line = Buffer.from(bytes).includes('"check"')
  if (line) stop('before')
  const written = write(file, bytes)
  if (line) stop('after')
  return written
}) as typeof fs.writeSync
syncBuiltinESMExports()

process.on('message', (word: When) => {
  when = word
  process.send?.('ready')
})
// The channel alone must not keep the process alive.
process.channel?.unref()
