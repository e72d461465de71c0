/** German: the solo page, and the result of a training position. */
import { translate } from '../../../words/message'
import { en } from './en'

export const de = translate('de', en, {
  line: 'Allein gegen den Computer: der Tisch des Tages, letzte Züge zum Lösen und deine Rekorde.',
  today: 'Der Tisch des Tages',
  daysNote:
    'Wer den Tisch eines Tages spielt, bekommt überall dieselbe Ausgangslage und dasselbe Glück. Der nächste kommt um Mitternacht UTC.',
  day: '{date} (UTC)',
  against: 'gegen {count, plural, one {# Computerspieler} other {# Computerspieler}}: {level}',
  play: 'Spielen',
  goOn: 'Weiterspielen',
  again: 'Noch einmal',
  playNote: 'Den Tisch vom {date} spielen: {game}',
  goOnNote: 'Am Tisch vom {date} weiterspielen: {game}',
  days: 'Tag',
  earlier: 'Frühere Tage',
  later: 'Spätere Tage',
  dayTile: '{date}{state, select, won {, gewonnen} played {, gespielt} other {}}',
  result: '{points, plural, one {# Punkt} other {# Punkte}}',
  won: 'gewonnen',
  records: 'Deine Rekorde',
  none: 'Auf diesem Gerät wurde noch keine Partie gegen den Computer zu Ende gespielt.',
  game: 'Spiel',
  players: 'Personen',
  level: 'Gegen',
  character: 'Als',
  best: 'Bestes',
  wins: 'Gewonnen',
  wonAs: '{game}: gewonnen mit {won} von {count} Charakteren',
  characterNote:
    '{name}{state, select, won {: gewonnen gegen {level}} played {: noch kein Sieg} other {: noch nicht gespielt}}',
  winsOf: '{wins} von {games}',
  trainingNote:
    'Letzte Züge aus Partien zwischen Computerspielern: Alle Wege ohne Glück wurden durchprobiert, und einer ist der beste. Wähle einen Zug und finde ihn.',
  position: 'Stellung {number}, {players} Spieler',
  solved: 'bester Zug gefunden',
  ownBest: 'dein bestes Ergebnis: {points, plural, one {# Punkt} other {# Punkte}}',
  solvedOf: '{solved} von {count} gefunden.',
  foundBest: 'Der beste Zug: {best} Punkte. Der nächstbeste endet mit {second}.',
  missedBest: 'Der beste Zug endet mit {best} Punkten, deiner mit {points}.',
  beatenBest:
    '{points} Punkte: Mit Glück warst du besser als der beste Zug ohne Glück, der mit {best} endet.',
  headFound: 'Der beste Zug',
  headMissed: 'Noch nicht der beste Zug',
  tryAgain: 'Noch einmal versuchen',
  showBest: 'Den besten Zug zeigen',
  nextPosition: 'Nächste Stellung',
  allPositions: 'Alle Stellungen',
  positionChip: 'Stellung {number}',
  positionNote:
    'Finde den besten Zug: Beende das Spiel mit so vielen Punkten wie möglich. Du kannst es beliebig oft versuchen; ein neuer Versuch ersetzt den letzten.',
  dayChip: 'Tisch des Tages',
  dayNote: 'Der Tisch vom {date}: Wer ihn spielt, bekommt überall dieselbe Ausgangslage und dasselbe Glück.',
  newBest: 'dein bestes Ergebnis gegen {level}, bisher {before}',
  bestIs: 'dein bestes Ergebnis gegen {level}: {best}',
  dayFirst: 'Tisch des Tages',
  dayNewBest: 'dein bestes Ergebnis an diesem Tisch des Tages, bisher {before}',
  dayBestIs: 'dein bestes Ergebnis an diesem Tisch des Tages: {best}',
  home: 'Startseite'
})
