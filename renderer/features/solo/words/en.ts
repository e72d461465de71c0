/** English: the solo page, and the result of a training position. */
import { english } from '../../../words/message'

export const en = english({
  line: 'Alone against the computer: the table of the day, last turns to solve, and your records.',
  today: 'The table of the day',
  daysNote:
    'Everybody who plays the table of a day gets the same deal and the same luck, wherever they are. The next one comes at midnight UTC.',
  day: '{date} (UTC)',
  against: 'against {count, plural, one {# computer player} other {# computer players}}: {level}',
  play: 'Play',
  goOn: 'Go on',
  again: 'Play again',
  playNote: 'Play the table of {date}: {game}',
  goOnNote: 'Go on with the table of {date}: {game}',
  days: 'Day',
  earlier: 'Earlier days',
  later: 'Later days',
  /** A day of the row, with its best result. */
  dayTile: '{date}{state, select, won {, won} played {, played} other {}}',
  result: '{points, plural, one {# point} other {# points}}',
  won: 'won',
  records: 'Your records',
  none: 'No game against the computer has been finished on this machine yet.',
  game: 'Game',
  players: 'Players',
  level: 'Against',
  character: 'As',
  best: 'Best',
  wins: 'Won',
  winsOf: '{wins} of {games}',
  /** Above the portraits of a game’s characters. */
  wonAs: '{game}: won as {won} of {count} characters',
  characterNote:
    '{name}{state, select, won {: won against {level}} played {: no win yet} other {: not played yet}}',
  trainingNote:
    'Last turns from games between computer players: every way to play them without luck was tried out, and one is the best. Choose a turn and find it.',
  position: 'Position {number}, {players} players',
  solved: 'best turn found',
  ownBest: 'your best: {points, plural, one {# point} other {# points}}',
  solvedOf: '{solved} of {count} found.',
  foundBest: 'The best turn: {best} points. The next best ends with {second}.',
  missedBest: 'The best turn ends with {best} points, yours with {points}.',
  beatenBest: '{points} points: with luck, you beat the best turn without it, which ends with {best}.',
  headFound: 'The best turn',
  headMissed: 'Not the best turn yet',
  tryAgain: 'Try again',
  showBest: 'Show the best turn',
  nextPosition: 'Next position',
  allPositions: 'All positions',
  positionChip: 'Position {number}',
  positionNote:
    'Find the best turn: end the game with as many points as you can. You may try as often as you like; a new try takes the place of the last one.',
  dayChip: 'Table of the day',
  dayNote: 'The table of {date}: everybody who plays it gets the same deal and the same luck.',
  /** On the result sheet, after who won; `level`: of the computer players, `before`: points. */
  newBest: 'your best against {level}, up from {before}',
  bestIs: 'your best against {level} is {best}',
  /** The same for a table of the day: the first result there, a better one, or another. */
  dayFirst: 'table of the day',
  dayNewBest: 'your best at this table of the day, up from {before}',
  dayBestIs: 'your best at this table of the day is {best}',
  home: 'Home'
})
