// Ids of new tables and names of exported files.

import { randomInt } from 'node:crypto'
import type { FileHeader } from '../../../shared/engine/file'

/** Without letters and digits that are easily confused. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

const day = (time: number): string => {
  const date = new Date(time)
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** A new table's id, such as `voyages-20261121-k3m9xq`: game, day, six random letters or digits. */
export function newTableId(game: string, now: number): string {
  const tail = Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('')
  const name = game.toLowerCase().replace(/[^a-z0-9-]/g, '') || 'table'
  return `${name}-${day(now).replaceAll('-', '')}-${tail}`
}

/** The most bytes of a file's name before its ending: systems take 255, and while it is written it is a little longer. */
const mostBytes = 180

/** A file name that every system accepts, such as `Voyages 2026-11-21 Anna Ben.caravan`. */
export function exportName(header: Pick<FileHeader, 'game' | 'seats'>, created: number): string {
  const game = header.game.slice(0, 1).toUpperCase() + header.game.slice(1)
  const words = [game, day(created), ...header.seats.map((seat) => seat.name)].join(' ')
  const plain = words
    // eslint-disable-next-line no-control-regex -- control characters are exactly what must go
    .replace(/[\u0000-\u001f\u007f<>:"/\\|?*\u200e\u200f\u202a-\u202e]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const letters = [...plain].slice(0, 100)
  while (Buffer.byteLength(letters.join('')) > mostBytes) letters.pop()
  return `${letters.join('').replace(/[. ]+$/, '')}.caravan`
}
