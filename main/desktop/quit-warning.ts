// Quitting while guests are at a table: asks first, and says who would be left waiting.

import { app, BrowserWindow, dialog, type MessageBoxOptions } from 'electron'
import type { GuestsAtTable, Host } from '../host/index'
import { bringForward } from './window'
import { words } from './words'

/**
 * From now on, quitting while guests are at a table asks for confirmation, and so does closing the window where that
 * ends the app (not on macOS). A signal ends the app without asking. Call once, before the first window opens.
 */
export function askBeforeQuitting(host: Host): void {
  let agreed = false
  let asking = false

  /** True if no guest would be left waiting. Otherwise asks the person, and calls `go` if they confirm. */
  const mayGo = (go: () => void, window?: BrowserWindow): boolean => {
    const guests = agreed ? [] : host.guests()
    if (guests.length === 0) return true
    if (asking) return false
    asking = true
    void ask(guests, window).then((leaves) => {
      asking = false
      agreed ||= leaves
      if (leaves) go()
    })
    return false
  }

  app.on('before-quit', (event) => {
    if (!mayGo(() => app.quit())) event.preventDefault()
  })
  if (process.platform !== 'darwin')
    app.on('browser-window-created', (_event, window) => {
      window.on('close', (event) => {
        if (!mayGo(() => window.close(), window)) event.preventDefault()
      })
    })
  for (const signal of ['SIGTERM', 'SIGHUP'] as const)
    // Ahead of all other listeners: `agreed` must be set by the time the app quits.
    process.prependListener(signal, () => {
      agreed = true
      app.quit()
    })
}

/**
 * Resolves with whether the person wants to quit all the same. The dialog belongs to a window: without one, it would stop the
 * whole process on macOS, and with it the game of the guests.
 */
async function ask(guests: readonly GuestsAtTable[], closing?: BrowserWindow): Promise<boolean> {
  const window = closing ?? BrowserWindow.getAllWindows()[0]
  if (window && !closing) bringForward(window)
  const { title, detail, stay, close } = words.leaving
  const options: MessageBoxOptions = {
    type: 'question',
    message: title,
    detail: detail(guests),
    buttons: [stay, close],
    defaultId: 0,
    cancelId: 0,
    noLink: true
  }
  const { response } = await (window
    ? dialog.showMessageBox(window, options)
    : dialog.showMessageBox(options))
  return response === 1
}
