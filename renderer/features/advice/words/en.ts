/** English: hints, and why computer players chose what they did. */
import { english } from '../../../words/message'

export const en = english({
  key: 'I',
  hint: 'Hint',
  hintTip: 'What the computer would do in your seat',
  shortcut: 'Hint: what the computer would do in your seat',
  close: 'Close the hint',
  thinking: 'Thinking …',
  failed: 'There is no hint for this.',
  /** Whose plan it is: the name of a level. */
  planOf: '{level}’s plan',
  /** Over a hint. */
  hintTitle: 'What the computer would do',
  nothing: 'Ends the turn.',
  brings: 'What it brings',
  other: 'Other',
  /** Under the parts of what a plan brings. */
  total: 'In all',
  /** Before the next best plan. */
  ahead: 'The next best brings {points} less:',
  even: 'The next best brings as much:',
  behind: 'Another brings {points} more; this one is for variety:',
  /** On a second look, another plan is better than the one that was played. */
  overtaken: 'Another plan now looks better by {points}:',
  why: 'Why?',
  whyOf: 'Why {name} did this',
  closeWhy: 'Close the reasons',
  /** It had no time for more than a quick move. */
  quick: 'A quick move: its thinking was cut short.',
  /** In a replay, where nobody knows any more what it thought at the time. */
  again: 'Worked out again, from what this seat could see at the time.',
  forgotten: 'Not known: a person played this, or the host no longer remembers why.',
  openNote: '{unit} expected at the end of the game, as everybody here can see it.',
  keptBack:
    'Its plan and the next best one are shown when the game is over: they could give away hidden cards.',
  noGains: 'Nothing changed that everybody can see.',
  /** What the figures are; `unit`: "Points", "Gold". */
  note: '{unit} expected at the end of the game, from what this seat can see.'
})
