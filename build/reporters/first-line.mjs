// One-line summary of a failed test.

import { stripVTControlCharacters } from 'node:util'

/** The first non-empty line of an error's message, without colours. */
export function firstLineOf(error) {
  const lines = stripVTControlCharacters(error?.message ?? String(error?.value ?? '')).split('\n')
  return lines.find((line) => line.trim() !== '')?.trim() ?? 'no reason given'
}
