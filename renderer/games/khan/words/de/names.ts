/** Names of the game’s things, in German. */
import { names as family } from '../../../../polo/words/de/names'
import { translate } from '../../../../words/message'
import { names as en } from '../en/names'
import { board } from './board'

export const names = translate('de', en, {
  ...family,
  places: board.places,
  placeKinds: {
    start: 'Startstadt',
    contract: 'Auftragsstadt',
    card: 'Stadt mit Karte',
    bonus: 'Stadt mit Bonus',
    special: 'besondere Stadt',
    oasis: 'Oase'
  },
  spaces: {
    'book-1': 'Buch I',
    'book-2': 'Buch II',
    'book-3-upper': 'Buch III, oberes Feld',
    'book-3-lower': 'Buch III, unteres Feld',
    'khans-favor': 'Gunst des Khans',
    'guild-seals': 'Gildensiegel',
    'travel-lower': 'Reise, 1 Würfel',
    'travel-middle': 'Reise, 2 Würfel',
    'travel-upper': 'Reise, 3 Würfel',
    contracts: 'Aufträge',
    'special-balkh': board.places.balkh.word,
    'special-hormuz': board.places.hormuz.word,
    'special-baghdad': board.places.baghdad.word,
    'money-bag': 'Geldbeutel',
    ...family.ownSpaces
  },
  areaCard: 'Stadtkarte der Runde',
  books: { 'book-1': 'Buch I', 'book-2': 'Buch II', 'book-3': 'Buch III' },
  amounts: {
    ...family.amounts,
    jade: '{n, plural, one {# Jade} other {# Jade}}',
    'contract-from-city': '{n, plural, one {# Auftrag aus einer Stadt} other {# Aufträge aus Städten}}',
    'other-city-bonus': '{n, plural, one {# Bonus eines anderen Markers} other {# Boni anderer Marker}}',
    'own-city-bonus':
      '{n, plural, one {# Bonus einer eigenen Markerstadt} other {# Boni eigener Markerstädte}}',
    'coins-or-camel': '{n, plural, one {#-mal 2 Münzen oder 1 Kamel} other {#-mal 2 Münzen oder 1 Kamel}}'
  },
  stockNames: { ...family.stockNames, jade: 'Jade' },
  characters: {
    ...family.characters,
    'abha-basu': {
      name: 'Abha Basu',
      short: '2 Münzen je Runde; Jade bringt Punkte',
      full: 'Erhält zu Beginn jeder Runde 2 Münzen und für jeden erfüllten Auftrag 1 Jade. Jede erhaltene Jade bringt 1 Punkt.'
    },
    'de-wu': {
      name: 'De Wu',
      short: 'Siegel mit einem Würfel; ein Wappen mehr',
      full: 'Nimmt ein Gildensiegel mit einem Würfel oder mit zweien. Erhält 1 Jade für jedes verbesserte Siegel. Zählt am Ende ein Wappen mehr.'
    },
    'filippo-vitello': {
      name: 'Filippo Vitello',
      short: 'Behält benutzte Plättchen',
      full: 'Nimmt jedes Außenposten-Plättchen, nachdem irgendjemand dessen Bonus erhalten hat. Jedes darf später einmal als Bonusaktion genutzt werden.'
    },
    'gantulga-od': {
      name: 'Gantulga Od',
      short: 'Reisen: ein Würfel, ohne Münzen und Kamele',
      full: 'Darf nur das Reisefeld für einen Würfel nutzen. Zahlt für Wege weder Münzen noch Kamele, nur Jade, wo ein Weg sie verlangt. Siegel sind weiterhin nötig.'
    },
    'isabella-donati': {
      name: 'Isabella Donati',
      short: 'Etwas für jeden geworfenen Würfel',
      full: 'Erhält etwas für jeden geworfenen Würfel: 2 Münzen für eine 1 oder 6, 1 Punkt für eine 2 oder 5, 1 Kamel für eine 3 oder 4. Ein Pärchen des Rundenwurfs darf stattdessen 1 Jade, 1 Seide oder 1 Gold bringen.'
    },
    'mailin-and-tian-chin': {
      name: 'Mailin und Tian Chin',
      short: 'Zwei Figuren; ein Bonus der Runde zweimal',
      full: 'Reisen mit zwei Figuren und dürfen die Schritte einer Bewegung aufteilen. Beginnen mit 3 Münzen mehr. Zu Beginn jeder Runde kommt einer ihrer Boni zweimal.'
    },
    'mongke-khan': {
      name: 'Möngke Khan',
      short: 'Oasen kosten keinen Schritt und bringen Punkte',
      full: 'Durchquert Oasen, ohne einen Schritt zu verbrauchen. Nach einer Bewegung bringt jede betretene Oase einmal 3 Punkte und 2 Münzen oder 1 Kamel.'
    },
    'mercator-ex-tabriz-4p': {
      name: 'Mercator ex Tabriz',
      short: '+1 Ware, wenn andere ein Buch nutzen',
      full: 'Immer wenn jemand anderes ein Buch nutzt, nimmt Mercator 1 Ware dieses Buches: Pfeffer, Seide oder Gold.'
    },
    'mercator-ex-tabriz-3p': {
      name: 'Mercator ex Tabriz',
      short: '+1, wenn andere Buch oder Khan nutzen',
      full: 'Immer wenn jemand anderes ein Buch nutzt, nimmt Mercator 1 Ware dieses Buches: Pfeffer, Seide oder Gold. Dazu 1 Kamel für jeden fremden Besuch beim Khan.'
    },
    'mercator-ex-tabriz-2p': {
      name: 'Mercator ex Tabriz',
      short: '+1, wenn andere Buch oder Khan nutzen',
      full: 'Immer wenn jemand anderes ein Buch nutzt, nimmt Mercator 1 Ware dieses Buches: Pfeffer, Seide oder Gold. Dazu 1 Kamel für jeden fremden Besuch beim Khan.'
    },
    'wilhelm-von-rubruk': {
      name: 'Wilhelm von Rubruk',
      short: 'Posten auch in durchreisten Städten',
      full: 'Besitzt 13 Handelsposten und darf in jeder durchreisten Stadt einen zurücklassen. Der 13. bringt 10 Punkte mehr.'
    }
  },
  sources: {
    contracts: 'Aufträge',
    cityCards: 'Stadtkarten',
    cities: 'Boni der Städte',
    posts: '9. bis 11. Posten',
    characters: 'Charakter',
    shields: 'Wappen',
    goals: 'Zielkarte',
    goods: 'Übrige Waren',
    coins: 'Übrige Münzen',
    mostContracts: 'Meiste Aufträge'
  },
  bonusActions: {
    ...family.bonusActions,
    'improve-seal': 'Siegel verbessern',
    'reroll-die': 'Neuwurf',
    'money-bag': 'Geldbeutel'
  },
  phases: family.phases,
  moments: {
    ...family.moments,
    over: 'Die Reise ist zu Ende',
    stockNote:
      '{coins, plural, one {# Münze} other {# Münzen}} für 1, {goods, plural, one {# Ware} other {# Waren}} für 1; Jade ist eine Ware',
    secondNote: '{points, number} für die meisten erfüllten Aufträge, {second, number} für die zweitmeisten',
    shieldsNote: 'je mehr verschiedene Wappen, desto mehr Punkte',
    sealsNote: 'für verbesserte Siegel auf der Karte',
    shieldLine: '{shield}: ein Wappen mehr',
    sealLine: '{seal}: {points, number}',
    draft:
      'Zuerst werden Charaktere gewählt, vom Startspieler zuletzt. Dann behält jeder eine von drei geheimen Zielkarten.',
    secret: 'Drei Zielkarten für jeden: Eine wird behalten. Nur wem sie gehören, darf sie ansehen.',
    open: {
      draft:
        'Zuerst werden Charaktere gewählt, vom Startspieler zuletzt. Dann behält jeder eine von drei Zielkarten, die alle sehen.',
      secret: 'Drei Zielkarten für jeden: Eine wird behalten. An diesem Tisch liegen sie für alle offen.'
    },
    aim: 'Fünf Runden. Die meisten Punkte gewinnen: Aufträge, Handelsposten mit ihren Wappen, verbesserte Siegel.'
  }
})
