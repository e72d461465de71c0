'use strict'
// Stands in for Electron's `protocol` and `net`. Chromium cannot be taught a scheme from outside, so app://host/x
// is shown to it as http://host.app.localhost/x, and every request to there is answered by the app's own handler.
// Does not show: the origin app://host itself, and what its privileges (secure, standard, code cache) change.

const fs = require('node:fs')
const { fileURLToPath } = require('node:url')
const { app } = require('./app.cjs')

const handlers = new Map()

const protocol = {
  registerSchemesAsPrivileged(schemes) {
    if (app.isReady())
      throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready')
    protocol._privileged = schemes
  },
  handle(scheme, handler) {
    if (handlers.has(scheme)) throw new Error(`The scheme '${scheme}' is already registered`)
    handlers.set(scheme, handler)
  },
  _privileged: []
}

/** The address Chromium is given for an address of the app's. */
function outward(address) {
  const { protocol: scheme, host } = new URL(address)
  const name = scheme.slice(0, -1)
  return handlers.has(name)
    ? address.replace(`${name}://${host}`, `http://${host}.${name}.localhost`)
    : address
}

/** The app's address for one of Chromium's. */
function inward(address) {
  const [, host, name, rest = '/'] =
    /^http:\/\/(.+)\.([a-z][a-z0-9+.-]*)\.localhost(\/.*)?$/.exec(address) ?? []
  return handlers.has(name) ? `${name}://${host}${rest}` : address
}

/** The app's answer to a request of Chromium's, or undefined when no scheme of the app's is meant. */
async function respond({ url, method, headers, postData }) {
  const address = inward(url)
  const handler = handlers.get(new URL(address).protocol.slice(0, -1))
  if (handler === undefined) return undefined
  // Node's Request knows no schemes of one's own; the handler sees the app's address all the same.
  const request = new Request(url, { method, headers, ...(postData ? { body: postData } : {}) })
  Object.defineProperty(request, 'url', { value: address })
  const response = await handler(request)
  return {
    responseCode: response.status,
    responseHeaders: [...response.headers].map(([name, value]) => ({ name, value })),
    body: Buffer.from(await response.arrayBuffer()).toString('base64')
  }
}

const net = {
  isOnline: () => true,
  async fetch(input, init) {
    const address = typeof input === 'string' ? input : input.url
    if (!address.startsWith('file:')) return fetch(input, init)
    return new Response(fs.readFileSync(fileURLToPath(address)))
  }
}

module.exports = { protocol, net, outward, inward, respond }
