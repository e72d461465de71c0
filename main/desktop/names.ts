// Safe file names from names that the page proposes.

import { basename } from 'node:path'

/** Makes of the proposed name one without folders that every system accepts. */
export function safeName(name: string): string {
  const bare = [...basename(name.replaceAll('\\', '/'))]
    .map((character) => (/[<>:"/\\|?*]/.test(character) || character < ' ' ? '-' : character))
    .join('')
    .replace(/^\.+/, '')
    .slice(0, 120)
    .trim()
  return bare === '' ? 'game.caravan' : bare
}
