'use strict'
// Stands in for the module "electron", as the app's main process sees it. Does not show: any part not listed here; its
// name throws.

const { app } = require('./app.cjs')
const { webContents } = require('./contents.cjs')
const {
  answers,
  calls,
  dialog,
  Menu,
  MenuItem,
  powerSaveBlocker,
  screen,
  session,
  shell
} = require('./desktop.cjs')
const { ipcMain } = require('./ipc.cjs')
const { net, protocol } = require('./protocol.cjs')
const { strict } = require('./strict.cjs')
const { BrowserWindow } = require('./window.cjs')

module.exports = strict(
  {
    app,
    BrowserWindow,
    dialog: strict(dialog, 'dialog'),
    ipcMain: strict(ipcMain, 'ipcMain'),
    Menu,
    MenuItem,
    net: strict(net, 'net'),
    powerSaveBlocker: strict(powerSaveBlocker, 'powerSaveBlocker'),
    protocol: strict(protocol, 'protocol'),
    screen: strict(screen, 'screen'),
    session: strict({ defaultSession: strict(session.defaultSession, 'session.defaultSession') }, 'session'),
    shell: strict(shell, 'shell'),
    webContents: strict(webContents, 'webContents'),
    /** For tests: what the app asked of the desktop, and what it is answered next. */
    _double: { calls, answers }
  },
  'electron'
)
