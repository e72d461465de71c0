/** The keys that the tables of both dice games have in common. */
import type { KeyMap } from './keyboard'

/** Controls with a key of their own; `coins` matches the name of the action that brings three coins. */
const letters = (coins: RegExp): readonly (readonly [name: RegExp, key: string])[] => [
  [/^End turn$/, 'e'],
  [/^Undo/, 'u'],
  [coins, 'm'],
  [/^Reroll/, 'r'],
  [/^Die ±1/, 'a'],
  [/^Black die/, 'b'],
  [/^Turn up by 1$/, '+'],
  [/^Turn down by 1$/, '-']
]

/** `place` matches the accessible name of a place on the map; one of its groups is the place's name. */
export function diceKeys({ coins, place }: { readonly coins: RegExp; readonly place: RegExp }): KeyMap {
  const known = letters(coins)
  return {
    keyOf: (name, now) => {
      const own = known.find(([pattern]) => pattern.test(name))?.[1]
      if (own !== undefined) return own
      const die = now.buttons(/^Die (\d|without)/).indexOf(name)
      return die >= 0 ? String(die + 1) : undefined
    },
    map: 'Map',
    placeOf: (name) =>
      place
        .exec(name)
        ?.slice(1)
        .find((found) => found !== undefined)
  }
}
