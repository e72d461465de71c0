'use strict'
// Stands in for Electron's `BrowserWindow`: one page of Chromium's with the life of a window.
// Does not show: a native window. Size, place, focus and whether it is visible are noted and nothing more.

const { EventEmitter } = require('node:events')
const { app } = require('./app.cjs')
const { chromium } = require('./chromium.cjs')
const { WebContents } = require('./contents.cjs')
const { cancelable, strict } = require('./strict.cjs')

const pause = (milliseconds, value) => new Promise((resolve) => setTimeout(resolve, milliseconds, value))

class BrowserWindow extends EventEmitter {
  static getAllWindows() {
    return [...app._windows]
  }
  static getFocusedWindow() {
    return [...app._windows].at(-1) ?? null
  }
  static fromWebContents(contents) {
    return contents?._window ?? null
  }

  constructor(options = {}) {
    super()
    if (!app.isReady()) throw new Error('Cannot create BrowserWindow before app is ready')
    const preferences = options.webPreferences ?? {}
    const { nodeIntegration, contextIsolation, sandbox, webSecurity } = preferences
    if (nodeIntegration || contextIsolation === false || sandbox === false || webSecurity === false) {
      throw new Error('electron double: only sandboxed, isolated windows without Node are supported')
    }
    const self = strict(this, 'BrowserWindow')
    this._bounds = { x: 0, y: 0, width: options.width ?? 800, height: options.height ?? 600 }
    this._title = options.title ?? app.getName()
    this._state = {
      visible: options.show !== false,
      focused: options.show !== false,
      flashing: false,
      maximized: false,
      fullScreen: false,
      minimized: false,
      destroyed: false
    }
    this._closed = new Promise((resolve) => {
      this._setClosed = resolve
    })
    this._painted = false
    this.webContents = new WebContents(self, preferences)
    this.id = this.webContents.id
    app._windows.add(self)
    app.emit('web-contents-created', cancelable(), this.webContents)
    app.emit('browser-window-created', cancelable(), self)
    return self
  }

  loadURL(address) {
    return this.webContents._load(address)
  }
  getTitle() {
    return this._title
  }
  isDestroyed() {
    return this._state.destroyed
  }
  isVisible() {
    return this._state.visible
  }
  isFocused() {
    return this._state.focused
  }
  flashFrame(on) {
    this._state.flashing = on
  }
  isMinimized() {
    return this._state.minimized
  }
  isMaximized() {
    return this._state.maximized
  }
  isFullScreen() {
    return this._state.fullScreen
  }
  setFullScreen(on) {
    this._state.fullScreen = on
  }
  getBounds() {
    return { ...this._bounds }
  }
  getNormalBounds() {
    return { ...this._bounds }
  }
  setBounds(bounds) {
    Object.assign(this._bounds, bounds)
  }
  show() {
    this._state.visible = true
    this.emit('show')
    this.focus()
  }
  hide() {
    this._state.visible = false
    this.emit('hide')
  }
  maximize() {
    this._state.maximized = true
  }
  minimize() {
    this._state.minimized = true
  }
  restore() {
    this._state.minimized = false
  }
  focus() {
    this._state.focused = true
    this.emit('focus')
  }
  blur() {
    this._state.focused = false
    this.emit('blur')
  }
  close() {
    const event = cancelable()
    this.emit('close', event)
    if (!event.defaultPrevented) void this._shut()
  }
  destroy() {
    void this._shut()
  }

  /** Chromium can overlook a close that meets a page in mid-load: ask again, then give up on the page. */
  async _shut() {
    await this.webContents._created.catch(() => {})
    for (let tries = 0; tries < 4 && !this._state.destroyed; tries += 1) {
      const asked = chromium.devTools.send('Target.closeTarget', { targetId: this.webContents._target })
      await Promise.race([asked.catch(() => {}), pause(500)])
      await Promise.race([this._closed, pause(500)])
    }
    this.webContents._gone()
  }

  _onFirstPaint() {
    if (this._painted) return
    this._painted = true
    this.emit('ready-to-show')
  }

  _onGone() {
    if (this._state.destroyed) return
    this._state.destroyed = true
    for (const window of app._windows) if (window.id === this.id) app._windows.delete(window)
    this._setClosed()
    this.emit('closed')
    if (app._windows.size > 0 || app._quitting) return
    if (app.listenerCount('window-all-closed') > 0) app.emit('window-all-closed')
    else void app.quit()
  }
}

module.exports = { BrowserWindow }
