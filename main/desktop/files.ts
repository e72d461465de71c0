// Saves and opens game files through the system's file dialogs.

import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { dialog, type BrowserWindow, type FileFilter } from 'electron'
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
  const path = await askWhere(window, proposed, filters, extname(proposed))
  if (path === undefined) return false
  // An older copy stays as it is if the disk is full.
  await writeForPeople(path, text)
  return true
}

/**
 * Asks for the file to save as; undefined if the person cancels. The dialogs of Linux do not add the ending to a name that
 * was typed without it, so that nothing would open the file. If there is a file of the whole name, they ask about that one.
 */
async function askWhere(
  window: BrowserWindow,
  defaultPath: string,
  filters: FileFilter[],
  ending: string
): Promise<string | undefined> {
  const { canceled, filePath } = await dialog.showSaveDialog(window, { defaultPath, filters })
  if (canceled || filePath === '') return undefined
  if (process.platform !== 'linux' || filePath.toLowerCase().endsWith(ending.toLowerCase())) return filePath
  const whole = filePath + ending
  return existsSync(whole) ? askWhere(window, whole, filters, ending) : whole
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
