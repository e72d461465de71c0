'use strict'
// Stands in for the Chromium inside Electron: starts the system's own and speaks the DevTools protocol with it,
// through a pipe: Chromium ends when the pipe does, so a killed app leaves no browser behind. A port is open
// besides, for Playwright, which looks for its line on stderr.
// Does not show: the GPU, and Chromium as Electron builds it.

const { spawn } = require('node:child_process')
const { EventEmitter } = require('node:events')
const fs = require('node:fs')
const os = require('node:os')
const path = require('node:path')

const headful = Boolean(process.env.ELECTRON_DOUBLE_HEADFUL && process.env.DISPLAY)

/** Commands and events of the DevTools protocol. Events are named `session:Domain.event`; the browser's own `:…`. */
class DevTools extends EventEmitter {
  #next = 0
  #waiting = new Map()
  #write

  constructor(write, read) {
    super()
    this.setMaxListeners(0)
    this.#write = write
    let rest = ''
    read.setEncoding('utf8')
    read.on('data', (text) => {
      const messages = (rest + text).split('\0')
      rest = messages.pop()
      for (const message of messages) this.#hear(JSON.parse(message))
    })
    write.on('error', () => {}) // Chromium is gone; its exit is handled where it was started
  }

  /** Sends one command, to a page's session or to the browser; rejects with Chromium's own words. */
  send(method, params = {}, sessionId = undefined) {
    return new Promise((resolve, reject) => {
      this.#next += 1
      this.#waiting.set(this.#next, { method, resolve, reject })
      this.#write.write(JSON.stringify({ id: this.#next, method, params, sessionId }) + '\0')
    })
  }

  #hear({ id, error, result, method, params, sessionId = '' }) {
    if (id === undefined) {
      this.emit(`${sessionId}:${method}`, params)
      return
    }
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (error) waiting?.reject(new Error(`${waiting.method}: ${error.message}`))
    else waiting?.resolve(result)
  }
}

/** What the rest of the double shares: the open connection. */
const chromium = { devTools: undefined, headful }

/** Starts Chromium with the switches given to this process and those the app appended. */
async function launchChromium(appended, onSignal) {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'electron-double-'))
  const child = spawn(process.env.CHROMIUM_PATH || '/usr/bin/chromium', switches(appended, profile), {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe']
  })
  process.on('exit', () => {
    child.kill('SIGKILL')
    try {
      fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    } catch {
      // A killed Chromium may write for a moment longer; that is no fault of the app that ends.
    }
  })
  // Electron ends in its orderly way on these.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal)

  await new Promise((resolve, reject) => {
    let heard = ''
    child.stderr.setEncoding('utf8')
    child.stderr.on('data', (text) => {
      heard += text
      if (text.includes('DevTools listening on'))
        process.stderr.write(text.replace(/^[\s\S]*(?=DevTools listening)/, ''))
      if (/DevTools listening on ws:\S+\n/.test(heard)) resolve()
    })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`Chromium ended with ${code}:\n${heard}`)))
  })
  chromium.devTools = new DevTools(child.stdio[3], child.stdio[4])
  await chromium.devTools.send('Target.setDiscoverTargets', { discover: true })
  return chromium
}

function switches(appended, profile) {
  const given = process.argv.filter((word) => /^--(remote-debugging-port|lang|force-)/.test(word))
  const ownHere = ['headless', 'remote-debugging-port', 'user-data-dir', 'no-sandbox']
  const ofApp = [...appended]
    .filter(([name]) => !ownHere.includes(name))
    .map(([name, value]) => (value === '' ? `--${name}` : `--${name}=${value}`))
  return [
    '--remote-debugging-pipe',
    ...(given.some((word) => word.startsWith('--remote-debugging-port'))
      ? []
      : ['--remote-debugging-port=0']),
    ...given,
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--no-default-browser-check',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-extensions',
    '--password-store=basic',
    // Chromium refuses to run sandboxed as root.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ...(headful ? ['--test-type', '--app=data:text/html,'] : ['--headless=new', '--no-startup-window']),
    ...ofApp,
    `--user-data-dir=${profile}`
  ]
}

module.exports = { chromium, launchChromium }
