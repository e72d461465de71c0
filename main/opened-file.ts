/**
 * A game file that the system opens with this app: by a double click on it, or as a word of the command line. It goes
 * into the list of tables, once, and the page shows its table, or says why there is none.
 */
import { readFile, stat } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { longestFile } from '../shared/protocol/bridge'
import type { Reply, Request } from '../shared/protocol/messages'
import { shownAddress } from '../shared/protocol/shown'
import { reasonOf } from './host/refusal-error'

/** What the page is to show: the part of its address behind `#`. */
export type Shown = string

/** A file that cannot be read; `reason` is the system's word, or `EFBIG`. */
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

/** True for a word of a command line that names a game file. */
export const isGameFile = (word: string): boolean => !word.startsWith('-') && /\.caravan$/i.test(word)

/** Brings the file to the host that is asked, and answers with what its page is to show. Rejects with FileUnreadable. */
export async function showFile(path: string, ask: (request: Request) => Promise<Reply>): Promise<Shown> {
  const file = resolve(path)
  const text = await textOf(file)
  const known = await tableWith(text, ask)
  if (known !== undefined) return shownAddress({ table: known })
  const reply = await ask({ type: 'importTable', name: basename(file).slice(-200), text })
  if (!reply.ok) return shownAddress({ refusal: reply.refusal })
  return shownAddress({
    table: 'table' in reply.value && typeof reply.value.table === 'string' ? reply.value.table : ''
  })
}

async function textOf(file: string): Promise<string> {
  try {
    if ((await stat(file)).size > longestFile) throw new FileUnreadable(file, 'EFBIG')
    return await readFile(file, 'utf8')
  } catch (error) {
    throw error instanceof FileUnreadable ? error : new FileUnreadable(file, reasonOf(error))
  }
}

/** The table in the list that holds this very game, perhaps played on since: a file opened twice is one table. */
async function tableWith(
  text: string,
  ask: (request: Request) => Promise<Reply>
): Promise<string | undefined> {
  const listed = await ask({ type: 'listTables' })
  if (!listed.ok || !('tables' in listed.value)) return undefined
  for (const { id } of listed.value.tables) {
    const copy = await ask({ type: 'exportTable', table: id })
    if (copy.ok && 'text' in copy.value && copy.value.text.startsWith(text.trimEnd())) return id
  }
  return undefined
}
