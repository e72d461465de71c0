/** English: home, new table, settings, credits. */
import { pluralsOf } from '../catalogue'

const plural = pluralsOf('en')

export const home = {
  home: {
    welcome: 'The Marco Polo board games at one table',
    continue: 'Continue',
    newTable: 'New table',
    newTableNote: 'Two to five at this device',
    openFile: 'Open a game file',
    openFileNote: 'or drop a .caravan file anywhere here',
    settings: 'Settings',
    credits: 'Credits',
    fan: 'An unaffiliated fan project. Not connected with, or endorsed by, the authors or publishers of the games.',
    tables: 'Tables',
    noTables: 'No game has been started on this device yet.',
    drop: 'Let go to open the game',
    menu: {
      main: 'Main',
      table: (names: string): string => `Table of ${names}`,
      more: (names: string): string => `More for the table of ${names}`
    },
    open: 'Open',
    openTable: (names: string): string => `Open the table of ${names}`,
    look: 'Look at the result',
    rematch: 'Rematch',
    save: 'Save a copy …',
    abandon: 'Abandon …',
    remove: 'Delete …',
    status: {
      gathering: 'Gathering',
      running: 'Running',
      over: 'Finished',
      abandoned: 'Abandoned',
      damaged: 'Damaged'
    },
    settingUp: 'Being set up',
    unreadable: (id: string): string => `Game file ${id}`,
    round: (round: number): string => `Round ${round}`,
    toMove: (names: string): string => `${names} to move`,
    choices: (count: number): string => `${count} ${plural(count, { one: 'choice', other: 'choices' })}`,
    working: 'One moment …'
  },
  when: {
    now: 'just now',
    minutes: (n: number): string => `${n} min ago`,
    today: (time: string): string => `today, ${time}`,
    yesterday: (time: string): string => `yesterday, ${time}`,
    tag: 'en-GB'
  },
  confirm: {
    remove: 'Delete this game?',
    removeNote: 'The game file is gone for good. Save a copy first if you want to keep it.',
    removeGo: 'Delete',
    abandon: 'Abandon this game?',
    abandonNote: 'It stays in the list and can be looked at, but nobody can play on.',
    abandonGo: 'Abandon',
    secrets: 'This game is still running',
    secretsNote:
      'A copy holds every player’s secrets and the order of the cards to come. Save it all the same?',
    secretsGo: 'Save the copy'
  },
  files: {
    saved: (name: string): string => `Saved as ${name}.`,
    notSaved: 'The file could not be written.',
    notRead: 'The file could not be read.'
  },
  newTable: {
    title: 'New table',
    invite: 'Who travels?',
    free: 'Nobody sits here',
    game: 'Game',
    players: 'Number of players',
    playersShort: 'players',
    playersOf: (count: number): string => `${count} ${plural(count, { one: 'player', other: 'players' })}`,
    seat: (place: number): string => `seat ${place}`,
    name: (place: number): string => `Name of seat ${place}`,
    colour: (place: number, name: string): string => `Colour of ${name || `seat ${place}`}`,
    colourIs: (colour: string, shape: string): string => `${colour}, ${shape}`,
    up: (name: string): string => `Move ${name} one seat up`,
    down: (name: string): string => `Move ${name} one seat down`,
    order: 'Seats in clockwise order.',
    orderKeys: 'Alt with ↑ or ↓ in a name moves a seat.',
    preset: 'Set-up',
    start: 'Start player',
    drawn: 'Drawn by lot',
    begin: 'Set out',
    back: 'Back',
    nameMissing: (place: number): string => `Seat ${place} needs a name.`,
    nameTwice: (name: string): string => `Two players are called ${name}. Give one another name.`,
    failed: (reason: string): string => `The table could not be set up: ${reason}`,
    names: ['Aylin', 'Lorenzo', 'Mei', 'Yusuf', 'Clara', 'Tariq', 'Ines', 'Otto'] as readonly string[]
  },
  settings: {
    title: 'Settings',
    language: 'Language',
    speed: 'Movement of the pieces',
    speedNote: 'Hold Space to finish a movement at once. The system’s wish for less motion is respected.',
    speeds: { 0: 'Off', 1: 'Normal', 2: 'Fast', 4: 'Very fast' },
    shortcuts: 'Shortcuts',
    notSaved: 'The settings could not be saved.'
  },
  credits: {
    title: 'Credits',
    fan: 'Caravanserai is an unaffiliated fan project for people who own and love the board games. It contains none of their artwork.',
    games:
      'The Voyages of Marco Polo is a board game by Simone Luciani and Daniele Tascini, published by Hans im Glück and others; Marco Polo Expedition is one by Reiner Knizia. All rights to the games belong to their owners.',
    art: 'Art',
    artLines: [
      'Coastlines: Natural Earth, by way of world-atlas (public domain).',
      'Icons: game-icons.net by Delapouite, Lorc and contributors (CC BY 3.0), recoloured. All else was drawn for this project.'
    ] as readonly string[],
    fonts: 'Type',
    fontLines: ['EB Garamond, IM Fell English and Inter (SIL Open Font License 1.1).'] as readonly string[],
    software: 'Software',
    softwareLines: [
      'Vue, Pinia, Reka UI, Zod, jsonc-parser, pure-rand, qrcode, noble-hashes, topojson-client, ws and Electron (MIT, ISC and similar licences).'
    ] as readonly string[]
  }
}
