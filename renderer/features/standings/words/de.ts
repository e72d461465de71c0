/** German: the standings. */
import { translate } from '../../../words/message'
import { en } from './en'

export const de = translate('de', en, {
  line: 'Wer wie oft gewonnen hat, in Partien von mindestens zwei Personen.',
  which: 'Welche Partien zählen',
  all: 'Alle Spiele',
  name: 'Name',
  games: 'Partien',
  won: 'Gewonnen',
  share: 'Anteil',
  mean: 'Schnitt',
  best: 'Bestes',
  latest: 'Beendete Partien',
  latestOf: 'Partien von {name}',
  winner: 'gewonnen',
  computer: 'Computerspieler',
  everybody: 'Alle',
  none: 'Hier wurde noch keine Partie von mindestens zwei Personen zu Ende gespielt.',
  note: 'Ein geteilter Sieg zählt für alle, die ihn teilen. Gelöschte Partien zählen weiter mit. Partien einer Person gegen Computerspieler stehen unter Solo.',
  home: 'Startseite'
})
