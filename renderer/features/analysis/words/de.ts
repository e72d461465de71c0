/** German: the analysis of a finished game. */
import { translate } from '../../../words/message'
import { en } from './en'

export const de = translate('de', en, {
  title: 'Analyse',
  close: 'Analyse schließen',
  reading: 'Die Partie wird gelesen …',
  running: 'Die Partie wird noch einmal durchgespielt …',
  progress: 'Wie viel der Partie schon durchgesehen ist',
  stop: 'Anhalten',
  stopped: 'Angehalten.',
  again: 'Beginnen',
  finished: 'Die Analyse ist fertig.',
  failed: 'Diese Partie lässt sich nicht analysieren.',
  chart: 'Die Gewinnaussicht jedes Platzes nach jedem Zug',
  chances: 'Gewinnaussicht in %',
  seats: 'Entscheidungen und Glück jedes Platzes',
  lost: 'Verschenkt',
  lostNote:
    '{unit}: was Entscheidungen gekostet haben, verglichen mit dem besten Plan nach dem, was dieser Platz damals sehen konnte',
  luck: 'Glück',
  luckNote: '{unit}: was Würfel und Karten über das zu Erwartende hinaus gebracht haben',
  costliest: 'Die teuersten Züge von {name}',
  nothing: 'Kaum etwas wurde verschenkt.',
  turn: 'Zug {number}',
  turnIn: 'Runde {round}, Zug {number}',
  setUp: 'Aufbau',
  cost: 'kostete {points}',
  remark: 'Analyse: {cost}',
  showBetter: 'Ein besserer Plan',
  show: '{turn} in der Aufzeichnung zeigen',
  better: '{name}: ein besserer Plan',
  played: 'Um {points} besser als das Gespielte:',
  playedPart: 'Um {points} besser als das Gespielte (der ganze Zug kostete {all}):',
  note: '{unit}, erwartet am Ende der Partie, nach dem, was dieser Platz damals sehen konnte; geschätzt von {level}.'
})
