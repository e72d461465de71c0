// Saves and opens game files through the system's file dialogs.

import { readFile, stat } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { dialog, type BrowserWindow } from 'electron'
import { longestFile, type OpenedFile } from '../../shared/protocol/bridge'
import { writeForPeople } from '../host/folder/disk'
import { safeName } from './names'
import { words } from './words'

const gameFiles = { name: 'Caravanserai', extensions: ['caravan'] }

/** Asks where to save `text`. Resolves with false if the person cancels; rejects with the system's error if it fails. */
export async function saveFile(window: BrowserWindow, name: string, text: string): Promise<boolean> {
  const proposed = safeName(name)
  const extension = extname(proposed).slice(1)
  const filters =
    extension === 'caravan' || extension === '' ? [gameFiles] : [{ name: extension, extensions: [extension] }]
  const { canceled, filePath } = await dialog.showSaveDialog(window, { defaultPath: proposed, filters })
  if (canceled || filePath === '') return false
  // An older copy stays as it is if the disk is full.
  await writeForPeople(filePath, text)
  return true
}

/** Asks which game file to open; undefined if the person cancels. Rejects if it is too large or cannot be read. */
export async function openFile(window: BrowserWindow): Promise<OpenedFile | undefined> {
  const { canceled, filePaths } = await dialog.showOpenDialog(window, {
    properties: ['openFile'],
    filters: [gameFiles]
  })
  const [path] = filePaths
  if (canceled || path === undefined) return undefined
  if ((await stat(path)).size > longestFile) throw new Error(words.tooLarge(basename(path)))
  return { name: basename(path), text: await readFile(path, 'utf8') }
}
