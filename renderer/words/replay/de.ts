/** German: the replay. */
import { translate } from '../message'
import { en } from './en'

export const de = translate('de', en, {
  title: 'Aufzeichnung',
  of: 'Aufzeichnung · {name}',
  loading: 'Die Partie wird aufgebaut …',
  opening: 'Die Ausgangsstellung',
  viewer: 'Aus wessen Sicht',
  views: { open: 'Offen', public: 'Öffentlich', seats: 'Alle Plätze' },
  viewNote: {
    open: 'Alle Karten liegen offen; wer am Zug ist, sitzt vorn',
    public: 'Was alle am Tisch sehen konnten',
    seats: 'Was alle Plätze sehen: An diesem Tisch ist nichts verdeckt'
  },
  seatView: 'Wie {name} sie gesehen hat',
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
  paceOf: '{pace}×',
  paceName: '{pace}-faches Tempo',
  halfPace: 'Halbes Tempo',
  scrub: 'Stelle in der Partie',
  place: 'Entscheidung {step} von {length}',
  placeIn: '{chapter}, Entscheidung {step} von {length}',
  turnAt: '{name} ist am Zug',
  turnIn: '{chapter}: {name} ist am Zug',
  close: 'Schließen',
  toTable: 'Zurück zum Tisch',
  toResult: 'Zurück zum Ergebnis',
  meanwhile:
    '{count, plural, one {# Entscheidung am Tisch seither} other {# Entscheidungen am Tisch seither}}',
  show: 'Diesen Moment zeigen',
  watch: 'Aufzeichnung ansehen',
  watchFile: 'Gespeicherte Partie ansehen',
  watchFileNote: 'Ohne sie in die Liste aufzunehmen',
  drop: 'Hier ablegen, um sie nur anzusehen',
  controls: 'Abspielen und Schritte',
  tableKeys: ['V'],
  tableShortcut: 'Die bisherige Partie ansehen',
  keysTitle: 'Tasten der Aufzeichnung',
  keys: [
    { keys: ['Leertaste'], does: 'Abspielen oder anhalten' },
    { keys: ['←', '→'], does: 'Eine Entscheidung zurück oder weiter' },
    { keys: ['Umschalt', '←', '→'], does: 'Einen Zug zurück oder weiter' },
    { keys: ['Pos1', 'Ende'], does: 'Zum Anfang oder zum Ende' },
    { keys: ['Esc'], does: 'Schließen und zurück' }
  ]
})
