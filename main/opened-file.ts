/**
 * Opens a game file handed over by the system (a double click on it, or a command line argument): imports it unless its
 * game is in the list of tables already, and tells the page to show the table, or why the import was refused.
 */
import { readFile, stat } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Refusal } from '../shared/engine/rules'
import { longestFile } from '../shared/protocol/bridge'
import type { Reply, Request } from '../shared/protocol/messages'
import { shownAddress } from '../shared/protocol/shown'
import { reasonOf } from './host/refusal-error'

/** What the page is to show: the fragment of its address, after `#`. */
export type Shown = string

/** What came of a game file: what the page is to show, and why the host has refused it if it has. */
export interface FileOpened {
  readonly shown: Shown
  readonly refused?: Refusal
}

/** A file that cannot be read. `reason` is the system's error code, or `EFBIG` if the file is too large. */
export class FileUnreadable extends Error {
  readonly file: string
  readonly reason: string

  constructor(file: string, reason: string) {
    super(`${file}: ${reason}`)
    this.name = 'FileUnreadable'
    this.file = file
    this.reason = reason
  }
}

/** True for a command line argument that names a game file. */
export const isGameFile = (argument: string): boolean =>
  !argument.startsWith('-') && /\.caravan$/i.test(argument)

/** The path that an argument names: some file managers pass a `file:` address. `folder`: what a relative path starts from. */
export function pathOf(argument: string, folder = process.cwd()): string {
  try {
    if (/^file:/i.test(argument)) return fileURLToPath(argument)
  } catch {
    // The address of another machine; no such file is found.
  }
  return resolve(folder, argument)
}

/** Imports the file into the host behind `ask`; rejects with FileUnreadable. */
export async function showFile(path: string, ask: (request: Request) => Promise<Reply>): Promise<FileOpened> {
  const file = pathOf(path)
  const text = await textOf(file)
  const name = basename(file).slice(-200)
  const reply = await ask({ type: 'importTable', name, text, unlessKnown: true })
  if (!reply.ok) return { shown: shownAddress({ refusal: reply.refusal }), refused: reply.refusal }
  const table = 'table' in reply.value && typeof reply.value.table === 'string' ? reply.value.table : ''
  return { shown: shownAddress({ table }) }
}

async function textOf(file: string): Promise<string> {
  try {
    if ((await stat(file)).size > longestFile) throw new FileUnreadable(file, 'EFBIG')
    return await readFile(file, 'utf8')
  } catch (error) {
    throw error instanceof FileUnreadable ? error : new FileUnreadable(file, reasonOf(error))
  }
}
