/** English: alone against the computer. */
import { english } from '../../../words/message'

export const en = english({
  title: 'Solo',
  line: 'Alone against the computer: the table of the day, and your records.',
  today: 'The table of the day',
  todayNote:
    'Everybody who plays it today gets the same deal and the same luck, wherever they are. It changes at midnight UTC.',
  day: '{date} (UTC)',
  against: 'against {count, plural, one {# computer player} other {# computer players}}: {level}',
  play: 'Play',
  goOn: 'Go on',
  again: 'Play again',
  playNote: 'Play today’s table: {game}',
  goOnNote: 'Go on with today’s table: {game}',
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
  training: 'Find the best turn',
  trainingNote:
    'Ten final turns from real games between computer players; every line of play that does not depend on luck has been tried. Choose one and play it.',
  position: 'Position {number}, {players} players',
  solved: 'best turn found',
  foundBest: 'The best turn: {best} points. The next best ends with {second}.',
  missedBest: 'The best turn ends with {best} points, yours with {points}.',
  beatenBest: '{points} points: with luck, you beat the best turn without it, which ends with {best}.',
  positionChip: 'Position {number}',
  positionNote:
    'Find the best turn: end the game with as many points as you can. You may try as often as you like; a new try takes the place of the last one.',
  trainingHow: 'your last turn: end the game with as many points as you can',
  trainingTable: 'Find the best turn, position {number}',
  headFound: 'The best turn',
  headMissed: 'Not the best turn yet',
  tryAgain: 'Try again',
  showBest: 'Show the best turn',
  nextPosition: 'Next position',
  allPositions: 'All positions',
  home: 'Home'
})
