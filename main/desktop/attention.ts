// Calls somebody who is at another program back to a window.

import { app, type BrowserWindow } from 'electron'

/** Windows whose buttons flash now. */
const flashing = new WeakSet<BrowserWindow>()

/**
 * Lets the window's button in the taskbar flash until the window has the focus; on macOS the icon in the Dock bounces.
 * Does nothing if the window has the focus.
 */
export function drawAttention(window: BrowserWindow): void {
  if (window.isFocused() || flashing.has(window)) return
  if (process.platform === 'darwin') {
    app.dock?.bounce('informational')
    return
  }
  flashing.add(window)
  window.flashFrame(true)
  window.once('focus', () => {
    flashing.delete(window)
    window.flashFrame(false)
  })
}
