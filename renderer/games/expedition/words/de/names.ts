/** Names of goods, colours, icons and the spaces of the built-in tracks, in German. */
import { translate } from '../../../../words/message'
import { names as en } from '../en/names'

export const names = translate('de', en, {
  figures: {
    oil: 'Öl',
    spices: 'Gewürze',
    silk: 'Seide',
    fruit: 'Früchte',
    driver: 'Kameltreiber'
  },
  /** Kinds of cards. `taken`: as what somebody takes, pays or draws. */
  kinds: {
    'oil-yellow': 'gelbes Öl',
    'oil-blue': 'blaues Öl',
    'oil-red': 'rotes Öl',
    'oil-green': 'grünes Öl',
    'oil-violet': 'violettes Öl',
    'spices-yellow': 'gelbe Gewürze',
    'spices-blue': 'blaue Gewürze',
    'spices-red': 'rote Gewürze',
    'spices-green': 'grüne Gewürze',
    'spices-violet': 'violette Gewürze',
    'silk-yellow': 'gelbe Seide',
    'silk-blue': 'blaue Seide',
    'silk-red': 'rote Seide',
    'silk-green': 'grüne Seide',
    'silk-violet': 'violette Seide',
    'fruit-yellow': 'gelbe Früchte',
    'fruit-blue': 'blaue Früchte',
    'fruit-red': 'rote Früchte',
    'fruit-green': 'grüne Früchte',
    'fruit-violet': 'violette Früchte',
    'driver-yellow': { word: 'gelber Kameltreiber', taken: 'gelben Kameltreiber' },
    'driver-blue': { word: 'blauer Kameltreiber', taken: 'blauen Kameltreiber' },
    'driver-red': { word: 'roter Kameltreiber', taken: 'roten Kameltreiber' },
    'driver-green': { word: 'grüner Kameltreiber', taken: 'grünen Kameltreiber' },
    'driver-violet': { word: 'violetter Kameltreiber', taken: 'violetten Kameltreiber' }
  },
  /** "2 × rote Seide"; a single card without its number. */
  cardsOf: '{count, plural, one {{card}} other {# × {card}}}',
  /** What a space asks for. */
  requirements: {
    'one-good': '1 Ware',
    'three-identical-goods': '3 gleiche Waren',
    'four-different-goods': 'die 4 verschiedenen Waren',
    'two-drivers': '2 Kameltreiber',
    'three-of-one-colour': '3 Karten einer Farbe',
    'five-colours': '5 Karten, eine jeder Farbe',
    'two-identical-goods': '2 gleiche Waren',
    'one-driver': '1 Kameltreiber',
    'two-of-one-colour': '2 Karten einer Farbe'
  },
  /** What is missing for it, as the noun after a number. */
  missing: {
    'one-good': '{n, plural, one {fehlt noch # Warenkarte} other {fehlen noch # Warenkarten}}',
    'three-identical-goods':
      '{n, plural, one {fehlt noch # gleiche Ware} other {fehlen noch # gleiche Waren}}',
    'four-different-goods':
      '{n, plural, one {fehlt noch # andere Ware} other {fehlen noch # verschiedene Waren}}',
    'two-drivers': '{n, plural, one {fehlt noch # Kameltreiber} other {fehlen noch # Kameltreiber}}',
    'three-of-one-colour':
      '{n, plural, one {fehlt noch # Karte} other {fehlen noch # Karten}} derselben Farbe',
    'five-colours': '{n, plural, one {fehlt noch # Farbe} other {fehlen noch # Farben}}',
    'two-identical-goods': '{n, plural, one {fehlt noch # gleiche Ware} other {fehlen noch # gleiche Waren}}',
    'one-driver': '{n, plural, one {fehlt noch # Kameltreiber} other {fehlen noch # Kameltreiber}}',
    'two-of-one-colour': '{n, plural, one {fehlt noch # Karte} other {fehlen noch # Karten}} derselben Farbe'
  },
  /** Spaces of the built-in tracks by id; a pack's spaces carry their own names. */
  spaces: {
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
  },
  /** "3 Gold". */
  gold: '{count} Gold',
  cards: '{count, plural, one {# Karte} other {# Karten}}',
  /** Gold decides the game. */
  unit: {
    name: 'Gold',
    amount: '{count} Gold',
    winner: 'mit {count} Gold',
    from: 'Woher das Gold kommt',
    onEqual: 'bei gleich viel Gold: {held}'
  },
  /** Where gold came from, on the end screen. */
  worth: {
    gold: 'Gold',
    places: 'Plätze bei den Wertungen',
    chests: 'Truhen am Weg',
    road: 'Zurückgelegter Weg',
    hand: 'Handkarten',
    rivals: 'Gegenüber den anderen',
    victory: 'Der Sieg',
    chance: 'Glück, im Mittel'
  },
  sources: {
    start: 'Anfang',
    chests: 'Truhen',
    interim: 'Erste Etappe',
    final: 'Zweite Etappe',
    ballast: 'Ballast'
  },
  /** What is written on the sheet, whose road leads from the first space to the last city of its track. */
  atlas: {
    title: 'Die Expedition',
    line: 'von {from} nach {to}',
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
  },
  /** How the game begins and is counted. */
  moments: {
    over: 'Die Expedition ist zu Ende',
    begins: '{cards, plural, one {# Karte} other {# Karten}}, {gold, number} Gold',
    secret: 'Für jeden liegen Karten verdeckt bereit. Ansehen darf sie nur, wem sie gehören.',
    open: 'Für jeden liegen Karten bereit. An diesem Tisch liegen sie für alle offen.',
    aim: 'Am Ende gewinnt das meiste Gold: Truhen am Weg und zwei Wertungen dort, wo dein Kamel steht.',
    /** How each source of gold counts, in a few words. */
    notes: {
      start: 'womit alle beginnen',
      chests: 'für das erste Kamel auf einem Feld mit Truhe',
      interim: 'wo deine Kamele standen, als das erste {city} betrat',
      final: 'wo deine Kamele am Ende stehen, auf dem Weg nach {city}',
      ballast: '1 Gold für jeden Schritt ohne Karten'
    }
  }
})
