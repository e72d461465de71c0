/** English: home, new table. */
import { english } from '../message'

export const home = english({
  home: {
    welcome: 'The Marco Polo board games at one table',
    continue: 'Continue',
    newTable: 'New table',
    newTableNote: 'Two to five on this device',
    games: 'Games',
    newTableOf: 'New table: {game}',
    openFile: 'Open a game file',
    openFileNote: 'or drop a .caravan file anywhere here',
    settings: 'Settings',
    standings: 'Standings',
    credits: 'Credits',
    fan: 'An unaffiliated fan project. Not connected with, or endorsed by, the authors or publishers of the games.',
    tables: 'Tables',
    finished: '{count, plural, one {# finished game} other {# finished games}}',
    search: 'Find by player or game',
    noneFound: 'No table fits.',
    noTables: 'New here? Begin with a tutorial: it plays a first round with you.',
    drop: 'Drop to open the game',
    menu: {
      main: 'Main',
      more: 'More for the table of {names}'
    },
    openTable: 'Open the table of {names}',
    watchTable: 'Watch the game of {names}',
    rematch: 'Rematch',
    save: 'Save a copy …',
    abandon: 'Abandon …',
    remove: 'Delete',
    removeAsking: 'Delete …',
    undo: 'Undo',
    status: {
      gathering: 'In the lobby',
      running: 'Running',
      over: 'Finished',
      abandoned: 'Abandoned',
      watchable: 'Can be watched',
      damaged: 'Damaged'
    },
    /** How a finished game ended. */
    won: 'Won by {names}',
    settingUp: 'Being set up',
    unreadable: 'Game file {id}',
    round: 'Round {round}',
    /** When a table was begun: shown where the same people have several tables. */
    begun: 'begun {when}',
    toMove: '{names} to move',
    working: 'One moment …'
  },
  when: {
    now: 'just\u00a0now',
    minutes: '{n}\u00a0min\u00a0ago',
    today: 'today, {time}',
    yesterday: 'yesterday, {time}',
    tag: 'en-GB'
  },
  confirm: {
    remove: 'Delete this game?',
    removeNote: 'Guests are at the table now: it closes for them at once.',
    removeGo: 'Delete',
    abandon: 'Abandon this game?',
    abandonNote: 'It stays in the list and can be viewed, but nobody can play on.',
    abandonGo: 'Abandon',
    secrets: 'This game is still running',
    secretsNote: 'A copy holds every player’s secrets and the order of the cards to come. Save it anyway?',
    secretsGo: 'Save the copy'
  },
  files: {
    saved: 'Saved as {name}.',
    deleted: 'Deleted: {table}.',
    notSaved: 'The file could not be written.',
    notRead: 'The file could not be read.'
  },
  newTable: {
    title: 'New table',
    who: 'Who is playing?',
    free: 'Empty seat',
    game: 'Game',
    players: 'Number of players',
    playersShort: 'players',
    playersOf: '{count, plural, one {# player} other {# players}}',
    seat: 'seat {place}',
    name: 'Name of seat {place}',
    colour: 'Colour of {name}',
    colourOfSeat: 'Colour of seat {place}',
    colourIs: '{colour}, {shape}',
    up: 'Move {name} one seat up',
    down: 'Move {name} one seat down',
    order: 'Seats in clockwise order.',
    orderKeys: 'Alt with ↑ or ↓ in a name moves a seat.',
    taken: '{name} plays on another device',
    takenNote: 'Guests keep the seats that they have taken, and their names.',
    openTable: 'Open table',
    openTableNote: 'Everybody sees all cards.',
    hints: 'Hints',
    hintsNote: 'A computer player’s plan, at the press of a key.',
    switchedOn: 'on now, as {count} players need it',
    preset: 'Set-up',
    drawn: 'Drawn by lot',
    begin: 'Start game',
    back: 'Back',
    nameMissing: 'Seat {place} needs a name.',
    nameTwice: 'Two players are called {name}. Give one another name.',
    failed: 'The table could not be set up: {reason}',
    names: ['Aylin', 'Lorenzo', 'Mei', 'Yusuf', 'Clara', 'Tariq', 'Ines', 'Otto']
  }
})
