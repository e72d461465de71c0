/** English: the standings. */
import { english } from '../../../words/message'

export const en = english({
  line: 'Who has won how often, in games of two or more people.',
  which: 'Games that count',
  all: 'All games',
  name: 'Name',
  games: 'Games',
  won: 'Won',
  share: 'Share',
  mean: 'Average',
  best: 'Best',
  latest: 'Finished games',
  latestOf: 'Games of {name}',
  /** Before the name of a winner, for people who hear it. */
  winner: 'won',
  computer: 'computer player',
  everybody: 'Everybody',
  none: 'No game of two or more people has been finished here yet.',
  note: 'A shared win counts for everybody who shares it. Deleted games still count. Games of one person against computer players are under Solo.',
  home: 'Home'
})
