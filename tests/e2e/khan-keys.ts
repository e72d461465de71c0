/** The keys of In the Service of the Khan's table. */
import type { KeyMap } from './keyboard'

/** Controls with a key of their own. */
const letters: readonly (readonly [name: RegExp, key: string])[] = [
  [/^End turn$/, 'e'],
  [/^Undo/, 'u'],
  [/^Money bag$/, 'm'],
  [/^Reroll/, 'r'],
  [/^Die ±1/, 'a'],
  [/^Black die/, 'b'],
  [/^Turn up by 1$/, '+'],
  [/^Turn down by 1$/, '-']
]
const place =
  /^Travel to ([^:,]+):|^([^:,]+), (?:contract city|city with a (?:card|bonus)|special city|oasis|start)/

export const khanKeys: KeyMap = {
  keyOf: (name, now) => {
    const own = letters.find(([pattern]) => pattern.test(name))?.[1]
    if (own !== undefined) return own
    const die = now.buttons(/^Die (\d|without)/).indexOf(name)
    return die >= 0 ? String(die + 1) : undefined
  },
  map: 'Map',
  placeOf: (name) => {
    const found = place.exec(name)
    return found?.[1] ?? found?.[2]
  }
}
