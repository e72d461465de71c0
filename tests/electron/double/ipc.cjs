'use strict'
// Electron's `ipcMain`: handlers by channel.

const { EventEmitter } = require('node:events')

class IpcMain extends EventEmitter {
  _handlers = new Map()

  handle(channel, handler) {
    if (this._handlers.has(channel))
      throw new Error(`Attempted to register a second handler for '${channel}'`)
    this._handlers.set(channel, handler)
  }

  removeHandler(channel) {
    this._handlers.delete(channel)
  }

  /** One `invoke` from a page; rejects in Electron's own words. */
  async _invoke(channel, event, values) {
    try {
      const handler = this._handlers.get(channel)
      if (handler === undefined) throw new Error(`No handler registered for '${channel}'`)
      return await handler(event, ...values)
    } catch (error) {
      throw new Error(`Error invoking remote method '${channel}': ${error}`, { cause: error })
    }
  }
}

module.exports = { ipcMain: new IpcMain() }
