/** English: the statistics page. */
import { english } from '../../../words/message'

export const en = english({
  title: 'Statistics',
  highlights: 'Highlights',
  pages: 'What to show',
  course: 'Through the game',
  loading: 'Counting …',
  figure: 'Figure',
  best: 'best',
  groups: 'Groups of figures',
  thinking: 'Thinking time',
  thinkingNote: 'From being asked to choosing; a pause counts as ten minutes at most',
  all: 'All',
  chart: 'How much everybody had after each turn',
  chartHow: 'Left and right arrows read it turn by turn.',
  afterTurn: 'After {name}’s turn',
  afterTurnIn: 'Round {round}, after {name}’s turn',
  /** Before the first round; a choice such as a goal kept. */
  afterSetUp: 'Set-up, after {name}’s choice',
  atEnd: 'After the final scoring',
  round: 'Round {round}',
  turn: 'Turn',
  asTable: 'As a table',
  value: '{name} {total}',
  show: 'Show this moment'
})
