'use strict'
// Stands in for Electron's `ipcMain`: handlers by channel, failures in Electron's words.
// Does not show: synchronous messages, ports, handlers that hear once.

const { EventEmitter } = require('node:events')

class IpcMain extends EventEmitter {
  /** Electron's own name for it; tests ask every handler by it. */
  _invokeHandlers = new Map()

  handle(channel, handler) {
    if (this._invokeHandlers.has(channel))
      throw new Error(`Attempted to register a second handler for '${channel}'`)
    this._invokeHandlers.set(channel, handler)
  }

  removeHandler(channel) {
    this._invokeHandlers.delete(channel)
  }

  /** One `invoke` from a page; rejects in Electron's own words. */
  async _invoke(channel, event, values) {
    try {
      const handler = this._invokeHandlers.get(channel)
      if (handler === undefined) throw new Error(`No handler registered for '${channel}'`)
      return await handler(event, ...values)
    } catch (error) {
      throw new Error(`Error invoking remote method '${channel}': ${error}`, { cause: error })
    }
  }
}

module.exports = { ipcMain: new IpcMain() }
