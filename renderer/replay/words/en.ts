/** English: the replay. */
export const en = {
  title: 'Replay',
  of: (name: string): string => `Replay · ${name}`,
  loading: 'Laying out the game …',
  opening: 'The first position',
  viewer: 'In whose view',
  views: { open: 'Open', public: 'Public' },
  viewNote: {
    open: 'All cards lie open; whoever is to move sits in front',
    public: 'What everybody could see at the table'
  },
  seatView: (name: string): string => `As ${name} saw it`,
  whole: 'To the views of all players once the game is over',
  start: 'To the beginning',
  end: 'To the end',
  turnBack: 'One turn back',
  turnOn: 'One turn on',
  choiceBack: 'One choice back',
  choiceOn: 'One choice on',
  play: 'Play',
  pause: 'Pause',
  pace: 'Speed',
  paceOf: (pace: number): string => `${pace === 0.5 ? '½' : pace}×`,
  paceName: (pace: number): string => `${pace === 0.5 ? 'Half' : pace} times speed`,
  scrub: 'Where in the game',
  place: (step: number, length: number): string => `Choice ${step} of ${length}`,
  placeIn: (step: number, length: number, chapter: string): string =>
    `${chapter}, choice ${step} of ${length}`,
  turnAt: (name: string, chapter: string | undefined): string =>
    chapter === undefined ? `${name}’s turn` : `${chapter}: ${name}’s turn`,
  close: 'Close',
  toTable: 'Back to the table',
  toResult: 'Back to the result',
  meanwhile: (count: number): string =>
    count === 1 ? '1 move at the table since' : `${count} moves at the table since`,
  show: 'Show this moment',
  watch: 'Watch replay',
  watchFile: 'Watch',
  watchFileNote: 'Replay a file, off the list',
  drop: 'Drop it here to watch it only',
  controls: 'Playing and stepping',
  tableKeys: ['V'],
  tableShortcut: 'Watch the game so far',
  keysTitle: 'Keys of the replay',
  keys: [
    { keys: ['Space'], does: 'Play or pause' },
    { keys: ['←', '→'], does: 'One choice back or on' },
    { keys: ['Shift', '←', '→'], does: 'One turn back or on' },
    { keys: ['Home', 'End'], does: 'To the beginning or the end' },
    { keys: ['Esc'], does: 'Close, back to where it was opened' }
  ]
}
