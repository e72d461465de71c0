/** Names of the game's things in French. Places, characters and spaces are found by their ids. */
import { pluralsOf } from '../../../../words/catalogue'
import type * as said from './en'

const plural = pluralsOf('fr')

export const places: typeof said.places = {
  venezia: 'Venise',
  alexandria: 'Alexandrie',
  karachi: 'Karachi',
  karakorum: 'Karakorum',
  'lan-zhou': 'Lanzhou',
  moscow: 'Moscou',
  samarcanda: 'Samarcande',
  sumatra: 'Sumatra',
  adana: 'Adana',
  anxi: 'Anxi',
  kashgar: 'Kachgar',
  kochi: 'Kochi',
  ormuz: 'Ormuz',
  xian: 'Xi’an',
  beijing: 'Pékin',
  'oasis-a': 'Oasis de la Volga',
  'oasis-b': 'Oasis de Gobi',
  'oasis-c': 'Oasis du Khingan',
  'oasis-d': 'Oasis de l’Ordos',
  'oasis-e': 'Oasis pontique',
  'oasis-f': 'Oasis de l’Oxus',
  'oasis-g': 'Oasis de Syrie',
  'oasis-h': 'Oasis du Bengale',
  'oasis-i': 'Oasis de la mer Rouge',
  'oasis-j': 'Oasis de la côte'
}
/** A place inside a sentence, with its article: "Moscou", "l’oasis de Gobi". */
export const the = (id: string): string => (places[id] ?? id).replace(/^Oasis/, 'l’oasis')

export const placeKinds: typeof said.placeKinds = {
  start: 'ville de départ',
  'large-city': 'grande ville',
  'small-city': 'petite ville',
  beijing: 'ville impériale',
  oasis: 'oasis'
}

/** Printed action spaces; a city card is named after its city. */
export const spaces: typeof said.spaces = {
  'bazaar-gold': 'Étal d’or',
  'bazaar-silk': 'Étal de soie',
  'bazaar-pepper': 'Étal de poivre',
  'bazaar-camel': 'Étal de chameaux',
  'khans-favor': 'Faveur du Khan',
  'take-5-coins': '5 pièces',
  contracts: 'Contrats',
  travel: 'Voyage',
  'money-bag': 'Bourse'
}

const nouns: Readonly<Record<said.Counted, { readonly one: string; readonly other: string }>> = {
  coin: { one: 'pièce', other: 'pièces' },
  camel: { one: 'chameau', other: 'chameaux' },
  pepper: { one: 'poivre', other: 'poivre' },
  silk: { one: 'soie', other: 'soie' },
  gold: { one: 'or', other: 'or' },
  vp: { one: 'point', other: 'points' },
  'any-good': { one: 'marchandise au choix', other: 'marchandises au choix' },
  'different-goods': { one: 'marchandise différente', other: 'marchandises différentes' },
  'camel-or-coin': { one: 'chameau ou pièce', other: 'chameaux ou pièces' },
  'black-die': { one: 'dé noir', other: 'dés noirs' },
  contract: { one: 'contrat pioché', other: 'contrats piochés' },
  move: { one: 'étape', other: 'étapes' },
  'other-city-bonus': { one: 'bonus de ville copié', other: 'bonus de ville copiés' },
  'own-city-bonus': { one: 'bonus d’une de vos petites villes', other: 'bonus de vos petites villes' }
}

/** "chameau" or "chameaux". */
export const noun: typeof said.noun = (item, count) => plural(Math.abs(count), nouns[item])
/** "3 chameaux". */
export const amount: typeof said.amount = (item, count) => `${count} ${noun(item, count)}`

/** Column heads of a stock. */
export const stockNames: typeof said.stockNames = {
  coin: 'pièces',
  camel: 'chameaux',
  pepper: 'poivre',
  silk: 'soie',
  gold: 'or'
}

export const characters: typeof said.characters = {
  'berke-khan': {
    name: 'Berke Khan',
    short: 'Ne paie jamais les espaces occupés',
    full: 'Place ses dés sur les espaces d’action occupés sans payer de pièces. Le reste vaut toujours : une fois par couleur, et une carte Ville déjà utilisée reste fermée.'
  },
  'johannes-caprini': {
    name: 'Johannes Caprini',
    short: 'Va d’oasis en oasis ; 3 pièces par manche',
    full: 'Peut aller de toute oasis à toute autre en une seule étape, sans frais de route. Reçoit 3 pièces au début de chaque manche.'
  },
  'kubilai-khan': {
    name: 'Kubilai Khan',
    short: 'Débute à Pékin sur la case à 10 points',
    full: 'La figurine débute à Pékin, où un comptoir occupe déjà la case à 10 points.'
  },
  'matteo-polo': {
    name: 'Matteo Polo',
    short: 'Un dé blanc et un contrat par manche',
    full: 'Lance à chaque manche le dé blanc avec ses propres dés ; ce dé n’a pas de couleur. Pioche aussi un contrat au début de chaque manche.'
  },
  'mercator-ex-tabriz-4p': {
    name: 'Mercator ex Tabriz',
    short: '+1 marchandise ou chameau quand un rival va à un étal',
    full: 'Chaque fois qu’un rival utilise un étal du bazar, reçoit 1 unité de ce qui s’y vend : une marchandise, ou un chameau à l’étal de chameaux.'
  },
  'mercator-ex-tabriz-3p': {
    name: 'Mercator ex Tabriz',
    short: '+1 quand un rival va à un étal ou chez le Khan',
    full: 'Chaque fois qu’un rival utilise un étal du bazar, reçoit 1 unité de ce qui s’y vend. Reçoit aussi 1 chameau pour chaque visite d’un rival au Khan.'
  },
  'mercator-ex-tabriz-2p': {
    name: 'Mercator ex Tabriz',
    short: '+1 quand le rival va à un étal, chez le Khan ou sur 5 pièces',
    full: 'Chaque fois que le rival utilise un étal du bazar, reçoit 1 unité de ce qui s’y vend. Reçoit aussi 1 chameau quand le rival va chez le Khan et 2 pièces quand il place un dé sur 5 pièces.'
  },
  'niccolo-and-marco-polo': {
    name: 'Niccolò & Marco Polo',
    short: 'Deux figurines ; 1 chameau par manche',
    full: 'Voyage avec deux figurines et peut répartir entre elles les étapes d’un déplacement. Reçoit 1 chameau au début de chaque manche.'
  },
  'raschid-ad-din-sinan': {
    name: 'Raschid ad-Din Sinan',
    short: 'Choisit la valeur de chaque dé placé',
    full: 'Ne lance pas ses dés : chacun prend la valeur voulue au moment où il est placé. Ne reçoit aucune compensation pour un lancer faible.'
  },
  'wilhelm-von-rubruk': {
    name: 'Wilhelm von Rubruk',
    short: 'Laisse des comptoirs dans les villes traversées',
    full: 'Possède 11 comptoirs et peut en laisser un dans chaque ville traversée. Le 11e rapporte 10 points de plus.'
  }
}

export const dieColours: typeof said.dieColours = {
  white: 'blanc',
  black: 'noir',
  blue: 'bleu',
  yellow: 'jaune',
  green: 'vert',
  red: 'rouge',
  neutral: 'neutre'
}

export const sources: typeof said.sources = {
  contracts: 'Contrats',
  cityCards: 'Cartes Ville',
  cityBonuses: 'Bonus des petites villes',
  posts: '8e, 9e et 11e comptoirs',
  beijing: 'Comptoir à Pékin',
  goals: 'Objectifs',
  goods: 'Marchandises restantes',
  coins: 'Pièces restantes',
  mostContracts: 'Le plus de contrats'
}

export const bonusActions: typeof said.bonusActions = {
  'complete-contract': 'Remplir un contrat',
  'money-bag': '3 pièces',
  'reroll-die': 'Relancer',
  'adjust-die': 'Dé ±1',
  'take-black-die': 'Dé noir'
}

export const phases: typeof said.phases = {
  characters: 'Choix des personnages',
  goals: 'Choix des objectifs',
  income: 'Revenus',
  compensation: 'Compensation',
  turns: 'Tours',
  over: 'Fin de la partie'
}
