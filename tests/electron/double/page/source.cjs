'use strict'
// Puts the page's parts together as the text that Chromium runs before anything of the page's own.

const { strict } = require('../strict.cjs')
const { contextBridge } = require('./bridge.cjs')
const { codec } = require('./codec.cjs')
const { askBeforeOpen } = require('./open.cjs')
const { runPreload } = require('./preload.cjs')

/** Name of the world the preload runs in. */
const preloadWorld = 'electron-preload'
/** Names by which the preload's world sends to us (a binding of Chromium's) and hears from us. */
const sendName = '__electronDoubleSend'
const receiveName = '__electronDoubleReceive'

/** Only in the top frame of a page of the app's, never in the empty page a window starts with. */
const inTopFrame = (code) => `(() => {
  if (window !== window.top || /^(?:about:blank|data:)/.test(location.href)) return
  ${code}
})()`

/** The page's half of the bridge, and its window.open. */
const bridgeSource = (secret) =>
  inTopFrame(`
    ${contextBridge}; ${askBeforeOpen}
    const secret = ${JSON.stringify(secret)}
    contextBridge('main', secret)
    askBeforeOpen(secret)
  `)

/** The preload's half, its surroundings, and the preload itself. */
const preloadSource = (secret, surroundings, preload) =>
  inTopFrame(`
    ${codec}; ${contextBridge}; ${strict}; ${runPreload}
    const given = ${JSON.stringify({ secret, surroundings, sendName, receiveName })}
    runPreload({ codec, contextBridge, strict, ...given }, function (require, module, exports, process) {
      ${preload}
    })
  `)

module.exports = { bridgeSource, preloadSource, preloadWorld, sendName, receiveName }
