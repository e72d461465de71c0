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
  offers: {
    free: 'Die kostenlosen Angebote der Bücher',
    tiles: 'Die Angebotsplättchen',
    book: 'Buch',
    first: 'Ein Angebot',
    second: 'Das andere',
    oneJade: 'Für 1 Jade',
    twoJade: 'Für 2 Jade'
  },
  special: {
    title: 'Die besonderen Städte, und wie oft der Bonus des Siegels kommt, nach dem Würfel',
    city: 'Stadt',
    reward: 'Belohnung',
    seal: 'Siegel'
  },
  cards: {
    title: 'Stadtkarten',
    card: 'Die Karte',
    effect: 'In Worten',
    or: 'oder',
    perPost: 'für jeden Posten',
    perContract: 'für jeden erfüllten Auftrag',
    perPip: 'für jedes Auge'
  },
  cities: {
    title: 'Die Städte',
    city: 'Stadt',
    shield: 'Wappen',
    contracts: 'Aufträge',
    marker: 'Bonusmarker',
    card: 'Stadtkarte',
    outpost: 'Außenposten-Plättchen'
  },
  bonuses: { markers: 'Bonusmarker', outposts: 'Außenposten-Plättchen', bonus: 'Bonus', words: 'In Worten' },
  goals: { title: 'Zielkarten', seals: 'Verbesserte Siegel', shields: 'Wappen, die noch einmal zählen' },
  guests: {
    title: 'Die Charaktere, die passen',
    character: 'Charakter',
    players: 'Spieler',
    ability: 'Fähigkeit'
  }
}
