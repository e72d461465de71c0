// What a failed test says in one line.

import { stripVTControlCharacters } from 'node:util'

/** The first line of an error that says something, without colours. */
export function firstLineOf(error) {
  const lines = stripVTControlCharacters(error?.message ?? String(error?.value ?? '')).split('\n')
  return lines.find((line) => line.trim() !== '')?.trim() ?? 'no reason given'
}
