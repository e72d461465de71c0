// Tells of an error while the host goes on.

import { app, BrowserWindow, dialog, type MessageBoxOptions } from 'electron'

/**
 * Shows an error in a dialog of the open window; resolves once it was read. Unlike Electron's error box, which stops the
 * whole process, it does not keep guests waiting. (On macOS that takes a window: a dialog without one stops the process.)
 */
export async function tellError(message: string, detail = ''): Promise<void> {
  const options: MessageBoxOptions = { type: 'error', title: app.getName(), message, detail, noLink: true }
  const [window] = BrowserWindow.getAllWindows()
  await (window ? dialog.showMessageBox(window, options) : dialog.showMessageBox(options))
}
