/** The words of what can be done with a result, in German. */
import { translate } from '../message'
import { en } from './en'

export const de = translate('de', en, {
  join: 'Zur Revanche',
  next: 'Zum nächsten Tisch',
  nextOf: 'Zum nächsten Tisch: {game}',
  waits:
    'Der Gastgeber kann eine Revanche oder einen anderen Tisch eröffnen; dann erscheint hier der Knopf dafür.',
  series: {
    line: 'Partie {n} dieser Serie',
    wins: '{name} {n, plural, one {# Sieg} other {# Siege}}',
    games: 'Alle Partien dieser Serie',
    game: 'Partie',
    now: '{n}, gerade eben',
    won: 'gewonnen',
    winsRow: 'Siege',
    mean: '{unit} im Mittel',
    shared: 'Ein geteilter Sieg zählt für alle, die ihn teilen.',
    latest: 'Nur die letzten Partien zählen mit, ab Partie {n}.'
  },
  copy: {
    button: 'Ergebnis als Text kopieren',
    title: 'Das Ergebnis als Text',
    day: 'Tisch des Tages, {date}',
    with: 'Mit {names_list}'
  },
  seating: {
    title: 'Plätze bei der Revanche',
    kept: 'Gleiche Plätze',
    turned: 'Beginn wandert',
    drawn: 'Plätze auslosen',
    keptNote: 'Alle sitzen wie zuvor; der Startspieler wird ausgelost.',
    turnedNote: 'Wer begonnen hat, rückt ans Ende; wer danach an der Reihe war, sitzt vorn und beginnt.',
    drawnNote: 'Plätze und Startspieler werden ausgelost.'
  }
})
