/** English: what has happened since a seat's last turn. */
import { english } from '../../../words/message'

export const en = english({
  title: 'Since your last turn',
  first: 'Before your first turn',
  /** A guest is back, and a computer player or another device has played the seat. */
  away: 'While you were away',
  you: '{name} (you)',
  forYou: '{name} (played for you)',
  all: 'The table',
  replay: 'Replay these',
  more: '{count} more',
  rest: 'Show all',
  fewer: 'Fewer',
  close: 'Close the recap',
  keys: ['Esc', 'Enter'],
  setting: {
    title: 'Recap at the start of a turn',
    kinds: { always: 'Always', away: 'When I was away', never: 'Never' },
    note: 'What the others did since your last turn, beside the board.'
  }
})
