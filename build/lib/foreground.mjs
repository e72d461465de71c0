// Running the app or a tool in the foreground, so that whatever ends the command ends the program under it, in order.

import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setImmediate } from 'node:timers'

/**
 * Runs a program until it ends; resolves with { code, signal, asked }, where `asked` says that a person or the system
 * asked the command to end. `hear`, if given, gets the lines of standard output instead of the terminal. A program that
 * `asks` may say by a message `{ stays: true }` that it has heard a Ctrl+C and goes on.
 */
export function runInForeground(program, words, { hear, asks = false, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, words, {
      stdio: ['inherit', hear ? 'pipe' : 'inherit', 'inherit', ...(asks ? ['ipc'] : [])],
      ...options
    })
    if (hear) createInterface(child.stdout).on('line', hear)

    let asked = false
    // The terminal sends Ctrl+C to both of us; a signal sent to this process alone must still reach the program.
    let interrupting
    let stayed = -Infinity
    const pass = (signal) => {
      // npm passes a Ctrl+C on, too: that one was heard.
      if (signal === 'SIGINT' && performance.now() - stayed < 1000) return
      asked = true
      if (child.exitCode !== null || child.signalCode !== null) return
      if (signal === 'SIGINT') interrupting ??= setTimeout(() => child.kill(signal), 1000).unref()
      else child.kill(signal)
    }
    child.on('message', ({ stays }) => {
      if (!stays) return
      clearTimeout(interrupting)
      interrupting = undefined
      asked = false
      stayed = performance.now()
    })
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
      // On a busy machine the same Ctrl+C may reach this process after it has ended the program: it must not end this one.
      setTimeout(() => signals.forEach((signal) => process.off(signal, pass)), 1000).unref()
      setImmediate(() => resolve({ ...result, asked: asked || result.signal === 'SIGINT' }))
    }
    child.on('error', (error) => {
      console.error(error.message)
      end({ code: 1, signal: null })
    })
    child.on('close', (code, signal) => end({ code, signal }))
  })
}
