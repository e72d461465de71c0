// Names for files, from what a page proposed.

import { basename } from 'node:path'

/** A bare file name that every system accepts, made of what the page proposed. */
export function safeName(name: string): string {
  const bare = [...basename(name.replaceAll('\\', '/'))]
    .map((character) => (/[<>:"/\\|?*]/.test(character) || character < ' ' ? '-' : character))
    .join('')
    .replace(/^\.+/, '')
    .slice(0, 120)
    .trim()
  return bare === '' ? 'game.caravan' : bare
}
