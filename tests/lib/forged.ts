// Forged game files: changed, with every checksum made again, so that only the rules themselves can detect the change.

import { entryLine, headerLine, readFile, sealHeader, type NewHeader } from '../../shared/engine/file'
import { checkAfter, type Entry } from '../../shared/engine/entries'

export interface Forgery {
  readonly header?: (header: NewHeader) => Partial<NewHeader>
  readonly entries?: (entries: readonly Entry[]) => readonly unknown[]
}

/** Changes the text of a game file of the current format, and makes every checksum again. */
export function forged(text: string, change: Forgery): string {
  const read = readFile(text)
  if (!read.ok || read.header.caravan !== 2) throw new Error('not a game file of the current format')
  const header = sealHeader({ ...read.header, ...change.header?.(read.header) })
  let { check } = header
  const entries = (change.entries?.(read.entries) ?? read.entries) as readonly Entry[]
  const lines = entries.map((entry) => {
    check = checkAfter(check, entry)
    return entryLine({ ...entry, check })
  })
  return headerLine(header) + lines.join('')
}
