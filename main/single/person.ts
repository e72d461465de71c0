// Messages for somebody who double-clicked the single-file program, in the system's language.

import { createInterface } from 'node:readline'
import { basename } from 'node:path'
import { languageFor } from '../../shared/protocol/language'
import { catalogues as desktop } from '../desktop/words'
import type { Person } from '../dedicated/program'
import { FolderUnusable } from '../host/index'
import { FileUnreadable } from '../opened-file'
import { showNotice } from './notice'
import { catalogues } from './words'

/** The person at this terminal. Without a terminal, errors are shown as a page in the browser. */
export function personAt(
  input: NodeJS.ReadableStream & { readonly isTTY?: boolean },
  output: NodeJS.WritableStream
): Person {
  const language = languageFor('system', [Intl.DateTimeFormat().resolvedOptions().locale])
  const words = catalogues[language]
  const say = (line: string): void => void output.write(`${line}\n`)
  /** Waits for Enter in a terminal. */
  const leave = async (): Promise<void> => {
    if (!input.isTTY) return
    say(words.enterCloses)
    const lines = createInterface({ input })
    await new Promise((resolve) => lines.once('line', resolve).once('close', resolve))
    lines.close()
  }
  /** Shows a last message and waits until it was read: for Enter in a terminal, else for the browser. */
  const sayLast = async (title: string, why: string): Promise<void> => {
    if (!input.isTTY) return showNotice(language, { title, why })
    say(`${title}. ${why}`)
    await leave()
  }
  const reasonIn = (reason: unknown): string => {
    if (reason instanceof FolderUnusable)
      return desktop[language].folderUnusable(reason.folder, reason.reason)
    if (reason instanceof FileUnreadable)
      return desktop[language].fileUnreadable(basename(reason.file), reason.reason)
    return reason instanceof Error ? reason.message : String(reason)
  }
  return {
    ready: (address) => {
      say(words.ready)
      say(words.address(address))
    },
    running: async (address) => {
      if (address === undefined)
        await sayLast(desktop[language].couldNotStart, desktop[language].alreadyRunning)
      else {
        say(words.running)
        say(words.address(address))
      }
    },
    noBrowser: (reason) => say(words.noBrowser(reason)),
    leave,
    failed: (reason) => sayLast(desktop[language].couldNotStart, reasonIn(reason))
  }
}
