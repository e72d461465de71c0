'use strict'

/**
 * Stands in for what a sandboxed preload script finds around it: `require('electron')` with ipcRenderer and
 * contextBridge, a small `process`, and nothing of Node. Runs in the preload's world as text; its helpers are
 * handed in.
 * Does not show: the rest of `ipcRenderer`, `webFrame`, the limits of the operating system's sandbox.
 */
function runPreload({ codec, contextBridge, strict, secret, surroundings, sendName, receiveName }, preload) {
  const { pack, unpack } = codec()
  const listeners = new Map()
  const asked = new Map()
  let lastId = 0

  const send = (message) => globalThis[sendName](JSON.stringify(message))
  const listenersOf = (channel) => {
    if (!listeners.has(channel)) listeners.set(channel, [])
    return listeners.get(channel)
  }

  const ipcRenderer = {
    invoke: (channel, ...values) =>
      new Promise((...settle) => {
        lastId += 1
        const packed = pack(values)
        asked.set(lastId, settle)
        send({ kind: 'invoke', id: lastId, channel, values: packed })
      }),
    send: (channel, ...values) => send({ kind: 'send', channel, values: pack(values) }),
    on: (channel, listener) => {
      listenersOf(channel).push(listener)
      return ipcRenderer
    },
    off: (channel, listener) => {
      const list = listenersOf(channel)
      const at = list.indexOf(listener)
      if (at >= 0) list.splice(at, 1)
      return ipcRenderer
    }
  }

  const receive = (text) => {
    const { kind, id, channel, values, value, error } = JSON.parse(text)
    if (kind === 'message') {
      for (const listener of [...listenersOf(channel)])
        listener({ sender: ipcRenderer, ports: [] }, ...unpack(values))
      return
    }
    const [resolve, reject] = asked.get(id)
    asked.delete(id)
    if (error === undefined) resolve(unpack(value))
    else reject(new Error(error))
  }
  Object.defineProperty(globalThis, receiveName, { value: receive })

  window.addEventListener(`${secret}open`, ({ detail }) => send({ kind: 'open', address: detail }))

  const electron = strict(
    {
      ipcRenderer: strict(ipcRenderer, 'ipcRenderer'),
      contextBridge: strict(contextBridge('isolated', secret), 'contextBridge')
    },
    'electron (in the page)'
  )
  const require = (name) => {
    if (name === 'electron' || name === 'electron/renderer') return electron
    throw new Error(`module not found: ${name}`)
  }
  const module = { exports: {} }
  const process = Object.freeze({ ...surroundings, type: 'renderer', sandboxed: true, contextIsolated: true })
  preload(require, module, module.exports, process)
}

module.exports = { runPreload }
