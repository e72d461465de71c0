/** The keys of The Voyages' table. */
import type { KeyMap } from './keyboard'

/** Controls with a key of their own. */
const letters: readonly (readonly [name: RegExp, key: string])[] = [
  [/^End turn$/, 'e'],
  [/^Undo/, 'u'],
  [/^3 coins/, 'm'],
  [/^Reroll/, 'r'],
  [/^Die ±1/, 'a'],
  [/^Black die/, 'b'],
  [/^Turn up by 1$/, '+'],
  [/^Turn down by 1$/, '-']
]
const place = /^Travel to ([^:,]+):|^([^:,]+), (?:starting|large|small|imperial) city|^([^:,]+), oasis/

export const voyagesKeys: KeyMap = {
  keyOf: (name, now) => {
    const own = letters.find(([pattern]) => pattern.test(name))?.[1]
    if (own !== undefined) return own
    const die = now.buttons(/^Die (\d|without)/).indexOf(name)
    if (die >= 0) return String(die + 1)
    const only = now.buttons(/^Complete contract:/).length === 1
    return only && name.startsWith('Complete contract:') ? 'c' : undefined
  },
  map: 'Map',
  placeOf: (name) => {
    const found = place.exec(name)
    return found?.[1] ?? found?.[2] ?? found?.[3]
  },
  rowOf: (name) => {
    const row = /^(.+ stall), /.exec(name)?.[1]
    return row === undefined ? undefined : { row, place: Number(/ column (\d):/.exec(name)?.[1] ?? 0) }
  }
}
