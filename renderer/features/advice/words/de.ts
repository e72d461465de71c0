/** German: hints, and why computer players chose what they did. */
import { translate } from '../../../words/message'
import { en } from './en'

export const de = translate('de', en, {
  key: 'I',
  hint: 'Tipp',
  hintTip: 'Was der Computer an deiner Stelle täte',
  shortcut: 'Tipp: was der Computer an deiner Stelle täte',
  close: 'Tipp schließen',
  thinking: 'Denkt nach …',
  failed: 'Dafür gibt es keinen Tipp.',
  planOf: 'Plan: {level}',
  hintTitle: 'Was der Computer täte',
  nothing: 'Beendet den Zug.',
  brings: 'Was er bringt',
  other: 'Anderes',
  total: 'Zusammen',
  ahead: 'Der nächstbeste bringt {points} weniger:',
  even: 'Der nächstbeste bringt ebenso viel:',
  behind: 'Ein anderer bringt {points} mehr; dieser dient der Abwechslung:',
  overtaken: 'Um {points} besser erscheint jetzt ein anderer:',
  why: 'Warum?',
  whyOf: 'Warum {name} das getan hat',
  closeWhy: 'Gründe schließen',
  quick: 'Ein schneller Zug: Das Nachdenken wurde abgebrochen.',
  again: 'Neu überlegt, nach dem, was dieser Platz damals sehen konnte.',
  forgotten: 'Nicht bekannt: Das hat ein Mensch gespielt, oder der Gastgeber weiß den Grund nicht mehr.',
  openNote: '{unit}, erwartet am Ende der Partie, soweit es alle hier sehen.',
  keptBack:
    'Den Plan und den nächstbesten gibt es nach dem Ende der Partie: Sie könnten verdeckte Karten verraten.',
  noGains: 'Nichts, was alle sehen, hat sich geändert.',
  note: '{unit}, erwartet am Ende der Partie, nach dem, was dieser Platz sehen kann.'
})
