'use strict'
// Stands in for Electron's `dialog`, `Menu`, `powerSaveBlocker`, `screen`, `shell` and `session`. Nothing is shown; what was asked is kept
// in `calls`, and a test sets the next answers with `answers`, through Playwright's `app.evaluate`.

const { EventEmitter } = require('node:events')

const calls = []

/** What the next dialogs answer; by default a person cancels. */
const answers = {
  showMessageBox: { response: 0, checkboxChecked: false },
  showOpenDialog: { canceled: true, filePaths: [] },
  showSaveDialog: { canceled: true, filePath: '' }
}

const note =
  (name) =>
  async (...values) => {
    // A dialog's first value may be its window, which no test wants to look into.
    calls.push({ name, values: values.filter((value) => !(value instanceof EventEmitter)) })
    return answers[name]
  }

const dialog = {
  showMessageBox: note('showMessageBox'),
  showOpenDialog: note('showOpenDialog'),
  showSaveDialog: note('showSaveDialog'),
  showErrorBox: (title, content) => {
    calls.push({ name: 'showErrorBox', values: [title, content] })
    console.error(`${title}: ${content}`)
  }
}

const shell = { openExternal: note('openExternal'), showItemInFolder: note('showItemInFolder') }

/** Which blockers have been started and not stopped. Whether the system sleeps is up to the system. */
const powerSaveBlocker = {
  _started: new Map(),
  _count: 0,
  start(type) {
    this._count += 1
    this._started.set(this._count, type)
    return this._count
  },
  stop(id) {
    return this._started.delete(id)
  },
  isStarted(id) {
    return this._started.has(id)
  }
}

class MenuItem {
  constructor({ submenu, ...options }) {
    Object.assign(this, { enabled: true, visible: true, type: submenu ? 'submenu' : 'normal' }, options)
    this.submenu = Array.isArray(submenu) ? Menu.buildFromTemplate(submenu) : submenu
  }
}

class Menu {
  static _application = null
  items = []

  static buildFromTemplate(template) {
    const menu = new Menu()
    for (const item of template) menu.append(item instanceof MenuItem ? item : new MenuItem(item))
    return menu
  }
  static setApplicationMenu(menu) {
    Menu._application = menu
  }
  static getApplicationMenu() {
    return Menu._application
  }
  append(item) {
    this.items.push(item)
  }
}

const display = {
  id: 1,
  scaleFactor: 1,
  bounds: { x: 0, y: 0, width: 1920, height: 1080 },
  workArea: { x: 0, y: 0, width: 1920, height: 1040 }
}
const screen = { getAllDisplays: () => [display], getPrimaryDisplay: () => display }

/**
 * Chromium asks nobody over the DevTools protocol. So writing to the clipboard is decided once for each page; what the
 * handlers do otherwise only a real Electron shows.
 */
const session = {
  defaultSession: {
    _permissions: {},
    setPermissionRequestHandler(handler) {
      this._permissions.request = handler
    },
    setPermissionCheckHandler(handler) {
      this._permissions.check = handler
    }
  }
}

module.exports = { answers, calls, dialog, Menu, MenuItem, powerSaveBlocker, screen, session, shell }
