/** Names of goods, colours, icons and the spaces of the built-in tracks. */
import type { RequirementId } from '../../../../../shared/games/expedition/content/requirements'
import type { Space } from '../../../../../shared/games/expedition/content/track'
import { colourAt, figureAt, kinds } from '../../../../../shared/games/expedition/pieces'
import type { CardKind, Colour, Figure, GoldSource } from '../../../../../shared/games/expedition/types'
import type { AtlasWords } from '../../atlas/words'
import type { Unit } from '../../../types'
import { listsOf, named, pluralsOf } from '../../../../words/catalogue'

const plural = pluralsOf('en')
/** "A, B and C". */
export const list = listsOf('en-GB')

export const figures: Readonly<Record<Figure, string>> = {
  oil: 'oil',
  spices: 'spices',
  silk: 'silk',
  fruit: 'fruit',
  driver: 'camel driver'
}
export const colours: Readonly<Record<Colour, string>> = {
  yellow: 'yellow',
  blue: 'blue',
  red: 'red',
  green: 'green',
  violet: 'violet'
}

/** "red silk", "blue camel driver". */
export const card = (kind: CardKind): string => {
  const index = kinds.indexOf(kind)
  return `${colours[colourAt(index)]} ${figures[figureAt(index)]}`
}
/** "2 × red silk"; a single card without its number. */
export const cardsOf = (kind: CardKind, count: number): string =>
  count === 1 ? card(kind) : `${count} × ${card(kind)}`
/** Cards in words, equal ones together: "red silk, 2 × blue oil". */
export const hand = (cards: readonly CardKind[]): string =>
  [...new Set(cards)].map((kind) => cardsOf(kind, cards.filter((one) => one === kind).length)).join(', ')

/** What a space asks for. */
export const requirements: Readonly<Record<RequirementId, string>> = {
  'one-good': '1 good',
  'three-identical-goods': '3 equal goods',
  'four-different-goods': 'the 4 different goods',
  'two-drivers': '2 camel drivers',
  'three-of-one-colour': '3 cards of one colour',
  'five-colours': '5 cards, one of each colour',
  'two-identical-goods': '2 equal goods',
  'one-driver': '1 camel driver',
  'two-of-one-colour': '2 cards of one colour'
}
/** What is missing for it, as the noun after a number. */
export const missing: Readonly<Record<RequirementId, (short: number) => string>> = {
  'one-good': (n) => `${n} ${plural(n, { one: 'goods card', other: 'goods cards' })}`,
  'three-identical-goods': (n) => `${n} equal ${plural(n, { one: 'good', other: 'goods' })}`,
  'four-different-goods': (n) => `${n} different ${plural(n, { one: 'good', other: 'goods' })}`,
  'two-drivers': (n) => `${n} ${plural(n, { one: 'camel driver', other: 'camel drivers' })}`,
  'three-of-one-colour': (n) => `${n} ${plural(n, { one: 'card', other: 'cards' })} of one colour`,
  'five-colours': (n) => `${n} ${plural(n, { one: 'colour', other: 'colours' })}`,
  'two-identical-goods': (n) => `${n} equal ${plural(n, { one: 'good', other: 'goods' })}`,
  'one-driver': (n) => `${n} ${plural(n, { one: 'camel driver', other: 'camel drivers' })}`,
  'two-of-one-colour': (n) => `${n} ${plural(n, { one: 'card', other: 'cards' })} of one colour`
}

/** Spaces of the built-in tracks by id; a pack's spaces carry their own names. */
export const spaces = named({
  ormuz: 'Ormuz',
  camadi: 'Camadi',
  kerman: 'Kerman',
  cobinan: 'Cobinan',
  'dasht-e-lut': 'Dasht-e Lut',
  tunocain: 'Tunocain',
  nishapur: 'Nishapur',
  sapurgan: 'Sapurgan',
  balkh: 'Balkh',
  taican: 'Taican',
  badakhshan: 'Badakhshan',
  pamir: 'Pamir',
  kashgar: 'Kashgar',
  yarkand: 'Yarkand',
  khotan: 'Khotan',
  lop: 'Lop',
  ganzhou: 'Ganzhou',
  etzina: 'Etzina',
  gobi: 'Gobi',
  erguiul: 'Erguiul',
  sinju: 'Sinju',
  calachan: 'Calachan',
  ningxia: 'Ningxia',
  ordos: 'Ordos',
  tenduc: 'Tenduc',
  datong: 'Datong',
  sindachu: 'Sindachu',
  'chagan-nor': 'Chagan Nor',
  shangdu: 'Shangdu',
  dadu: 'Dadu'
})
/** The name of a space; `builtIn` says that it is of this project's own tracks. */
export const space = ({ id, name }: Space, builtIn: boolean): string =>
  builtIn ? (spaces[id] ?? name) : name

/** "3 gold". */
export const gold = (count: number): string => `${count} gold`
export const cards = (count: number): string => `${count} ${plural(count, { one: 'card', other: 'cards' })}`

/** Gold decides the game. */
export const unit: Unit = {
  name: 'Gold',
  amount: gold,
  winner: (count) => `with ${gold(count)}`,
  from: 'Where the gold came from',
  onEqual: (held) => `on equal gold: ${held}`
}
/** Where gold came from, on the end screen. */
export const sources: Readonly<Record<GoldSource, string>> = {
  start: 'Start',
  chests: 'Chests',
  interim: 'First stage',
  final: 'Second stage',
  ballast: 'Ballast'
}

/** What is written on the sheet, whose road leads from the first space to the last city of its track. */
export const atlas = (from: string, to: string): AtlasWords => ({
  title: 'The Expedition',
  line: `from ${from} to ${to}`,
  regions: {
    persia: 'Persia',
    tartary: 'Tartary',
    sibir: 'Sibir',
    india: 'India',
    tebet: 'Tebet',
    tangut: 'Tangut',
    cathay: 'Cathay',
    mangi: 'Mangi',
    indian: 'Indian Sea',
    eastern: 'Eastern Sea'
  }
})
