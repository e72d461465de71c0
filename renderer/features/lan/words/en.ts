/** English: the seats of this device, where something is wrong or wanted. */
import { english } from '../../../words/message'

export const en = english({
  /** Another device asks for a seat of this one. */
  title: 'Another device wants {name}’s seat',
  note: 'It holds the key to this seat: you have probably opened the game a second time. If not, keep the seat.',
  yield: 'Hand over the seat',
  keep: 'Keep it here',
  /** The host does not prove to know a seat of this device. */
  unproven:
    'This host does not know the seat you had ({seats_list}). Either it was freed, or another machine answers in the host’s place. Your key was not sent. Ask whoever is at the host’s machine.',
  forget: 'Give it up',
  linkFailed:
    'This link is no longer valid: it has been used, has expired, or a newer one was made. The host can make a new one.',
  /** Guests ask the people at this machine for a seat. */
  wishes: {
    title: 'Guests are asking for a seat',
    reasons: {
      absent:
        '{own, select, true {{name} is asking for their own seat back, from another device.} other {{name} is asking for {seat}’s seat; {seat} is not at the table.}}',
      second:
        '{own, select, true {Somebody who already has a seat is also asking for {seat}’s seat.} other {Somebody who already has a seat is also asking for {seat}’s seat, for {name}.}}',
      kicked: '{name} is asking for {seat}’s seat. Somebody from that device was removed earlier.'
    },
    give: 'Give the seat',
    giveTo: 'Give the seat of {seat} to {name}',
    no: 'No',
    noTo: 'Say no to {name}'
  },
  /** To the host: the game has waited for a guest, or for somebody to take a free seat, for a while. */
  grace: {
    title: '{name} has been gone for a while',
    note: 'The seat stays theirs: they come back to it whatever you choose.',
    freeTitle: 'Nobody plays {name}’s seat',
    freeNote: 'It is free: a guest can sit down there, or the computer plays on.',
    strength: 'Computer player:',
    later: 'Save for later',
    bot: 'Let the computer play',
    wait: 'Wait'
  },
  /** To a guest who gets up while a game is being played. */
  leaving: {
    title: 'Leave the game?',
    note: 'Your seat becomes free: somebody else can take it, or the host lets the computer play on.'
  },
  /** In the list of seats. */
  seats: {
    more: 'Who plays {name}',
    setHere: 'Play it on this device',
    setLan: 'Free it for a guest',
    setBot: 'Computer: {level}',
    setStyle: 'Style: {style}',
    link: 'Make a link for this seat',
    kick: 'Remove the guest',
    /** A guest who has a seat shares the device with somebody else. */
    second: 'Somebody else plays at this device, too',
    secondName: 'Their name',
    /** A seat that was handed over to another device of the same person. */
    takeBack: 'Take it back here',
    takeBackOf: 'Take {name}’s seat back to this device',
    kickAsk: 'Remove {name}?',
    kickNote: 'The seat becomes free. Whoever had it must ask for a seat again.'
  },
  /** A guest asks the people at the host for a seat. */
  asks: {
    ask: 'Ask for this seat',
    askOf: 'Ask for {name}’s seat',
    asked: 'waiting for the host',
    declined: 'The host did not give you {seat}’s seat.'
  },
  /** The chat. */
  talk: {
    empty: 'Nobody has said anything yet.',
    send: 'Send',
    spectator: 'A spectator',
    mute: 'Mute {name}',
    muted: 'Muted: {names_list}',
    unmute: 'Unmute everybody',
    news: '{from}: {text}'
  },
  /** Those who only watch the table. */
  watchers: {
    title: 'Watching',
    you: '{name} (you)',
    /** Beside the name of whoever says something without a seat. */
    says: 'watching',
    news: '{name} (watching)',
    /** The page's own name. */
    give: 'Give your name',
    change: 'Change your name',
    go: 'Use this name',
    remove: 'Remove {name}',
    removeAsk: 'Remove {name}?',
    removeNote: 'They cannot watch this table again until you let them in.',
    removeGo: 'Remove',
    /** Told only to the people at the host. */
    removed: '{name}, removed',
    readmit: 'Let in again',
    readmitOf: 'Let in again: {name}'
  },
  /** Messages of the chat that one press sends. */
  usual: {
    title: 'Say at once',
    lines: {
      wellPlayed: 'Well played!',
      thanks: 'Thank you!',
      moment: 'One moment, please',
      yourTurn: 'It’s your turn!',
      again: 'Another game?'
    }
  },
  /** A seat asks everybody at other devices whether it may take something back. */
  takeBack: {
    title: 'Taking back',
    /** On the button in place of Undo, and its tooltip. */
    ask: 'Ask to take back …',
    askWhat: 'Ask the others whether you may take back: {what}',
    askLast: 'Ask the others whether you may take back your last choice.',
    open: 'The others are being asked.',
    /** In the menu of a seat that nobody plays now. */
    askFor: 'Ask to take back its last choice',
    asks: 'May {name} take this back?',
    hostAsks: 'May the host take this back for {name}?',
    what: 'To take back: {what}',
    whatSince: 'To take back, and all that came after: {what}',
    allow: 'Allow',
    refuse: 'Refuse',
    waiting: 'May this be taken back? Still to answer: {names_list}',
    withdraw: 'Withdraw',
    /** How it ended. */
    ended: {
      agreed: 'Everybody agreed: {name}’s choice is taken back.',
      refused: '{by} refused: nothing is taken back.',
      withdrawn: 'The question was withdrawn: nothing is taken back.',
      overtaken: '{by} has played on: nothing is taken back.',
      lapsed: 'No answer within a minute from {names_list}: nothing is taken back.'
    }
  }
})
