// Running the app or a tool in the foreground, so that whatever ends the command ends the program under it, in order.

import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/**
 * Runs a program until it ends; resolves with { code, signal, asked }, where `asked` says that a person or the system
 * asked the command to end. `hear`, if given, gets the lines of standard output instead of the terminal.
 */
export function runInForeground(program, words, { hear, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, words, {
      stdio: ['inherit', hear ? 'pipe' : 'inherit', 'inherit'],
      ...options
    })
    if (hear) createInterface(child.stdout).on('line', hear)

    let asked = false
    const pass = (signal) => {
      asked = true
      // The terminal sends Ctrl+C to both of us; a signal sent to this process alone must still reach the program.
      setTimeout(() => child.kill(signal), signal === 'SIGINT' ? 1000 : 0).unref()
    }
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    for (const signal of signals) process.on(signal, pass)

    // npm, when it is told to end, ends the shell between us but does not tell us: notice that the shell is gone.
    const parent = process.ppid
    const byNpm = process.env.npm_lifecycle_event !== undefined && process.platform !== 'win32'
    const watch = byNpm
      ? setInterval(() => process.ppid !== parent && pass('SIGTERM'), 500).unref()
      : undefined

    const end = (result) => {
      clearInterval(watch)
      for (const signal of signals) process.off(signal, pass)
      resolve({ ...result, asked })
    }
    child.on('error', (error) => {
      console.error(error.message)
      end({ code: 1, signal: null })
    })
    child.on('close', (code, signal) => end({ code, signal }))
  })
}
