// Leaving with guests at a table: the person is asked first, and told who would wait.

import { app, dialog, type BrowserWindow, type MessageBoxOptions } from 'electron'
import type { GuestsAtTable, Host } from '../host/index'
import { words } from './words'

/**
 * From now on quitting asks while guests are at a table, and so does closing the window where the app ends with it. A
 * signal to end is not a question: the system, or whoever sent it, has decided. Call once, before the first window
 * opens.
 */
export function askBeforeQuitting(host: Host): void {
  let agreed = false
  let asking = false

  /** True if nobody would wait; else the person is asked, and `go` is called if they leave all the same. */
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
    // First of all who hear it: by the time the app quits, nothing is to be asked.
    process.prependListener(signal, () => {
      agreed = true
      app.quit()
    })
}

/** Resolves with whether the person leaves. */
async function ask(guests: readonly GuestsAtTable[], window?: BrowserWindow): Promise<boolean> {
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
