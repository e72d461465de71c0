// Dialogs of the desktop app that let the host go on.

import { app, BrowserWindow, dialog, type MessageBoxOptions } from 'electron'

/**
 * Shows a dialog of a window, by default of the one that is open; resolves with the number of the button. On macOS a dialog
 * without a window stops the whole process.
 */
export async function showDialog(
  options: MessageBoxOptions,
  window: BrowserWindow | undefined = BrowserWindow.getAllWindows()[0]
): Promise<number> {
  const { response } = await (window
    ? dialog.showMessageBox(window, options)
    : dialog.showMessageBox(options))
  return response
}

/**
 * Shows an error in a dialog of a window; resolves once it was read. Unlike Electron's error box, which stops the whole
 * process, it does not keep guests waiting.
 */
export async function tellError(message: string, detail = '', window?: BrowserWindow): Promise<void> {
  await showDialog({ type: 'error', title: app.getName(), message, detail, noLink: true }, window)
}
