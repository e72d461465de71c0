/** English: the table's frame, its log, its refusals and its end. */
import { listsOf } from '../catalogue'
import { barrierOf, barriers, refusals } from '../refusals/en'

const list = listsOf('en-GB')

export const table = {
  table: {
    region: 'Table',
    round: 'Round',
    roundName: (round: number, rounds: number | undefined): string =>
      rounds === undefined ? `Round ${round}` : `Round ${round} of ${rounds}`,
    seats: 'Seats in turn order',
    seatAsked: (name: string): string => `${name}, to move`,
    seatWaits: (name: string): string => name,
    opening: 'Laying out the table …',
    over: 'The game is over',
    overHow: 'Look round the board, or see the result.',
    abandoned: 'This game was abandoned',
    abandonedHow: 'It can be looked at, not played on.',
    result: 'Result',
    undo: 'Undo',
    undoTip: 'Take back the last choice',
    undoOf: (name: string): string => `Take back ${name}’s last choice`,
    barrier: (code: string): string => barriers[code] ?? 'This cannot be taken back.',
    barrierOf,
    showLog: 'Log',
    settings: 'Settings',
    shortcuts: 'Shortcuts',
    home: 'Home',
    turnOf: (name: string): string => `${name}’s turn`,
    yourTurn: (name: string): string => `${name}, it is your turn.`,
    dismiss: 'Dismiss',
    stopped: 'This table has stopped.',
    stoppedHow: 'Nothing that was accepted is lost. Go home and open it again.',
    lost: 'The host does not answer. Trying to reach it again …',
    reload: 'Reload'
  },
  curtain: {
    title: (name: string): string => `Pass the device to ${name}`,
    only: (name: string): string => `Only ${name} should look at the screen now.`,
    ready: (name: string): string => `I am ${name}: show me`
  },
  parting: {
    over: (name: string): string => `${name}, your turn is over.`,
    pass: (name: string): string => `Pass to ${name}`
  },
  peek: {
    hold: 'Hold to peek',
    name: (what: string | undefined): string => `Hold to peek at your ${what ?? 'secrets'}`
  },
  log: {
    title: 'Log',
    filter: 'Whose moves to show',
    only: (name: string): string => `Only ${name}`,
    empty: 'Nothing has happened yet.',
    loading: 'Fetching earlier moves …',
    undone: 'taken back',
    tookBack: (name: string): string => `${name} took the last choice back.`
  },
  /** Refusals by the host itself; the game's own are in its catalogue. */
  refusals,
  unknownRefusal: (code: string): string => `That is not possible (${code}).`,
  end: {
    title: 'The journey is over',
    winner: (name: string): string => `${name} wins`,
    winners: (names: readonly string[]): string => `${list(names)} win together`,
    ranking: 'Ranking',
    total: 'Total',
    source: 'Source',
    chart: (name: string, parts: readonly string[]): string => `${name}: ${parts.join(', ')}`,
    rematch: 'Rematch',
    save: 'Save replay',
    look: 'Look at the board',
    home: 'Home',
    abandoned: 'This game was abandoned before its end.'
  },
  shortcuts: {
    title: 'Shortcuts',
    undo: 'Take the last choice back',
    people: 'People at the table',
    talk: 'Talk',
    log: 'Go to the log',
    skip: 'Hold: finish movements at once',
    help: 'This list',
    space: 'Space',
    escape: 'Esc',
    close: 'Close a dialog, drop a selection',
    game: 'At this table'
  }
}
