/** English: the statistics page. */
const numbers = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 })

export const en = {
  title: 'Statistics',
  pages: 'What to show',
  course: 'Through the game',
  loading: 'Counting …',
  figure: 'Figure',
  best: 'best',
  groups: 'Groups of figures',
  all: 'All',
  chart: 'How much everybody had after each turn',
  chartHow: 'Left and right arrows read it turn by turn.',
  afterTurn: (name: string): string => `After ${name}’s turn`,
  afterTurnIn: (name: string, round: number): string => `Round ${round}, after ${name}’s turn`,
  atEnd: 'After the final scoring',
  round: (round: number): string => `Round ${round}`,
  turn: 'Turn',
  asTable: 'As a table',
  value: (name: string, total: number): string => `${name} ${total}`,
  show: 'Show this moment',
  number: (value: number): string => numbers.format(value)
}
