/** German: the statistics page. */
import type { StatisticsPageWords } from '.'

const numbers = new Intl.NumberFormat('de', { maximumFractionDigits: 1 })

export const de: StatisticsPageWords = {
  title: 'Statistik',
  pages: 'Was zu sehen ist',
  course: 'Im Lauf der Partie',
  loading: 'Es wird gezählt …',
  figure: 'Wert',
  best: 'bester Wert',
  groups: 'Gruppen von Werten',
  all: 'Alle',
  chart: 'Was alle nach jedem Zug hatten',
  chartHow: 'Mit Pfeil links und rechts geht es Zug für Zug.',
  afterTurn: (name) => `Nach dem Zug von ${name}`,
  afterTurnIn: (name, round) => `Runde ${round}, nach dem Zug von ${name}`,
  atEnd: 'Nach der Schlusswertung',
  round: (round) => `Runde ${round}`,
  turn: 'Zug',
  asTable: 'Als Tabelle',
  value: (name, total) => `${name} ${total}`,
  show: 'Diesen Moment zeigen',
  number: (value) => numbers.format(value)
}
