// The app's one window: opened at the start, brought forward later, and opened again on macOS, where the app runs on
// without one.

import { BrowserWindow } from 'electron'
import type { Shown } from '../opened-file'
import { pageAddress } from './page'
import { bringForward, openWindow } from './window'

/** Opens the window, and brings it forward with what it is to show. */
export class FrontWindow {
  readonly #preload: string
  readonly #report: Record<'unopened' | 'unshown', (reason: unknown) => void>
  #opened = false
  /** Settles when the window has loaded what it was last sent to. */
  #loaded: Promise<unknown> = Promise.resolve()

  /**
   * `preload`: path of the built preload script. `report`: told the reason if a later window cannot be opened, or if the
   * window cannot show what it was sent to.
   */
  constructor(preload: string, report: Record<'unopened' | 'unshown', (reason: unknown) => void>) {
    this.#preload = preload
    this.#report = report
  }

  /** True once the first window was opened. */
  get opened(): boolean {
    return this.#opened
  }

  /** Opens the first window. Rejects if its page cannot be loaded. */
  async open(shown?: Shown): Promise<void> {
    this.#loaded = openWindow(this.#preload, shown)
    this.#opened = true
    await this.#loaded
  }

  /** Brings the window forward, or opens one. `shown`: what the page is to show. */
  comeForward(shown?: Shown): void {
    const [window] = BrowserWindow.getAllWindows()
    if (window === undefined) {
      this.#loaded = openWindow(this.#preload, shown).catch(this.#report.unopened)
      return
    }
    // Only the fragment (after `#`) changes, so the page is not reloaded; in mid-load it would be, and what it loads now
    // would count as failed.
    const show = async (): Promise<void> => {
      if (shown !== undefined && !window.isDestroyed()) await window.loadURL(`${pageAddress}#${shown}`)
    }
    this.#loaded = this.#loaded.then(show, show)
    this.#loaded.catch(this.#report.unshown)
    bringForward(window)
  }

  /**
   * The window that a dialog is to belong to: `closing`, the one that is open, or one that is opened for it. On macOS a
   * dialog without a window would stop the whole process, and with it the game of the guests.
   */
  async forDialog(closing?: BrowserWindow): Promise<BrowserWindow | undefined> {
    if (closing) return closing
    const [open] = BrowserWindow.getAllWindows()
    this.comeForward()
    if (open === undefined) await this.#loaded
    return open ?? BrowserWindow.getAllWindows()[0]
  }
}
