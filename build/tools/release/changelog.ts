/** Reads release notes and release dates from CHANGELOG.md. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import project from '../../../package.json' with { type: 'json' }
import { root } from './runtimes'

/** A version's date (`YYYY-MM-DD`) and its notes as Markdown. Throws if the version has no section. */
export function notesOf(
  version: string = project.version,
  text: string = readFileSync(join(root, 'CHANGELOG.md'), 'utf8')
): { readonly date: string; readonly notes: string } {
  for (const part of text.split(/^## /m).slice(1)) {
    const [, name, date] = /^\[?([^\]\s]+)\]? - (\d{4}-\d{2}-\d{2})\n/.exec(part) ?? []
    if (name === version && date !== undefined)
      return { date, notes: part.slice(part.indexOf('\n') + 1).trim() }
  }
  throw new Error(`CHANGELOG.md has no part "## [${version}] - YYYY-MM-DD"`)
}

/** The date of this version. */
export const releaseDate = (): string => notesOf().date
