// Game files that the system opens with the desktop app: as command line arguments or, on macOS, by an event.

import { basename } from 'node:path'
import { app } from 'electron'
import type { Host } from '../host/index'
import { FileUnreadable, isGameFile, pathOf, showFile, type Shown } from '../opened-file'
import type { FrontWindow } from './front-window'
import { tellError } from './tell'
import { words } from './words'

/** The absolute paths of the game files in a command line; `folder` is its working directory. */
const filesIn = (argv: readonly string[], folder: string): readonly string[] =>
  argv.slice(1).flatMap((argument) => (isGameFile(argument) ? [pathOf(argument, folder)] : []))

/** Queues opened files until there is a window to show them in, then shows each as it comes. */
export class OpenedFiles {
  readonly #waiting: string[] = [...filesIn(process.argv, process.cwd())]
  #show: ((file: string) => void) | undefined

  /** Listens for files from now on. Create it before Electron is ready: macOS sends the first event that early. */
  constructor() {
    app.on('open-file', (event, path) => {
      event.preventDefault()
      this.#add(path)
    })
  }

  /** Adds the game files from the command line of a second instance. Returns whether there were any. */
  addAll(argv: readonly string[], folder: string): boolean {
    const files = filesIn(argv, folder)
    for (const file of files) this.#add(file)
    return files.length > 0
  }

  /** What the window is to show first, if anything. */
  async first(host: Host): Promise<Shown | undefined> {
    const [first] = this.#waiting.splice(0, 1)
    return first === undefined ? undefined : shownOf(host, first)
  }

  /** From now on shows each further file in the window. Call it once the first one was opened. */
  follow(host: Host, front: FrontWindow): void {
    this.#show = (file) =>
      void shownOf(host, file, front).then((shown) => shown !== undefined && front.comeForward(shown))
    for (const file of this.#waiting.splice(0)) this.#show(file)
  }

  /** From now on files wait again, since the app is closing. Returns the list of them, which grows. */
  hold(): readonly string[] {
    this.#show = undefined
    return this.#waiting
  }

  #add(file: string): void {
    if (this.#show) this.#show(file)
    else this.#waiting.push(file)
  }
}

/** Imports the file and returns what the page is to show. Shows a dialog and returns undefined if it cannot be read. */
async function shownOf(host: Host, file: string, front?: FrontWindow): Promise<Shown | undefined> {
  const connection = host.connect(() => undefined)
  try {
    return (await showFile(file, (request) => connection.request(request))).shown
  } catch (error) {
    const { reason } = error instanceof FileUnreadable ? error : { reason: String(error) }
    void tellError(words.fileUnreadable(basename(file), reason), '', await front?.forDialog())
    return undefined
  } finally {
    connection.close()
  }
}
