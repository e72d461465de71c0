/** English: names of the app, of colours and shapes, and what every screen says. */
import type { Unit } from '../../games/types'
import { listsOf, named, pluralsOf } from '../catalogue'

const plural = pluralsOf('en')
const list = listsOf('en-GB')
const points = (count: number): string => `${count} ${plural(count, { one: 'point', other: 'points' })}`

export const common = {
  appName: 'Caravanserai',
  close: 'Close',
  cancel: 'Cancel',
  and: list,
  /** A player's place on the list of winners. */
  rank: (place: number): string => {
    const suffix = new Intl.PluralRules('en', { type: 'ordinal' }).select(place)
    return `${place}${({ one: 'st', two: 'nd', few: 'rd' } as Readonly<Record<string, string>>)[suffix] ?? 'th'}`
  },
  /** What most games are decided by. */
  points: {
    name: 'Points',
    amount: (count: number): string => points(count),
    winner: (count: number): string => `with ${points(count)}`,
    from: 'Where the points came from',
    onEqual: (held: string): string => `on equal points: ${held}`
  } satisfies Unit,
  colours: named({
    blue: 'blue',
    yellow: 'yellow',
    green: 'green',
    red: 'red',
    ivory: 'white',
    orange: 'orange'
  }),
  shapes: {
    circle: 'circle',
    triangle: 'triangle',
    square: 'square',
    diamond: 'diamond',
    hexagon: 'hexagon',
    shield: 'shield',
    star: 'star'
  }
}
