/** English. The other languages must say all of this. */
import { listsOf, pluralsOf } from './catalogue'
import { homeEn } from './en-home'
import { lanEn } from './en-lan'
import { packsEn } from './en-packs'
import { tableEn } from './en-table'

const plural = pluralsOf('en')
const list = listsOf('en-GB')

export const en = {
  appName: 'Caravanserai',
  close: 'Close',
  cancel: 'Cancel',
  and: list,
  /** A player's place on the list of winners. */
  rank: (place: number): string => {
    const suffix = new Intl.PluralRules('en', { type: 'ordinal' }).select(place)
    return `${place}${({ one: 'st', two: 'nd', few: 'rd' } as Readonly<Record<string, string>>)[suffix] ?? 'th'}`
  },
  points: (count: number): string => `${count} ${plural(count, { one: 'point', other: 'points' })}`,
  colours: {
    blue: 'blue',
    yellow: 'yellow',
    green: 'green',
    red: 'red',
    ivory: 'white',
    orange: 'orange'
  } as Readonly<Record<string, string>>,
  shapes: {
    circle: 'circle',
    triangle: 'triangle',
    square: 'square',
    diamond: 'diamond',
    hexagon: 'hexagon',
    shield: 'shield',
    star: 'star'
  },
  ...homeEn,
  ...lanEn,
  ...packsEn,
  ...tableEn
}
