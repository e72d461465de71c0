/** English: finding a host, joining it, the lobby, the people of a table, chat. */
import { byIds, english } from '../message'

export const lan = english({
  lan: {
    host: 'Host on the LAN',
    hostNote: 'Phones and computers join',
    join: 'Join',
    joinNote: 'A game on the LAN',
    by: {
      here: 'Here',
      lan: 'On the LAN',
      bot: 'Computer'
    },
    byOf: 'Where {name} plays',
    open: 'Some play on the LAN',
    openNote: 'Guests bring their own names.',
    gather: 'Open the room'
  },
  joining: {
    title: 'Join a game',
    line: 'Hosts on this network appear by themselves',
    searching: 'Looking for hosts …',
    none: 'No host found yet. Somebody on the same network must open a table to the LAN first.',
    /** Read out when hosts come or go. */
    found: 'Found: {names_list}',
    typed: 'Address or room code',
    typedNote: 'As the host’s screen shows it, for example 192.168.1.20 or 008WJ.',
    go: 'Connect',
    going: 'Connecting …',
    faults: {
      empty: 'Type the address or the room code that the host’s screen shows.',
      letter: 'A room code has digits and letters only.',
      length: 'A letter of the room code is missing, or there is one too many.',
      check: 'This room code is mistyped: a letter is wrong or two have changed places.',
      address: 'This is not an address. Write one like 192.168.1.20 or 192.168.1.20:41270.'
    },
    back: 'Back',
    cannotSee: 'Can’t see the game?',
    hosts: 'Hosts on this network',
    joinHost: 'Join {name}',
    ping: '{ms} ms',
    noTables: 'no open table',
    all: 'Show all {tables} tables',
    fewer: 'Show fewer',
    free: '{free, number} of {total} seats free',
    full: 'all {total, number} seats taken',
    locked: 'locked',
    password: 'password',
    own: 'your seat is here',
    differs:
      'It runs Caravanserai {theirs}, this device {ours}. {who, select, here {Update this device.} there {The host must be updated.} other {Update the older one.}}'
  },
  rooms: {
    title: 'Tables on {host}',
    line: 'Choose a table, then a seat',
    none: 'No table is open to the LAN now. It appears here when the host opens one.',
    /** In place of the names: they are for who comes in. */
    hidden: 'A table with a password',
    openHidden: 'Enter the table with a password',
    openTable: 'Enter the table of {names}',
    leave: 'Leave this host'
  },
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
    seats: 'Seats',
    chat: 'Talk',
    open: 'A table on the LAN is not encrypted: whoever controls the network can read what is sent.',
    spectator: 'You are watching. Take a free seat to play.',
    onlooker: 'You are watching. Every seat is taken.'
  },
  bots: {
    play: 'Play the computer',
    playNote: '{game}, against {count, plural, one {# computer player} other {# computer players}}: {level}',
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
    away: 'connection lost',
    claim: 'Sit here',
    claimOf: 'Sit here, in {name}’s seat',
    yourName: 'Your name',
    sit: 'Sit down',
    leave: 'Get up',
    leaveOf: 'Get up from {name}’s seat',
    more: 'Who plays {name}',
    setHere: 'Play it on this device',
    setLan: 'Free it for a guest',
    setBot: 'Computer: {level}',
    setStyle: 'Style: {style}',
    link: 'Make a link for this seat',
    kick: 'Remove the guest',
    kickAsk: 'Remove {name}?',
    kickNote: 'The seat becomes free. Whoever had it must ask for a seat again.'
  },
  share: {
    title: 'On the LAN',
    off: 'This table is not open to the LAN.',
    openIt: 'Open to the LAN',
    closeIt: 'Close to the LAN',
    locked: 'Locked',
    lockedNote: 'Nobody new gets in; anyone with a seat can come back.',
    spectators: 'Spectators',
    spectatorsNote: 'People without a seat may watch.',
    password: 'Password',
    passwordSet: 'Password required.',
    passwordNone: 'No password',
    passwordField: 'New password',
    passwordKeep: 'Set',
    passwordClear: 'Remove password',
    code: 'Room code',
    address: 'Address',
    link: 'Link for browsers',
    copy: 'Copy',
    copied: 'Copied.',
    selected: 'Selected: copy it with Ctrl+C.',
    qr: 'QR code of the link',
    other: 'Other addresses of this machine',
    opening: 'Opening to the network …',
    /** The LAN is open, and this machine is on no network. */
    noAddress:
      'This machine has no network address, so nobody can join yet. Connect it to Wi-Fi or a cable: the address appears here by itself.',
    /** Hosts cannot be discovered on this network. */
    byHand: 'Only IPv6 here: others type the address or open the link.'
  },
  chat: {
    title: 'Talk',
    empty: 'Nobody has said anything yet.',
    say: 'Say something',
    send: 'Send',
    spectator: 'A spectator',
    mute: 'Mute {name}',
    muted: 'Muted: {names_list}',
    unmute: 'Unmute everybody',
    /** Name of a button that leads to the chat, before it was opened. */
    unread: '{button}, {n, plural, one {# new message} other {# new messages}}',
    news: '{from}: {text}'
  },
  password: {
    title: 'Password required',
    note: 'The host can tell you. It is not sent over the network.',
    field: 'Password',
    go: 'Enter',
    working: 'Checking …',
    wrong:
      '{left, plural, =0 {The password is wrong.} one {The password is wrong. # try before a pause.} other {The password is wrong. # tries before a pause.}}',
    wait: 'Too many wrong passwords. Wait {seconds, plural, one {# second} other {# seconds}}.'
  },
  asked: {
    title: 'Another device wants {name}’s seat',
    note: 'It holds the key to this seat: you have probably opened the game a second time. If not, keep the seat.',
    yield: 'Hand over the seat',
    keep: 'Keep it here',
    waiting: 'Another device has your seat. It was asked to hand it over.'
  },
  /** A guest asks the people at the host's machine for a seat. */
  wishes: {
    title: 'Guests are asking for a seat',
    reasons: {
      absent:
        '{own, select, true {{name} is asking for their own seat back, from another device.} other {{name} is asking for {seat}’s seat; {seat} is not connected.}}',
      second:
        '{own, select, true {Somebody who already has a seat is also asking for {seat}’s seat.} other {Somebody who already has a seat is also asking for {seat}’s seat, for {name}.}}',
      kicked: '{name} is asking for {seat}’s seat. Somebody from that device was removed earlier.'
    },
    give: 'Give the seat',
    giveTo: 'Give the seat of {seat} to {name}',
    no: 'No',
    noTo: 'Say no to {name}',
    ask: 'Ask for this seat',
    askOf: 'Ask for {name}’s seat',
    asked: 'waiting for the host',
    waiting: 'The host was asked for the seat: somebody at its machine must agree.',
    declined: 'The host did not give you {seat}’s seat.'
  },
  /** What proves a seat. */
  proof: {
    unproven:
      'This host does not know the seat you had ({seats_list}). Either it was freed, or another machine answers in the host’s place. Your key was not sent. Ask whoever is at the host’s machine.',
    forget: 'Give it up',
    linkFailed: 'This link is no longer valid: it has been used or has expired. The host can make a new one.'
  },
  seatLink: {
    title: 'A link for {name}’s seat',
    note: 'Whoever opens it first gets the seat, with no password or approval needed. It works once, within 15 minutes.',
    link: 'Link for one person only',
    qr: 'QR code of the link for {name}’s seat'
  },
  people: {
    title: 'People at the table',
    open: 'People',
    watching: 'Watching: you see what everybody may see.',
    /** Somebody is absent, or a seat is free. */
    watchingFor: 'Watching. To play, or to get your seat back, open “People”.',
    waitingFor: 'Waiting for {asked_list}',
    waitingForGone: 'Waiting for {asked_list}, not connected',
    waitingForAbsent: 'Waiting for {asked_list} (not connected: {absent_list})',
    seatAway: '{name}, not connected',
    seatBot: '{name}, played by the computer',
    graceTitle: '{name} has been gone for a while',
    graceNote: 'The seat stays theirs: they come back to it whatever you choose.',
    wait: 'Wait',
    bot: 'Let the computer play',
    strength: 'Computer player:',
    later: 'Save for later',
    moved:
      '{host} had the address {address}. If it has another one now, the host’s machine shows it with a QR code, under “People”. Open that address and ask for your seat: one press there gives it back.',
    /** The host has ended its program, or closed the game to the LAN. */
    closed: '{host} has closed the game. It is saved, and goes on here as soon as it is opened there again.',
    awayLost: '{host} does not answer. Trying to reach it again …'
  },
  network: {
    title: 'Can’t see the game?',
    note: 'Both devices must be on the same network, and the host must have opened a table to the LAN.',
    address: 'Address of the other machine',
    check: 'Check',
    checking: 'Looking …',
    copy: 'Copy this report',
    adapters: 'Networks of this machine',
    noAdapter: 'This machine is on no network. Connect it to the same Wi-Fi or cable as the others.',
    adapter: '{name}: {address}',
    vpn: '{name} looks like a VPN. It may hide the other machines: switch it off while you play.',
    heard: 'Announcement of this host',
    notOpen: 'No table of this machine is open to the LAN: there is nothing to announce.',
    mdns: '{on, select, true {Received via mDNS.} other {Not received via mDNS: the network or a firewall is blocking UDP port 5353.}}',
    beacon:
      '{on, select, true {Received via the beacon.} other {Not received via the beacon: the network or a firewall is blocking UDP port {port}.}}',
    reached: 'The typed address',
    ok: 'A host answers at {address}. Go there from the Join screen.',
    notOk: 'Nobody answers at {address}: {code}',
    codes: byIds({
      ECONNREFUSED:
        'the machine is there, but no game is open on it (or on another port). Open a table to the LAN there.',
      ETIMEDOUT:
        'no answer at all. A firewall on that machine, or a guest Wi-Fi that keeps devices apart, is likely.',
      EHOSTUNREACH: 'there is no such machine on this network. Compare the address, and the Wi-Fi of both.',
      ENETUNREACH: 'this machine has no route to that network. Are both on the same one?'
    }),
    unknownCode: 'the system says {code}.',
    firewall: 'If a firewall blocks the game, run this on the host’s machine',
    byHand: 'Still not working? Type the address or the room code that the host’s screen shows.'
  }
})
