// Quitting while guests are at a table: asks first, and says who would be left waiting.

import { app, type BrowserWindow, type MessageBoxOptions } from 'electron'
import type { GuestsAtTable, Host } from '../host/index'
import type { FrontWindow } from './front-window'
import { showDialog } from './tell'
import { words } from './words'

/**
 * From now on, quitting while guests are at a table asks for confirmation, and so does closing the window where that
 * ends the app (not on macOS). A signal ends the app without asking. Call once, before the first window opens. `front`: the
 * window that is opened for the question if there is none.
 */
export function askBeforeQuitting(host: Host, front: FrontWindow): void {
  let agreed = false
  let asking = false

  /** True if no guest would be left waiting. Otherwise asks the person, and calls `go` if they confirm. */
  const mayGo = (go: () => void, window?: BrowserWindow): boolean => {
    const guests = agreed ? [] : host.guests()
    if (guests.length === 0) return true
    if (asking) return false
    asking = true
    void front
      .forDialog(window)
      .then((owner) => ask(guests, owner))
      .then((leaves) => {
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

/** Resolves with whether the person wants to quit all the same. */
async function ask(guests: readonly GuestsAtTable[], window: BrowserWindow | undefined): Promise<boolean> {
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
  return (await showDialog(options, window)) === 1
}
