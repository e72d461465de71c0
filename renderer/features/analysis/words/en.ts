/** English: the analysis of a finished game. */
import { english } from '../../../words/message'

export const en = english({
  title: 'Analysis',
  close: 'Close the analysis',
  reading: 'Reading the game …',
  running: 'Playing it through again …',
  progress: 'How much of the game has been looked at',
  stop: 'Stop',
  stopped: 'Stopped.',
  again: 'Begin',
  finished: 'The analysis is finished.',
  failed: 'This game cannot be analysed.',
  chart: 'Each seat’s chance of winning after each turn',
  chances: 'Chance of winning, %',
  seats: 'Choices and luck of each seat',
  lost: 'Given away',
  lostNote: '{unit} that choices cost, compared with the best plan for what this seat could see at the time',
  luck: 'Luck',
  luckNote: '{unit} that dice and cards brought beyond expectation',
  costliest: 'The costliest turns of {name}',
  nothing: 'Hardly anything was given away.',
  turn: 'Turn {number}',
  turnIn: 'Round {round}, turn {number}',
  /** A choice before the first round, such as a goal kept. */
  setUp: 'Set-up',
  cost: 'cost {points}',
  /** Beside a turn of the replay; `cost`: "cost 2.5". */
  remark: 'Analysis: {cost}',
  showBetter: 'A better plan',
  show: 'Show {turn} in the replay',
  better: '{name}: a better plan',
  played: 'Better by {points} than what was played:',
  playedPart: 'Better by {points} than what was played (the whole turn cost {all}):',
  note: '{unit} expected at the end of the game, judging by what this seat could see at the time; estimated by {level}.'
})
