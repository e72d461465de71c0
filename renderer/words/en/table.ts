/** English: the table's frame, its log, its refusals and its end. */
import { english } from '../message'

export const table = english({
  table: {
    open: 'Open table',
    openNote: 'Open table: everybody sees all goals and hands.',
    noHints: 'No hints at this table.',
    region: 'Table',
    round: 'Round',
    roundName: 'Round {round}',
    roundOf: 'Round {round} of {rounds}',
    seats: 'Seats in turn order',
    seatAsked: '{name}, to move',
    seatWaits: '{name}',
    opening: 'Setting up the table …',
    over: 'The game is over',
    overHow: 'Look round the board, or see the result.',
    abandoned: 'This game was abandoned',
    abandonedHow: 'It can be looked at, not played on.',
    result: 'Result',
    undo: 'Undo',
    undoTip: 'Take back the last choice',
    undoOf: 'Take back {name}’s last choice',
    undoWhat: 'Take back: {what}',
    undoJourney: 'Take back the whole journey to {place}',
    undoTurnEnd: 'Take back the end of {name}’s turn',
    /** Of a person against computers, which have played on. */
    undoSince: '{what}, and everything since',
    noUndo: 'This cannot be taken back.',
    showLog: 'Log',
    settings: 'Settings',
    more: 'More',
    shortcuts: 'Shortcuts',
    mute: 'Mute',
    unmute: 'Sound on',
    fullScreen: 'Full screen',
    leaveFullScreen: 'Leave full screen',
    home: 'Home',
    turnOf: '{name}’s turn',
    dismiss: 'Dismiss',
    stopped: 'This table has stopped.',
    stoppedHow: 'Nothing that was accepted is lost. Go home and open it again.',
    lost: 'The host does not answer. Trying to reach it again …',
    reload: 'Reload'
  },
  curtain: {
    title: 'Pass the device to {name}',
    only: 'Only {name} should look at the screen now.',
    ready: 'I am {name}: show me'
  },
  passDevice: {
    over: '{name}, your turn is over.',
    pass: 'Pass to {name}'
  },
  peek: {
    hold: 'Hold to peek',
    name: 'Hold to peek at your {what}',
    secrets: 'secrets'
  },
  log: {
    title: 'Log',
    filter: 'Whose moves to show',
    only: 'Only {name}',
    pointsOnly: 'Only what counts at the end',
    raise: 'Open the log over the boards',
    lower: 'Close the log again',
    empty: 'Nothing has happened yet.',
    loading: 'Fetching earlier moves …',
    undone: 'taken back',
    takenBack: '{n, plural, one {# line taken back} other {# lines taken back}}',
    tookBack: '{name} took the last choice back.'
  },
  unknownRefusal: 'That is not possible ({code}).',
  end: {
    title: 'The journey is over',
    winner: '{name} wins',
    /** To the winner, who is the only person at this device. */
    youWin: 'You win',
    winners: '{names_list} win together',
    /** To the only person at this device, who did not win; `place`: "2nd", `points`: "3 points". */
    you: 'you came {place}, {points} behind',
    /** The same for somebody who is behind by the tie-break alone. */
    youLevel: 'you came {place}',
    ranking: 'Ranking',
    total: 'Total',
    source: 'Source',
    chart: '{name}: {parts}',
    rematch: 'Rematch',
    save: 'Save replay',
    look: 'Look at the board',
    home: 'Home'
  },
  shortcuts: {
    title: 'Shortcuts',
    undo: 'Take the last choice back',
    people: 'People at the table',
    talk: 'Talk',
    log: 'Go to the log',
    sound: 'Sound on or off',
    fullScreen: 'Full screen on or off',
    skip: 'Hold: finish movements at once',
    help: 'This list',
    space: 'Space',
    escape: 'Esc',
    close: 'Close a dialog, drop a selection',
    game: 'At this table'
  }
})
