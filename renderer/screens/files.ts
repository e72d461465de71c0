/** Game files in and out: through the desktop app's own dialogs where there is a bridge, else the browser's. */
import { packLimit } from '../../shared/engine/pack-fault'
import type { OpenedFile } from '../../shared/protocol/bridge'
import { bridgeOf } from '../link/bridge-link'

/** The ending of a game file's name. */
const fileEnding = '.caravan'

/** Saves a text under a name the person may change; false when they cancel. Rejects when writing fails. */
export async function saveText(name: string, text: string): Promise<boolean> {
  const bridge = bridgeOf(window)
  if (bridge) return bridge.saveFile(name, text)
  const address = URL.createObjectURL(new Blob([text], { type: 'application/octet-stream' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
  return true
}

/** Lets a person choose a game file; undefined when they cancel. */
export async function chooseFile(): Promise<OpenedFile | undefined> {
  const bridge = bridgeOf(window)
  if (bridge) return bridge.openFile()
  const file = await pick(fileEnding)
  return file && readFile(file)
}

/**
 * Lets a person choose a content pack; undefined when they cancel. The page's own way in the desktop app, too: its
 * dialog is for game files. No more is read than shows that a file is too large.
 */
export async function choosePack(): Promise<OpenedFile | undefined> {
  const file = await pick('.json,application/json')
  return file && { name: file.name, text: await file.slice(0, packLimit + 1).text() }
}

/** The page's own way to ask for a file. */
function pick(accept: string): Promise<File | undefined> {
  return new Promise((resolve) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = accept
    input.addEventListener('cancel', () => resolve(undefined))
    input.addEventListener('change', () => resolve(input.files?.[0]))
    input.click()
  })
}

/** Name and text of a file that was chosen or dropped. */
export async function readFile(file: File): Promise<OpenedFile> {
  return { name: file.name, text: await file.text() }
}
