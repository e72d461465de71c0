/** English: what has happened since a seat's last turn. */
export const en = {
  title: 'Since your last turn',
  first: 'Before your first turn',
  you: 'You',
  all: 'The table',
  replay: 'Replay these',
  more: (count: number): string => `${count} more`,
  fewer: 'Fewer',
  close: 'Close the recap',
  keys: ['Esc', 'Enter'],
  setting: {
    title: 'Recap at the start of a turn',
    kinds: { always: 'Always', away: 'When I was away', never: 'Never' },
    note: 'What the others did since your last turn, beside the board.'
  },
  pointsOnly: 'Only what counts at the end'
}
