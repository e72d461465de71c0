/** Saves and opens files: with the desktop app's dialogs if there is a bridge, else with the browser's. */
import { packLimit } from '../../shared/engine/pack-fault'
import type { OpenedFile } from '../../shared/protocol/bridge'
import { bridgeOf } from '../link/bridge-link'

/** The extension of game files. */
const fileEnding = '.caravan'

/** Saves a text as a file whose name the person may change; false if they cancel. Rejects if writing fails. */
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
 * Lets a person choose a content pack; undefined when they cancel. Uses the browser's dialog in the desktop app too, whose
 * own is only for game files. Reads at most a little more than the limit, in UTF-16 too: enough to reject a file as too large.
 */
export async function choosePack(): Promise<OpenedFile | undefined> {
  const file = await pick('.json,application/json')
  if (!file) return undefined
  const { decoded } = await import('./decoded')
  return { name: file.name, text: decoded(await file.slice(0, 2 * packLimit + 4).arrayBuffer()) }
}

/** Opens the browser's file dialog. */
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

/** Reads a file that was chosen or dropped. */
export async function readFile(file: File): Promise<OpenedFile> {
  return { name: file.name, text: await file.text() }
}

/** True if a file is dropped on the right half of Home, where it is only replayed; on the left half it is imported. */
export const isOnRight = (event: DragEvent): boolean => event.clientX > window.innerWidth / 2
