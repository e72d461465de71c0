'use strict'
// Stands in for Electron's `webContents`: a page in Chromium, its preload in a world of its own, messages to and fro,
// leaving the page, opening another. Does not show: the sandbox around the preload, frames as senders (a message always
// comes from the top frame), redirects, `<webview>`, an allowed second window.

const crypto = require('node:crypto')
const { EventEmitter, once } = require('node:events')
const fs = require('node:fs')
const { chromium } = require('./chromium.cjs')
const { session } = require('./desktop.cjs')
const { ipcMain } = require('./ipc.cjs')
const { codec } = require('./page/codec.cjs')
const { bridgeSource, preloadSource, preloadWorld, sendName, receiveName } = require('./page/source.cjs')
const { inward, outward, respond } = require('./protocol.cjs')
const { cancelable, strict } = require('./strict.cjs')

const { pack, unpack } = codec()
const byTarget = new Map()
let count = 0

class WebContents extends EventEmitter {
  constructor(window, preferences) {
    super()
    count += 1
    this.id = count
    this.session = session.defaultSession
    this._window = window
    this._preferences = preferences
    /** The address the page shows, and the one it was sent to and may go to unasked. */
    this._address = ''
    this._expected = undefined
    this._openHandler = undefined
    this._isDestroyed = false
    /** Chromium's names for the page, its session, its top frame and its preload's world. */
    this._target = undefined
    this._session = undefined
    this._frame = undefined
    this._world = undefined
    /** What the app holds; the same object whichever way it gets it. */
    this._self = strict(this, 'webContents')
    this._created = this._create()
    this._created.catch((error) => console.error(error))
    return this._self
  }

  getURL() {
    return this._address
  }
  isDestroyed() {
    return this._isDestroyed
  }
  getLastWebPreferences() {
    return { ...this._preferences }
  }
  setWindowOpenHandler(handler) {
    this._openHandler = handler
  }
  send(channel, ...values) {
    void this._toPage({ kind: 'message', channel, values: pack(values) })
  }
  forcefullyCrashRenderer() {
    // A page that has crashed answers no more.
    void this._command('Page.crash').catch(() => {})
  }
  reload() {
    this._expected = outward(this._address)
    void this._command('Page.reload')
  }

  _command(method, params = {}) {
    return chromium.devTools.send(method, params, this._session)
  }

  async _create() {
    watchTargets()
    const { width, height } = this._window.getBounds()
    const { targetId } =
      (await blankPage()) ??
      (await chromium.devTools.send('Target.createTarget', {
        url: 'about:blank',
        newWindow: true,
        width,
        height
      }))
    this._target = targetId
    byTarget.set(targetId, this)
    const attached = await chromium.devTools.send('Target.attachToTarget', { targetId, flatten: true })
    this._session = attached.sessionId
    this._listen()
    await this._decidePermissions()
    this._frame = (await this._command('Page.getFrameTree')).frameTree.frame.id
    await Promise.all([
      this._command('Page.enable'),
      this._command('Runtime.enable'),
      this._command('Inspector.enable'),
      this._command('Fetch.enable', { patterns: [{ urlPattern: '*' }] })
    ])
    await this._command('Runtime.addBinding', { name: sendName, executionContextName: preloadWorld })
    if (this._preferences.preload !== undefined) await this._installPreload(this._preferences)
  }

  /** Asks the app, as Electron does at each use, whether its page may write to the clipboard. */
  async _decidePermissions() {
    const { check } = this.session._permissions
    if (!check) return
    const granted = check(this._self, 'clipboard-sanitized-write', '', { isMainFrame: true })
    await chromium.devTools.send('Browser.setPermission', {
      permission: { name: 'clipboard-write' },
      setting: granted ? 'granted' : 'denied'
    })
  }

  _listen() {
    const on = (event, listener) => chromium.devTools.on(`${this._session}:${event}`, listener)
    on('Runtime.executionContextCreated', ({ context }) => {
      if (context.name === preloadWorld && context.auxData.frameId === this._frame) this._world = context.id
    })
    on('Runtime.executionContextDestroyed', ({ executionContextId }) => {
      if (executionContextId === this._world) this._world = undefined
    })
    on('Runtime.bindingCalled', ({ name, payload, executionContextId }) => {
      if (name === sendName) void this._fromPage(JSON.parse(payload), executionContextId)
    })
    on('Page.frameNavigated', ({ frame }) => {
      if (frame.parentId !== undefined) return
      this._address = inward(frame.url)
      this._frame = frame.id
      this.emit('did-navigate', cancelable(), this._address)
    })
    on('Inspector.targetCrashed', () =>
      this.emit('render-process-gone', cancelable(), { reason: 'crashed', exitCode: 1 })
    )
    on('Page.domContentEventFired', () => this.emit('dom-ready'))
    on('Page.loadEventFired', () => {
      this.emit('did-finish-load')
      this._window._onFirstPaint()
    })
    on('Fetch.requestPaused', (request) => void this._onRequest(request).catch(() => {}))
  }

  /** Both halves of the bridge share a secret name for their events, so that the page cannot speak for the preload. */
  async _installPreload({ preload, additionalArguments = [] }) {
    const secret = crypto.randomUUID()
    const { platform, arch, versions } = process
    const surroundings = { platform, arch, versions, argv: ['electron', ...additionalArguments], env: {} }
    const code = fs.readFileSync(preload, 'utf8')
    await this._command('Page.addScriptToEvaluateOnNewDocument', { source: bridgeSource(secret) })
    await this._command('Page.addScriptToEvaluateOnNewDocument', {
      worldName: preloadWorld,
      source: preloadSource(secret, surroundings, code)
    })
  }

  async _load(address) {
    await this._created
    const loaded = once(this, 'did-finish-load')
    loaded.catch(() => {})
    this._expected = outward(address)
    const { errorText } = await this._command('Page.navigate', { url: this._expected })
    if (errorText) {
      this.emit('did-fail-load', cancelable(), -2, errorText, address, true)
      throw new Error(`${errorText} loading '${address}'`)
    }
    await loaded
  }

  async _onRequest({ requestId, request, resourceType, frameId }) {
    const settle = (method, params) => this._command(`Fetch.${method}`, { requestId, ...params })
    const ofTop = resourceType === 'Document' && frameId === this._frame
    if (ofTop && request.url !== this._expected) {
      // The page goes somewhere by itself.
      const event = cancelable({ url: inward(request.url) })
      this.emit('will-navigate', event, event.url)
      if (event.defaultPrevented) return settle('failRequest', { errorReason: 'Aborted' })
    }
    if (ofTop) this._expected = undefined
    let response
    try {
      response = await respond(request)
    } catch (error) {
      console.error('The protocol handler failed:', error)
      return settle('failRequest', { errorReason: 'Failed' })
    }
    return response === undefined ? settle('continueRequest') : settle('fulfillRequest', response)
  }

  async _fromPage({ kind, id, channel, values, address }, world) {
    if (kind === 'open') return this._askToOpen(address)
    const origin = /^[a-z]+:\/\/[^/]+/.exec(this._address)?.[0] ?? 'null'
    const senderFrame = strict({ url: this._address, origin, parent: null }, 'senderFrame')
    const event = strict({ sender: this._self, senderFrame, frameId: 1, processId: 1 }, 'event')
    if (kind === 'send') {
      ipcMain.emit(channel, event, ...unpack(values))
      return
    }
    let answer
    try {
      answer = { value: pack(await ipcMain._invoke(channel, event, unpack(values))) }
    } catch (error) {
      answer = { error: error.message }
    }
    await this._toPage({ kind: 'answer', id, ...answer }, world)
  }

  async _toPage(message, world = this._world) {
    if (world === undefined) return
    const expression = `${receiveName}(${JSON.stringify(JSON.stringify(message))})`
    await this._command('Runtime.evaluate', { expression, contextId: world }).catch(() => {})
  }

  /** What the app says to a new window at this address. Only a refusal is provided for. */
  _askToOpen(address) {
    const details = { url: inward(address), frameName: '', features: '', disposition: 'new-window' }
    const { action } = this._openHandler?.(details) ?? { action: 'allow' }
    if (action !== 'deny') throw new Error(`electron double: a second window (${address}) is not provided`)
  }

  /** A link opened a page: Chromium has already made it. Closed too early, it would hold up the one that opened it. */
  _opened({ targetId, url }) {
    this._askToOpen(url)
    setTimeout(() => void chromium.devTools.send('Target.closeTarget', { targetId }).catch(() => {}), 300)
  }

  _gone() {
    if (this._isDestroyed) return
    byTarget.delete(this._target)
    this._isDestroyed = true
    this.emit('destroyed')
    this._window._onGone()
  }
}

let watching = false
function watchTargets() {
  if (watching) return
  watching = true
  chromium.devTools.on(':Target.targetCreated', ({ targetInfo }) => {
    if (targetInfo.type === 'page' && targetInfo.openerId)
      byTarget.get(targetInfo.openerId)?._opened(targetInfo)
  })
  chromium.devTools.on(':Target.targetDestroyed', ({ targetId }) => byTarget.get(targetId)?._gone())
}

/** With a visible window Chromium starts with one empty page: the first window takes it. */
async function blankPage() {
  if (!chromium.headful || byTarget.size > 0) return undefined
  const { targetInfos } = await chromium.devTools.send('Target.getTargets')
  return targetInfos.find(({ type, url }) => type === 'page' && url.startsWith('data:'))
}

const webContents = { getAllWebContents: () => [...byTarget.values()].map((contents) => contents._self) }

module.exports = { WebContents, webContents }
