/** German: the rules' screen. */
import type { RulesWords } from '.'

export const de: RulesWords = {
  title: 'Spielregeln',
  open: 'Regeln',
  homeNote: 'Zu jedem Spiel, zum Lesen und Nachschlagen',
  back: 'Zurück',
  home: 'Startseite',
  game: 'Spiel',
  view: 'Wie viel zu sehen ist',
  views: { summary: 'Überblick', detail: 'Ausführlich', both: 'Beides' },
  search: 'In den Regeln suchen',
  clear: 'Suche leeren',
  hits: (count) =>
    count === 0 ? 'Nichts gefunden.' : count === 1 ? '1 Absatz gefunden' : `${count} Absätze gefunden`,
  contents: 'Inhalt',
  example: 'Beispiel',
  ours: 'Von uns',
  print: 'Drucken',
  linkTo: (title) => `Link zu „${title}“`,
  loading: 'Das Regelheft wird geöffnet …',
  failed: 'Die Regeln konnten nicht geladen werden.',
  again: 'Noch einmal versuchen',
  rule: 'Regel',
  ruleKeys: ['F1', 'H'],
  ruleShortcut: 'Die Regel zu dem, worauf du zeigst oder was ausgewählt ist, sonst zur offenen Frage',
  searchShortcut: 'In den Regeln: suchen',
  fan: 'In eigenen Worten erzählt von einem unabhängigen Fanprojekt; kein Text der Autoren oder Verlage.'
}
