/** The keys of The Voyages' table. */
import { diceKeys } from './dice-keys'
import type { KeyMap } from './keyboard'

const keys = diceKeys({
  coins: /^3 coins/,
  place:
    /^Travel to ([^:,]+):|^([^:,]+), (?:starting|large|small|imperial) city|^(the (?:(?! to )[^:,])+ oasis)(?=$|[:,])/
})

export const voyagesKeys: KeyMap = {
  ...keys,
  keyOf: (name, now) => {
    const only = now.buttons(/^Complete contract:/).length === 1
    return keys.keyOf(name, now) ?? (only && name.startsWith('Complete contract:') ? 'c' : undefined)
  },
  rowOf: (name) => {
    const row = /^(.+ stall), /.exec(name)?.[1]
    return row === undefined ? undefined : { row, place: Number(/ column (\d):/.exec(name)?.[1] ?? 0) }
  }
}
