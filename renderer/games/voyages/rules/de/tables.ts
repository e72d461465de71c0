/** German: titles and heads of the tables. */
import type { TableWords } from '../table-words'

export const tables: TableWords = {
  bazaar: { title: 'Was die Stände geben, nach Spalten', stall: 'Stand', dice: 'Würfel' },
  columns: { title: 'Zugaben der Auftragsreihe', column: 'Spalte', extra: 'Du bekommst auch', or: 'oder' },
  steps: { title: 'Die Reisetafel', steps: 'Schritte', coins: 'Münzen insgesamt' },
  routes: { title: 'Alle Wege', route: 'Zwischen', cost: 'Jedes Mal', free: 'gratis' },
  cityBonuses: {
    title: 'Boni der kleinen Städte',
    letter: 'Buchstabe',
    bonus: 'Bonus',
    home: 'Liegt in (Einsteiger)'
  },
  outposts: { title: 'Alle Außenpostenboni', bonus: 'Bonus', words: 'In Worten' },
  slots: { title: 'Die Plätze in Peking', slot: 'Posten', points: 'Punkte' },
  posts: { title: 'Punkte für Posten', post: 'Posten', points: 'Punkte', nth: (n) => `${n}.` },
  cards: {
    title: 'Stadtkarten',
    card: 'Die Karte',
    effect: 'In Worten',
    or: 'oder',
    perPost: 'für jeden Posten',
    perContract: 'für jeden erfüllten Auftrag',
    perPip: 'für jedes Auge'
  },
  contracts: {
    starting: 'Startaufträge',
    regular: 'Gewöhnliche Aufträge',
    cost: 'Du zahlst',
    reward: 'Du bekommst',
    points: 'Punkte'
  },
  icons: { title: 'Symbole', icon: 'Symbol', meaning: 'Bedeutung' },
  start: {
    title: 'Nach Sitzplatz, vom Startspieler an',
    seat: 'Platz',
    coins: 'Münzen',
    character: 'Charakter (Einsteiger)'
  },
  neutral: {
    title: 'Was sich mit der Spielerzahl ändert',
    players: 'Spieler',
    black: 'Schwarze Würfel',
    places: 'Neutrale Würfel',
    none: 'keine'
  },
  goals: { title: 'Alle Ziele', goal: 'Ziel', points: 'Punkte' },
  goalPlaces: { title: 'Verschiedene Zielorte mit deinem Posten', places: 'Orte', points: 'Punkte' },
  mercator: { title: 'Was Mercator bekommt', players: 'Spieler', gains: 'Wenn ein anderer Spieler nutzt' }
}
