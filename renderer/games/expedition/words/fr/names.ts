/** Names of goods, colours, icons and the spaces of the built-in tracks, in French. */
import { translate } from '../../../../words/message'
import { names as en } from '../en/names'

export const names = translate('fr', en, {
  figures: {
    oil: 'huile',
    spices: 'épices',
    silk: 'soie',
    fruit: 'fruits',
    driver: 'chamelier'
  },
  /** Kinds of cards. */
  kinds: {
    'oil-yellow': 'huile jaune',
    'oil-blue': 'huile bleue',
    'oil-red': 'huile rouge',
    'oil-green': 'huile verte',
    'oil-violet': 'huile violette',
    'spices-yellow': 'épices jaunes',
    'spices-blue': 'épices bleues',
    'spices-red': 'épices rouges',
    'spices-green': 'épices vertes',
    'spices-violet': 'épices violettes',
    'silk-yellow': 'soie jaune',
    'silk-blue': 'soie bleue',
    'silk-red': 'soie rouge',
    'silk-green': 'soie verte',
    'silk-violet': 'soie violette',
    'fruit-yellow': 'fruits jaunes',
    'fruit-blue': 'fruits bleus',
    'fruit-red': 'fruits rouges',
    'fruit-green': 'fruits verts',
    'fruit-violet': 'fruits violets',
    'driver-yellow': 'chamelier jaune',
    'driver-blue': 'chamelier bleu',
    'driver-red': 'chamelier rouge',
    'driver-green': 'chamelier vert',
    'driver-violet': 'chamelier violet'
  },
  /** "2 × soie rouge"; a single card without its number. */
  cardsOf: '{count, plural, one {{card}} other {# × {card}}}',
  /** What a space asks for. */
  requirements: {
    'one-good': '1 marchandise',
    'three-identical-goods': '3 marchandises identiques',
    'four-different-goods': 'les 4 marchandises différentes',
    'two-drivers': '2 chameliers',
    'three-of-one-colour': '3 cartes d’une même couleur',
    'five-colours': '5 cartes, une de chaque couleur',
    'two-identical-goods': '2 marchandises identiques',
    'one-driver': '1 chamelier',
    'two-of-one-colour': '2 cartes d’une même couleur'
  },
  /** What is missing for it, as the noun after a number. */
  missing: {
    'one-good': '{n, plural, one {# carte marchandise} other {# cartes marchandise}}',
    'three-identical-goods': '{n, plural, one {# marchandise identique} other {# marchandises identiques}}',
    'four-different-goods': '{n, plural, one {# marchandise différente} other {# marchandises différentes}}',
    'two-drivers': '{n, plural, one {# chamelier} other {# chameliers}}',
    'three-of-one-colour': '{n, plural, one {# carte} other {# cartes}} de la même couleur',
    'five-colours': '{n, plural, one {# couleur} other {# couleurs}}',
    'two-identical-goods': '{n, plural, one {# marchandise identique} other {# marchandises identiques}}',
    'one-driver': '{n, plural, one {# chamelier} other {# chameliers}}',
    'two-of-one-colour': '{n, plural, one {# carte} other {# cartes}} de la même couleur'
  },
  /** Spaces of the built-in tracks by id; a pack's spaces carry their own names. */
  spaces: {
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
  },
  /** "3 or". */
  gold: '{count} or',
  cards: '{count, plural, one {# carte} other {# cartes}}',
  /** Gold decides the game. */
  unit: {
    name: 'Or',
    amount: '{count} or',
    winner: 'avec {count} or',
    from: 'D’où vient l’or',
    onEqual: 'à égalité d’or : {held}'
  },
  /** Where gold came from, on the end screen. */
  worth: {
    gold: 'Or',
    places: 'Places aux décomptes',
    chests: 'Coffres à venir',
    road: 'Chemin parcouru',
    hand: 'Cartes en main',
    rivals: 'Face aux autres',
    victory: 'La victoire',
    chance: 'Chance, en moyenne'
  },
  sources: {
    start: 'Départ',
    chests: 'Coffres',
    interim: 'Première étape',
    final: 'Seconde étape',
    ballast: 'Lest'
  },
  /** What is written on the sheet, whose road leads from the first space to the last city of its track. */
  atlas: {
    title: 'L’Expédition',
    line: '{from_of} à {to}',
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
  },
  /** How the game begins and is counted. */
  moments: {
    over: 'L’expédition est terminée',
    begins: '{cards, plural, one {# carte} other {# cartes}}, {gold, number} or',
    secret: 'Chacun de vous a des cartes face cachée. Seul leur propriétaire peut les voir.',
    open: 'Chacun de vous a des cartes. À cette table, tous les voient.',
    aim: 'À la fin, le plus d’or l’emporte : coffres en chemin et deux décomptes là où se trouve votre chameau.',
    /** How each source of gold counts, in a few words. */
    notes: {
      start: 'ce que chacun a au départ',
      chests: 'au premier chameau sur une case à coffre',
      interim: 'où étaient vos chameaux quand le premier est entré à {city}',
      final: 'où sont vos chameaux à la fin, en route vers {city}',
      ballast: '1 or pour chaque pas sans cartes'
    }
  }
})
