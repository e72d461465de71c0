// Game files that the system opens with the desktop app: as words of the command line, or on macOS by an event.

import { basename, resolve } from 'node:path'
import { app, dialog } from 'electron'
import type { Host } from '../host/index'
import { FileUnreadable, isGameFile, showFile, type Shown } from '../opened-file'
import { words } from './words'

/** The game files among the words of a command line. */
const filesIn = (given: readonly string[], folder: string): readonly string[] =>
  given.slice(1).flatMap((word) => (isGameFile(word) ? [resolve(folder, word)] : []))

/** Files that were opened, one after the other, until somebody can be shown them. */
export class OpenedFiles {
  readonly #waiting = [...filesIn(process.argv, process.cwd())]
  #show: ((file: string) => void) | undefined

  /** Hears of them from now on: must be there before Electron is ready. */
  constructor() {
    app.on('open-file', (event, path) => {
      event.preventDefault()
      this.#hear(path)
    })
  }

  /** The files of a second start; true if there are any. */
  hearAll(given: readonly string[], folder: string): boolean {
    const files = filesIn(given, folder)
    for (const file of files) this.#hear(file)
    return files.length > 0
  }

  /** What the window is to show at first, if anything; `show` is called with each later one. */
  async first(host: Host, show: (shown: Shown) => void): Promise<Shown | undefined> {
    const [first, ...others] = this.#waiting.splice(0)
    this.#show = (file) => void shownOf(host, file).then((shown) => shown !== undefined && show(shown))
    const shown = first === undefined ? undefined : await shownOf(host, first)
    for (const file of others) this.#show(file)
    return shown
  }

  #hear(file: string): void {
    if (this.#show) this.#show(file)
    else this.#waiting.push(file)
  }
}

/** Brings the file to the host; a dialog says so if it cannot be read. */
async function shownOf(host: Host, file: string): Promise<Shown | undefined> {
  const connection = host.connect(() => undefined)
  try {
    return await showFile(file, (request) => connection.request(request))
  } catch (error) {
    const { reason } = error instanceof FileUnreadable ? error : { reason: String(error) }
    dialog.showErrorBox(app.getName(), words.fileUnreadable(basename(file), reason))
    return undefined
  } finally {
    connection.close()
  }
}
