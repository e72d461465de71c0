/** German: the words of the tables. */
import type { TableWords } from '../table-words'

export const tables: TableWords = {
  seals: {
    title: 'Die Gildensiegel',
    seal: 'Siegel',
    die: 'Niedrigerer Würfel',
    taken: 'Sofort',
    improve: 'Verbessern kostet',
    bonus: 'Bonus'
  },
  routes: { title: 'Alle Wege', route: 'Weg', cost: 'Kosten', seal: 'Siegel' },
  travel: {
    title: 'Die Reisefelder',
    dice: 'Würfel',
    steps: 'Schritte höchstens',
    fee: 'Preis',
    extra: 'Posten mehr'
  },
  shields: { title: 'Punkte für Wappen', shields: 'Wappen', points: 'Punkte' },
  contracts: {
    starting: 'Startaufträge',
    regular: 'Aufträge der Städte',
    cost: 'Kosten',
    reward: 'Belohnung',
    points: 'Punkte'
  },
  items: {
    coin: 'Münzen',
    camel: 'Kamele',
    pepper: 'Pfeffer',
    silk: 'Seide',
    gold: 'Gold',
    jade: 'Jade',
    vp: 'Punkte',
    'any-good': 'Waren nach Wahl',
    'different-goods': 'Verschiedene Waren nach Wahl',
    'black-die': 'Schwarze Würfel',
    contract: 'Aufträge vom Stapel',
    'contract-from-city': 'Aufträge aus einer Stadt',
    move: 'Schritte',
    'other-city-bonus': 'Kopierte Bonusmarker',
    'own-city-bonus': 'Boni eigener Markerstädte',
    'coins-or-camel': '2 Münzen oder ein Kamel'
  }
}
