/** Names of goods, colours, icons and the spaces of the built-in tracks, in German. */
import { colourAt, figureAt, kinds } from '../../../../../shared/games/expedition/pieces'
import type { CardKind, Figure } from '../../../../../shared/games/expedition/types'
import type { Unit } from '../../../types'
import { listsOf, pluralsOf } from '../../../../words/catalogue'
import type * as said from './en'

const plural = pluralsOf('de')
const counted = (count: number, one: string, other: string): string =>
  `${count} ${plural(count, { one, other })}`
/** "A, B und C". */
export const list = listsOf('de')

export const figures: typeof said.figures = {
  oil: 'Öl',
  spices: 'Gewürze',
  silk: 'Seide',
  fruit: 'Früchte',
  driver: 'Kameltreiber'
}
export const colours: typeof said.colours = {
  yellow: 'gelb',
  blue: 'blau',
  red: 'rot',
  green: 'grün',
  violet: 'violett'
}

/** How a colour ends before what is on the card: as a subject, and as what is taken or paid. */
const endings: Readonly<Record<Figure, readonly [subject: string, object: string]>> = {
  oil: ['es', 'es'],
  spices: ['e', 'e'],
  silk: ['e', 'e'],
  fruit: ['e', 'e'],
  driver: ['er', 'en']
}
const inflected = (kind: CardKind, role: 0 | 1): string => {
  const index = kinds.indexOf(kind)
  const figure = figureAt(index)
  return `${colours[colourAt(index)]}${endings[figure][role]} ${figures[figure]}`
}

/** "rote Seide", "roter Kameltreiber". */
export const card: typeof said.card = (kind) => inflected(kind, 0)
/** "rote Seide", "roten Kameltreiber": as what somebody takes, pays or draws. */
export const cardTaken: typeof said.card = (kind) => inflected(kind, 1)
/** "2 × rote Seide"; a single card without its number. */
export const cardsOf: typeof said.cardsOf = (kind, count) =>
  count === 1 ? card(kind) : `${count} × ${card(kind)}`
/** Cards in words, equal ones together: "rote Seide, 2 × blaues Öl". */
export const hand = (cards: readonly CardKind[]): string =>
  [...new Set(cards)].map((kind) => cardsOf(kind, cards.filter((one) => one === kind).length)).join(', ')

/** What a space asks for. */
export const requirements: typeof said.requirements = {
  'one-good': '1 Ware',
  'three-identical-goods': '3 gleiche Waren',
  'four-different-goods': 'die 4 verschiedenen Waren',
  'two-drivers': '2 Kameltreiber',
  'three-of-one-colour': '3 Karten einer Farbe',
  'five-colours': '5 Karten, eine jeder Farbe',
  'two-identical-goods': '2 gleiche Waren',
  'one-driver': '1 Kameltreiber',
  'two-of-one-colour': '2 Karten einer Farbe'
}
const identical = (n: number): string => counted(n, 'gleiche Ware', 'gleiche Waren')
const drivers = (n: number): string => `${n} Kameltreiber`
const ofOneColour = (n: number): string => `${counted(n, 'Karte', 'Karten')} derselben Farbe`
/** What is missing for it, as the noun after a number. */
export const missing: typeof said.missing = {
  'one-good': (n) => counted(n, 'Warenkarte', 'Warenkarten'),
  'three-identical-goods': identical,
  'four-different-goods': (n) => counted(n, 'andere Ware', 'verschiedene Waren'),
  'two-drivers': drivers,
  'three-of-one-colour': ofOneColour,
  'five-colours': (n) => counted(n, 'Farbe', 'Farben'),
  'two-identical-goods': identical,
  'one-driver': drivers,
  'two-of-one-colour': ofOneColour
}

/** Spaces of the built-in tracks by id; a pack's spaces carry their own names. */
export const spaces: typeof said.spaces = {
  ormuz: 'Hormus',
  camadi: 'Camadi',
  kerman: 'Kerman',
  cobinan: 'Cobinan',
  'dasht-e-lut': 'Lut',
  tunocain: 'Tunocain',
  nishapur: 'Nischapur',
  sapurgan: 'Sapurgan',
  balkh: 'Balch',
  taican: 'Taican',
  badakhshan: 'Badachschan',
  pamir: 'Pamir',
  kashgar: 'Kaschgar',
  yarkand: 'Jarkand',
  khotan: 'Hotan',
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
  'chagan-nor': 'Tschagan Nor',
  shangdu: 'Shangdu',
  dadu: 'Dadu'
}
/** The name of a space; `builtIn` says that it is of this project's own tracks. */
export const space: typeof said.space = ({ id, name }, builtIn) => (builtIn ? (spaces[id] ?? name) : name)

/** "3 Gold". */
export const gold: typeof said.gold = (count) => `${count} Gold`
export const cards: typeof said.cards = (count) => counted(count, 'Karte', 'Karten')

/** Gold decides the game. */
export const unit: Unit = {
  name: 'Gold',
  amount: gold,
  winner: (count) => `mit ${gold(count)}`,
  from: 'Woher das Gold kommt',
  onEqual: (held) => `bei gleich viel Gold: ${held}`
}
/** Where gold came from, on the end screen. */
export const sources: typeof said.sources = {
  start: 'Anfang',
  chests: 'Truhen',
  interim: 'Erste Etappe',
  final: 'Zweite Etappe',
  ballast: 'Ballast'
}

/** What is written on the sheet, whose road leads from the first space to the last city of its track. */
export const atlas: typeof said.atlas = (from, to) => ({
  title: 'Die Expedition',
  line: `von ${from} nach ${to}`,
  regions: {
    persia: 'Persien',
    tartary: 'Tartarei',
    sibir: 'Sibirien',
    india: 'Indien',
    tebet: 'Tebet',
    tangut: 'Tangut',
    cathay: 'Kathai',
    mangi: 'Mangi',
    indian: 'Indisches Meer',
    eastern: 'Östliches Meer'
  }
})
