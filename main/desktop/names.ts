// Safe file names from names that the page proposes.

import { basename } from 'node:path'

/** Makes of the proposed name one without folders that every system accepts. */
export function safeName(name: string): string {
  // Cut by characters, of which an emoji is one: the host's names fit with their ending, and none is cut in half.
  const bare = [...basename(name.replaceAll('\\', '/'))]
    .slice(0, 120)
    .map((character) => (/[<>:"/\\|?*]/.test(character) || character < ' ' ? '-' : character))
    .join('')
    .replace(/^\.+/, '')
    .trim()
  return bare === '' ? 'game.caravan' : bare
}
