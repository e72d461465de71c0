'use strict'
// Stands in for Electron's `app`: being ready, paths, quitting in Electron's order.
// Does not show: the single-instance lock (always granted), the system's language, its dock or taskbar, its quit keys.

const { EventEmitter } = require('node:events')
const fs = require('node:fs')
const os = require('node:os')
const path = require('node:path')
const { cancelable, strict } = require('./strict.cjs')

const commandLine = {
  _switches: new Map(),
  appendSwitch(name, value = '') {
    this._switches.set(name, value)
  },
  hasSwitch(name) {
    return this._switches.has(name) || process.argv.includes(`--${name}`)
  }
}

class App extends EventEmitter {
  isPackaged = false
  name = 'Electron'
  commandLine = strict(commandLine, 'app.commandLine')
  /** Windows that are open; filled by window.cjs. */
  _windows = new Set()
  _project = { folder: '', version: '' }
  _ready = false
  _quitting = false
  _givenPaths = {}

  constructor() {
    super()
    this._whenReady = new Promise((resolve) => {
      this._resolveReady = resolve
    })
  }

  _setProject(folder, isPackaged, { productName, name, version }) {
    this._project = { folder, version }
    this.isPackaged = isPackaged
    this.name = productName ?? name
  }

  _setReady() {
    this._ready = true
    this._resolveReady()
    this.emit('ready', cancelable(), {})
  }

  isReady() {
    return this._ready
  }
  whenReady() {
    return this._whenReady
  }
  getVersion() {
    return this._project.version
  }
  getName() {
    return this.name
  }
  getAppPath() {
    return this._project.folder
  }
  getLocale() {
    return 'en-US'
  }
  getPreferredSystemLanguages() {
    return ['en-US']
  }
  requestSingleInstanceLock() {
    return true
  }
  setAppUserModelId() {}

  setPath(name, place) {
    this._givenPaths[name] = place
  }

  getPath(name) {
    const given = process.argv.find((word) => word.startsWith('--user-data-dir='))?.split('=')[1]
    const data = given ?? path.join(os.tmpdir(), `electron-double-data-${process.pid}`)
    const places = {
      home: os.homedir(),
      temp: os.tmpdir(),
      appData: data,
      userData: data,
      logs: path.join(data, 'logs')
    }
    const place = this._givenPaths[name] ?? places[name]
    if (place === undefined) throw new Error(`Failed to get '${name}' path`)
    fs.mkdirSync(place, { recursive: true })
    return place
  }

  /** Electron's order: before-quit, every window's close, will-quit, quit; each but the last can call it off. */
  async quit() {
    if (this._quitting) return
    this._quitting = true
    this._quitting = await this._askAll()
    if (!this._quitting) return
    this.emit('quit', cancelable(), 0)
    this.exit(0)
  }

  async _askAll() {
    const before = cancelable()
    this.emit('before-quit', before)
    if (before.defaultPrevented) return false
    for (const window of [...this._windows]) {
      window.close()
      await window._closed
      if (!window.isDestroyed()) return false
    }
    const will = cancelable()
    this.emit('will-quit', will)
    return !will.defaultPrevented
  }

  exit(code = 0) {
    process.exit(code)
  }
}

const app = strict(new App(), 'app')

module.exports = { app }
