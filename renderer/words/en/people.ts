/** English: the lobby, the seats and people of a table, their requests and chat. */
import { english } from '../message'

export const people = english({
  lobby: {
    title: 'The room',
    waits:
      '{free, plural, =0 {Everybody is here} one {Waiting for # more player} other {Waiting for # more players}}',
    begin: 'Begin',
    beginWhy:
      '{free, plural, one {# seat is} other {# seats are}} still free. Wait, play {free, plural, one {it} other {them}} here, or give {free, plural, one {it} other {them}} to the computer.',
    hostBegins: 'The host begins when everybody is here.',
    hostCanBegin: 'The host can begin now.',
    home: 'Back',
    change: 'Change the table',
    changeGo: 'Save changes',
    changeFailed: 'The table could not be changed: {reason}',
    seats: 'Seats',
    chat: 'Talk',
    open: 'A table on the LAN is not encrypted: whoever controls the network can read what is sent.',
    spectator: 'You are watching. Take a free seat to play.',
    onlooker: 'You are watching. Every seat is taken.'
  },
  bots: {
    play: 'Play the computer',
    playNote: '{game}, against {count, plural, one {# computer player} other {# computer players}}: {level}',
    /** With the opponents and options of the last table; `note`: the text above. */
    asBefore: '{note}, as you last set it up',
    level: 'How strong {name} plays',
    style: 'How {name} plays',
    styled: '{style}: {note}',
    seat: 'computer: {level}',
    standsIn: 'computer: {level}, until {name} is back',
    names: { 1: 'Porter', 2: 'Trader', 3: 'Caravan leader', 4: 'Envoy', 5: 'Marco Polo' },
    /** How strong each is, beside its name. */
    strength: { 1: 'easy', 2: 'medium', 3: 'good', 4: 'strong', 5: 'very strong' },
    notes: {
      1: 'Easy: a sensible plan, though not always the best.',
      2: 'Medium: plans the whole turn.',
      3: 'Good: looks beyond the turn.',
      4: 'Strong: plays its best plans out in its head.',
      5: 'Very strong: compares more plans, for longer.'
    }
  },
  seats: {
    free: 'free',
    here: 'at the host’s machine',
    hereLocal: 'on this device',
    you: 'you',
    lan: 'on the LAN',
    away: 'not at the table',
    claim: 'Sit here',
    claimOf: 'Sit here, in {name}’s seat',
    yourName: 'Your name',
    sit: 'Sit down',
    leave: 'Get up',
    leaveOf: 'Get up from {name}’s seat'
  },
  chat: {
    title: 'Talk',
    say: 'Say something',
    /** Name of a button that leads to the chat, before it was opened. */
    unread: '{button}, {n, plural, one {# new message} other {# new messages}}'
  },
  asked: {
    waiting: 'Another device or tab has your seat. It was asked to hand it over.'
  },
  /** A guest asks the people at the host's machine for a seat. */
  wishes: {
    waiting: 'The host was asked for the seat: somebody at its machine must agree.'
  },
  people: {
    title: 'People at the table',
    open: 'People',
    /** The button of the people, when somebody only watches. */
    watched: '{button}, {n, plural, one {# spectator} other {# spectators}}',
    watching: 'Watching: you see what everybody may see.',
    /** Somebody is absent, or a seat is free. */
    watchingFor: 'Watching. To play, or to get your seat back, open “People”.',
    waitingFor: 'Waiting for {asked_list}',
    waitingForGone: 'Waiting for {asked_list}, not at the table',
    waitingForAbsent: 'Waiting for {asked_list} (not at the table: {absent_list})',
    seatAway: '{name}, not at the table',
    seatBot: '{name}, played by the computer',
    moved:
      '{host} had the address {address}. If it has another one now, the host’s machine shows it with a QR code, under “People”. Open that address and ask for your seat: one press there gives it back.',
    /** The host has ended its program, or closed the game to the LAN. */
    closed: '{host} has closed the game. It is saved, and goes on here as soon as it is opened there again.',
    awayLost: '{host} does not answer. Trying to reach it again …'
  }
})
