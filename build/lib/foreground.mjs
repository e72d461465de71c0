// Runs the app or a tool in the foreground, so that whatever ends the command also ends the program below it, cleanly.

import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setImmediate } from 'node:timers'

/**
 * Runs a program until it ends; resolves with { code, signal, asked }, where `asked` means that a person or the system
 * asked the command to end. `hear`, if given, receives the lines of standard output instead of the terminal. With `asks`
 * the program may answer Ctrl+C with the message `{ stays: true }`, which means that it continues.
 */
export function runInForeground(program, words, { hear, asks = false, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, words, {
      stdio: ['inherit', hear ? 'pipe' : 'inherit', 'inherit', ...(asks ? ['ipc'] : [])],
      ...options
    })
    if (hear) createInterface(child.stdout).on('line', hear)

    let asked = false
    // The terminal sends Ctrl+C to both processes; a signal sent only to this one must be passed on to the program.
    let interrupting
    let stayed = -Infinity
    const pass = (signal) => {
      // npm passes Ctrl+C on, too: ignore a second one that the program has already answered.
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

    // When npm is told to end, it ends the shell between it and this process, which gets no signal: watch for that.
    const parent = process.ppid
    const byNpm = process.env.npm_lifecycle_event !== undefined && process.platform !== 'win32'
    const watch = byNpm
      ? setInterval(() => process.ppid !== parent && pass('SIGTERM'), 500).unref()
      : undefined

    const end = (result) => {
      clearInterval(watch)
      // On a busy machine the Ctrl+C that ended the program may arrive here later; it must not kill this process.
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
