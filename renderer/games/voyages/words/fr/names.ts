/** Names of the game's things in French. Places, characters and spaces are found by their ids. */
import { names as family } from '../../../../polo/words/fr/names'
import { translate } from '../../../../words/message'
import { names as en } from '../en/names'

export const names = translate('fr', en, {
  ...family,
  /** `the`: inside a sentence, with its article. */
  places: {
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
    'oasis-a': { word: 'Oasis de la Volga', the: 'l’oasis de la Volga' },
    'oasis-b': { word: 'Oasis de Gobi', the: 'l’oasis de Gobi' },
    'oasis-c': { word: 'Oasis du Khingan', the: 'l’oasis du Khingan' },
    'oasis-d': { word: 'Oasis de l’Ordos', the: 'l’oasis de l’Ordos' },
    'oasis-e': { word: 'Oasis pontique', the: 'l’oasis pontique' },
    'oasis-f': { word: 'Oasis de l’Oxus', the: 'l’oasis de l’Oxus' },
    'oasis-g': { word: 'Oasis de Syrie', the: 'l’oasis de Syrie' },
    'oasis-h': { word: 'Oasis du Bengale', the: 'l’oasis du Bengale' },
    'oasis-i': { word: 'Oasis de la mer Rouge', the: 'l’oasis de la mer Rouge' },
    'oasis-j': { word: 'Oasis de la côte', the: 'l’oasis de la côte' }
  },
  placeKinds: {
    start: 'ville de départ',
    'large-city': 'grande ville',
    'small-city': 'petite ville',
    beijing: 'ville impériale',
    oasis: 'oasis'
  },
  /** Printed action spaces; a city card is named after its city. */
  spaces: {
    'bazaar-gold': 'Étal d’or',
    'bazaar-silk': 'Étal de soie',
    'bazaar-pepper': 'Étal de poivre',
    'bazaar-camel': 'Étal de chameaux',
    'khans-favor': 'Faveur du Khan',
    'take-5-coins': '5 pièces',
    contracts: 'Contrats',
    travel: 'Voyage',
    'money-bag': 'Bourse'
  },
  /** "3 chameaux". */
  amounts: {
    ...family.amounts,
    'camel-or-coin': '{n, plural, one {# chameau ou pièce} other {# chameaux ou pièces}}',
    'other-city-bonus': '{n, plural, one {# bonus de ville copié} other {# bonus de ville copiés}}',
    'own-city-bonus':
      '{n, plural, one {# bonus d’une de vos petites villes} other {# bonus de vos petites villes}}'
  },
  characters: {
    ...family.characters,
    'kubilai-khan': {
      name: 'Kubilai Khan',
      short: 'Débute à Pékin sur la case à 10 points',
      full: 'La figurine débute à Pékin, où un comptoir occupe déjà la case à 10 points.'
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
      short: '+1 quand le rival va à un étal, au Khan ou à 5 pièces',
      full: 'Chaque fois que le rival utilise un étal du bazar, reçoit 1 unité de ce qui s’y vend. Reçoit aussi 1 chameau quand le rival va chez le Khan et 2 pièces quand il place un dé sur 5 pièces.'
    },
    'wilhelm-von-rubruk': {
      name: 'Wilhelm von Rubruk',
      short: 'Laisse des comptoirs dans les villes traversées',
      full: 'Possède deux comptoirs de plus que les autres et peut en laisser un dans chaque ville traversée. Le dernier rapporte 10 points de plus.'
    }
  },
  sources: {
    contracts: 'Contrats',
    cityCards: 'Cartes Ville',
    cityBonuses: 'Bonus des petites villes',
    posts: 'Derniers comptoirs',
    beijing: 'Comptoir à Pékin',
    goals: 'Objectifs',
    goods: 'Marchandises restantes',
    coins: 'Pièces restantes',
    mostContracts: 'Le plus de contrats'
  },
  bonusActions: {
    ...family.bonusActions,
    'money-bag': '3 pièces'
  },
  phases: {
    ...family.phases,
    roundStart: 'Début de la manche',
    roundEnd: 'Fin de la manche'
  },
  /** How the game begins and is counted. */
  moments: {
    ...family.moments,
    beijing: '{points, plural, one {Pékin : # point à la fin} other {Pékin : # points à la fin}}',
    beijingNote: 'plus le comptoir y est ancien, plus il rapporte',
    stockNote:
      '{coins, plural, one {# pièce} other {# pièces}} pour 1 ; avec un comptoir à Pékin, {goods, plural, one {# marchandise} other {# marchandises}} pour 1',
    cardsNote: 'les deux lieux occupés',
    places: 'Lieux différents des objectifs',
    placesNote: 'plus il y a de lieux différents occupés, plus il y a de points',
    secret: 'Deux objectifs attendent ici chacun de vous. Seul leur propriétaire peut les voir.',
    later:
      'Les objectifs seront distribués une fois les personnages choisis. Seul leur propriétaire peut les voir.',
    choose:
      'Des objectifs attendent ici chacun de vous : deux sont gardés. Seul leur propriétaire peut les voir.',
    open: {
      secret: 'Deux objectifs attendent ici chacun de vous. À cette table, tous les voient.',
      later:
        'Les objectifs seront distribués une fois les personnages choisis. À cette table, tous les voient.',
      choose: 'Des objectifs attendent ici chacun de vous : deux sont gardés. À cette table, tous les voient.'
    },
    aim: 'Cinq manches. Qui a le plus de points l’emporte : contrats, comptoirs dans les villes, vos objectifs.'
  }
})
