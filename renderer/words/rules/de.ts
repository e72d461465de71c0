/** German: the rules' screen. */
import { translate } from '../message'
import { en } from './en'

export const de = translate('de', en, {
  title: 'Spielregeln',
  open: 'Regeln',
  back: 'Zurück',
  home: 'Startseite',
  game: 'Spiel',
  view: 'Wie viel zu sehen ist',
  views: { summary: 'Überblick', detail: 'Ausführlich', both: 'Beides' },
  search: 'In den Regeln suchen',
  clear: 'Suche leeren',
  hits: '{count, plural, =0 {Nichts gefunden.} one {1 Absatz gefunden} other {# Absätze gefunden}}',
  contents: 'Inhalt',
  example: 'Beispiel',
  ours: 'Von uns',
  print: 'Drucken',
  linkTo: 'Link zu „{title}“',
  loading: 'Das Regelbuch wird geöffnet …',
  failed: 'Die Regeln konnten nicht geladen werden.',
  again: 'Noch einmal versuchen',
  rule: 'Regel',
  ruleKeys: ['F1', 'H'],
  ruleShortcut: 'Die Regel zu dem, worauf du zeigst oder was ausgewählt ist, sonst zur offenen Frage',
  searchShortcut: 'In den Regeln: suchen',
  fan: 'In eigenen Worten erzählt von einem unabhängigen Fanprojekt; kein Text der Autoren oder Verlage.'
})
