// Game files that somebody changed and whose checks all hold again: what only the rules themselves can find out.

import { entryLine, headerLine, readFile, sealHeader, type NewHeader } from '../../shared/engine/file'
import { checkAfter, type Entry } from '../../shared/engine/entries'

export interface Forgery {
  readonly header?: (header: NewHeader) => Partial<NewHeader>
  readonly entries?: (entries: readonly Entry[]) => readonly unknown[]
}

/** The text of a game file of the present form with changes in it and every check made again. */
export function forged(text: string, change: Forgery): string {
  const read = readFile(text)
  if (!read.ok || read.header.caravan !== 2) throw new Error('no game file of the present form')
  const header = sealHeader({ ...read.header, ...change.header?.(read.header) })
  let { check } = header
  const entries = (change.entries?.(read.entries) ?? read.entries) as readonly Entry[]
  const lines = entries.map((entry) => {
    check = checkAfter(check, entry)
    return entryLine({ ...entry, check })
  })
  return headerLine(header) + lines.join('')
}
