/** German: the replay. */
import type { ReplayWords } from '.'

export const de: ReplayWords = {
  title: 'Aufzeichnung',
  of: (name) => `Aufzeichnung · ${name}`,
  loading: 'Die Partie wird aufgebaut …',
  opening: 'Die Ausgangsstellung',
  viewer: 'Aus wessen Sicht',
  views: { open: 'Offen', public: 'Öffentlich' },
  viewNote: {
    open: 'Alle Karten liegen offen; wer am Zug ist, sitzt vorn',
    public: 'Was alle am Tisch sehen konnten'
  },
  seatView: (name) => `Wie ${name} sie gesehen hat`,
  whole: 'Die Sicht aller Spieler öffnet sich nach dem Ende der Partie',
  start: 'Zum Anfang',
  end: 'Zum Ende',
  turnBack: 'Einen Zug zurück',
  turnOn: 'Einen Zug weiter',
  choiceBack: 'Eine Entscheidung zurück',
  choiceOn: 'Eine Entscheidung weiter',
  play: 'Abspielen',
  pause: 'Anhalten',
  pace: 'Tempo',
  paceOf: (pace) => `${pace === 0.5 ? '½' : pace}×`,
  paceName: (pace) => (pace === 0.5 ? 'Halbes Tempo' : `${pace}-faches Tempo`),
  scrub: 'Stelle in der Partie',
  place: (step, length) => `Entscheidung ${step} von ${length}`,
  placeIn: (step, length, chapter) => `${chapter}, Entscheidung ${step} von ${length}`,
  turnAt: (name, chapter) =>
    chapter === undefined ? `${name} ist am Zug` : `${chapter}: ${name} ist am Zug`,
  close: 'Schließen',
  toTable: 'Zurück zum Tisch',
  toResult: 'Zurück zum Ergebnis',
  meanwhile: (count) =>
    count === 1 ? '1 Entscheidung am Tisch seither' : `${count} Entscheidungen am Tisch seither`,
  show: 'Diesen Moment zeigen',
  watch: 'Aufzeichnung ansehen',
  watchFile: 'Ansehen',
  watchFileNote: 'Spieldatei, nicht in die Liste',
  drop: 'Hier ablegen, um sie nur anzusehen',
  controls: 'Abspielen und Schritte',
  tableKeys: ['V'],
  tableShortcut: 'Das bisherige Spiel ansehen',
  keysTitle: 'Tasten der Aufzeichnung',
  keys: [
    { keys: ['Leertaste'], does: 'Abspielen oder anhalten' },
    { keys: ['←', '→'], does: 'Eine Entscheidung zurück oder weiter' },
    { keys: ['Umschalt', '←', '→'], does: 'Einen Zug zurück oder weiter' },
    { keys: ['Pos1', 'Ende'], does: 'Zum Anfang oder zum Ende' },
    { keys: ['Esc'], does: 'Schließen und zurück' }
  ]
}
