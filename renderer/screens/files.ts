/** Game files in and out: through the desktop app's own dialogs where there is a bridge, else the browser's. */
import type { OpenedFile } from '../../shared/protocol/bridge'
import { bridgeOf } from '../link/bridge-link'

/** The ending of a game file's name. */
export const fileEnding = '.caravan'

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
  return new Promise((resolve, reject) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = fileEnding
    input.addEventListener('cancel', () => resolve(undefined))
    input.addEventListener('change', () => {
      const file = input.files?.[0]
      if (!file) resolve(undefined)
      else readFile(file).then(resolve, reject)
    })
    input.click()
  })
}

/** Name and text of a file that was chosen or dropped. */
export async function readFile(file: File): Promise<OpenedFile> {
  return { name: file.name, text: await file.text() }
}
