// How the desktop app ends: the host writes everything to disk first, and whoever starts the app meanwhile gets it again
// afterwards.

import { app } from 'electron'
import type { Host } from '../host/index'
import { isGameFile } from '../opened-file'
import type { OpenedFiles } from './opened-files'

/** Settles when the host has written everything to disk, after five seconds at most. */
export function closing(host: Host): Promise<unknown> {
  return Promise.race([host.close(), new Promise((resolve) => setTimeout(resolve, 5000))])
}

/** The app's end, from the moment when nothing calls it off any more. */
export class Ending {
  #begun = false
  #again = false

  /** True from when the app closes until it has ended. */
  get begun(): boolean {
    return this.#begun
  }

  /** Somebody started the app while it closed: it starts again once it has ended. */
  wantAgain(): void {
    this.#again = true
  }

  /** Delays quitting until the host has closed. Files that are opened meanwhile start the app again, too. Call once. */
  closeBeforeQuit(host: Host, files: OpenedFiles): void {
    let closed = false
    app.on('will-quit', (event) => {
      if (closed) return
      event.preventDefault()
      if (this.#begun) return
      this.#begun = true
      const opened = files.hold()
      const finish = (): void => {
        closed = true
        if (this.#again || opened.length > 0) startAgain(opened)
        app.quit()
      }
      closing(host).then(finish, finish)
    })
  }
}

/** Starts the app with these files once this process has ended. An AppImage is started by its own path. */
function startAgain(files: readonly string[]): void {
  const { APPIMAGE } = process.env
  const args = [...process.argv.slice(1).filter((argument) => !isGameFile(argument)), ...files]
  app.relaunch({ args, ...(APPIMAGE !== undefined && { execPath: APPIMAGE }) })
}
