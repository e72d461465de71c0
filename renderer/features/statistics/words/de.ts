/** German: the statistics page. */
import { translate } from '../../../words/message'
import { en } from './en'

export const de = translate('de', en, {
  title: 'Statistik',
  highlights: 'Besonderes',
  pages: 'Was zu sehen ist',
  course: 'Im Lauf der Partie',
  loading: 'Es wird gezählt …',
  figure: 'Wert',
  best: 'bester Wert',
  groups: 'Gruppen von Werten',
  thinking: 'Bedenkzeit',
  thinkingNote: 'Von der Frage bis zur Entscheidung; eine Pause zählt höchstens zehn Minuten',
  all: 'Alle',
  chart: 'Was alle nach jedem Zug hatten',
  chartHow: 'Mit Pfeil links und rechts geht es Zug für Zug.',
  afterTurn: 'Nach dem Zug von {name}',
  afterTurnIn: 'Runde {round}, nach dem Zug von {name}',
  afterSetUp: 'Aufbau, nach der Wahl von {name}',
  atEnd: 'Nach der Schlusswertung',
  round: 'Runde {round}',
  turn: 'Zug',
  asTable: 'Als Tabelle',
  value: '{name} {total}',
  show: 'Diesen Moment zeigen'
})
