/** Names of goods, colours, icons and the spaces of the built-in tracks, in French. */
import { colourAt, figureAt, kinds } from '../../../../../shared/games/expedition/pieces'
import type { CardKind, Colour, Figure } from '../../../../../shared/games/expedition/types'
import type { Unit } from '../../../types'
import { listsOf, pluralsOf } from '../../../../words/catalogue'
import type * as said from './en'

const plural = pluralsOf('fr')
const counted = (count: number, one: string, other: string): string =>
  `${count} ${plural(count, { one, other })}`
/** "A, B et C". */
export const list = listsOf('fr')

export const figures: typeof said.figures = {
  oil: 'huile',
  spices: 'épices',
  silk: 'soie',
  fruit: 'fruits',
  driver: 'chamelier'
}
export const colours: typeof said.colours = {
  yellow: 'jaune',
  blue: 'bleu',
  red: 'rouge',
  green: 'vert',
  violet: 'violet'
}

/** How a colour agrees with what is on the card. */
type Form = 'feminine' | 'feminines' | 'masculine' | 'masculines'
const forms: Readonly<Record<Figure, Form>> = {
  oil: 'feminine',
  spices: 'feminines',
  silk: 'feminine',
  fruit: 'masculines',
  driver: 'masculine'
}
const agreed: Readonly<Record<Colour, Readonly<Record<Form, string>>>> = {
  yellow: { feminine: 'jaune', feminines: 'jaunes', masculine: 'jaune', masculines: 'jaunes' },
  blue: { feminine: 'bleue', feminines: 'bleues', masculine: 'bleu', masculines: 'bleus' },
  red: { feminine: 'rouge', feminines: 'rouges', masculine: 'rouge', masculines: 'rouges' },
  green: { feminine: 'verte', feminines: 'vertes', masculine: 'vert', masculines: 'verts' },
  violet: { feminine: 'violette', feminines: 'violettes', masculine: 'violet', masculines: 'violets' }
}

/** "soie rouge", "épices bleues". */
export const card: typeof said.card = (kind) => {
  const index = kinds.indexOf(kind)
  const figure = figureAt(index)
  return `${figures[figure]} ${agreed[colourAt(index)][forms[figure]]}`
}
/** "2 × soie rouge"; a single card without its number. */
export const cardsOf: typeof said.cardsOf = (kind, count) =>
  count === 1 ? card(kind) : `${count} × ${card(kind)}`
/** Cards in words, equal ones together: "soie rouge, 2 × huile bleue". */
export const hand = (cards: readonly CardKind[]): string =>
  [...new Set(cards)].map((kind) => cardsOf(kind, cards.filter((one) => one === kind).length)).join(', ')

/** What a space asks for. */
export const requirements: typeof said.requirements = {
  'one-good': '1 marchandise',
  'three-identical-goods': '3 marchandises identiques',
  'four-different-goods': 'les 4 marchandises différentes',
  'two-drivers': '2 chameliers',
  'three-of-one-colour': '3 cartes d’une même couleur',
  'five-colours': '5 cartes, une de chaque couleur',
  'two-identical-goods': '2 marchandises identiques',
  'one-driver': '1 chamelier',
  'two-of-one-colour': '2 cartes d’une même couleur'
}
const identical = (n: number): string => counted(n, 'marchandise identique', 'marchandises identiques')
const drivers = (n: number): string => counted(n, 'chamelier', 'chameliers')
const ofOneColour = (n: number): string => `${counted(n, 'carte', 'cartes')} de la même couleur`
/** What is missing for it, as the noun after a number. */
export const missing: typeof said.missing = {
  'one-good': (n) => counted(n, 'carte marchandise', 'cartes marchandise'),
  'three-identical-goods': identical,
  'four-different-goods': (n) => counted(n, 'marchandise différente', 'marchandises différentes'),
  'two-drivers': drivers,
  'three-of-one-colour': ofOneColour,
  'five-colours': (n) => counted(n, 'couleur', 'couleurs'),
  'two-identical-goods': identical,
  'one-driver': drivers,
  'two-of-one-colour': ofOneColour
}

/** Spaces of the built-in tracks by id; a pack's spaces carry their own names. */
export const spaces: typeof said.spaces = {
  ormuz: 'Ormuz',
  camadi: 'Camadi',
  kerman: 'Kerman',
  cobinan: 'Cobinan',
  'dasht-e-lut': 'Lout',
  tunocain: 'Tunocain',
  nishapur: 'Nichapour',
  sapurgan: 'Sapurgan',
  balkh: 'Balkh',
  taican: 'Taican',
  badakhshan: 'Badakhchan',
  pamir: 'Pamir',
  kashgar: 'Kachgar',
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
  'chagan-nor': 'Tsagan Nor',
  shangdu: 'Shangdu',
  dadu: 'Dadu'
}
/** The name of a space; `builtIn` says that it is of this project's own tracks. */
export const space: typeof said.space = ({ id, name }, builtIn) => (builtIn ? (spaces[id] ?? name) : name)

/** "3 or". */
export const gold: typeof said.gold = (count) => `${count} or`
export const cards: typeof said.cards = (count) => counted(count, 'carte', 'cartes')

/** Gold decides the game. */
export const unit: Unit = {
  name: 'Or',
  amount: gold,
  winner: (count) => `avec ${gold(count)}`,
  from: 'D’où vient l’or',
  onEqual: (held) => `à égalité d’or : ${held}`
}
/** Where gold came from, on the end screen. */
export const sources: typeof said.sources = {
  start: 'Départ',
  chests: 'Coffres',
  interim: 'Première étape',
  final: 'Seconde étape',
  ballast: 'Lest'
}

/** What is written on the sheet, whose road leads from the first space to the last city of its track. */
export const atlas: typeof said.atlas = (from, to) => ({
  title: 'L’Expédition',
  line: `de ${from} à ${to}`,
  regions: {
    persia: 'Perse',
    tartary: 'Tartarie',
    sibir: 'Sibérie',
    india: 'Inde',
    tebet: 'Tébet',
    tangut: 'Tangout',
    cathay: 'Cathay',
    mangi: 'Mangi',
    indian: 'Mer des Indes',
    eastern: 'Mer Orientale'
  }
})
