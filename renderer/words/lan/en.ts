/** English: finding a host, joining it, the lobby, the people of a table, chat. */
import type { RoomCodeFault } from '../../../shared/lan/room-code'
import { listsOf, named, pluralsOf } from '../catalogue'

const plural = pluralsOf('en')
const list = listsOf('en-GB')

export const lan = {
  lan: {
    host: 'Host on the LAN',
    hostNote: 'Phones and computers join',
    join: 'Join',
    joinNote: 'A game on the LAN',
    by: {
      here: 'Here',
      lan: 'On the LAN'
    },
    byOf: (name: string): string => `Where ${name} plays`,
    open: 'Some play on the LAN',
    openNote: 'Guests bring their own names.',
    gather: 'Open the room'
  },
  joining: {
    title: 'Join a game',
    line: 'Hosts on this network appear by themselves',
    searching: 'Looking for hosts …',
    none: 'No host so far. Somebody must have opened a table to the LAN on the same network.',
    /** Read out when hosts come or go. */
    found: (names: readonly string[]): string => (names.length === 0 ? '' : `Found: ${list(names)}`),
    typed: 'Address or room code',
    typedNote: 'As the host’s screen shows it, for example 192.168.1.20 or 7KX2P.',
    go: 'Go there',
    going: 'Knocking …',
    faults: {
      empty: 'Type the address or the room code that the host’s screen shows.',
      letter: 'A room code has digits and letters only.',
      length: 'A letter of the room code is missing, or there is one too many.',
      check: 'This room code is mistyped: a letter is wrong or two have changed places.',
      address: 'This is no address. It looks like 192.168.1.20, or 192.168.1.20:41270.'
    } satisfies Record<RoomCodeFault | 'address', string>,
    back: 'Back',
    cannotSee: 'Can’t see the game?',
    hosts: 'Hosts on this network',
    joinHost: (name: string): string => `Join ${name}`,
    ping: (ms: number): string => `${Math.max(1, Math.round(ms))} ms`,
    noTables: 'no open table',
    free: (free: number, total: number): string => `${free} of ${total} seats free`,
    full: (total: number): string => `all ${total} seats taken`,
    locked: 'locked',
    password: 'password',
    differs: (theirs: string, ours: string, who: 'here' | 'there' | 'either'): string =>
      `It runs Caravanserai ${theirs}, this device ${ours}. ${
        { here: 'Update this device.', there: 'The host must be updated.', either: 'Update the older one.' }[
          who
        ]
      }`
  },
  rooms: {
    title: (host: string): string => `Tables of ${host}`,
    line: 'Choose a table, then a seat',
    none: 'No table is open to the LAN now. It appears here when the host opens one.',
    openTable: (names: string): string => `Go in to the table of ${names}`,
    leave: 'Leave this host'
  },
  lobby: {
    title: 'The room',
    waits: (free: number): string =>
      free === 0
        ? 'Everybody is here'
        : `Waiting for ${free} more ${plural(free, { one: 'traveller', other: 'travellers' })}`,
    begin: 'Begin',
    beginWhy: (free: number): string =>
      `${free} ${plural(free, { one: 'seat is', other: 'seats are' })} still free. Wait, play ${plural(free, { one: 'it', other: 'them' })} here, or give ${plural(free, { one: 'it', other: 'them' })} to bots.`,
    hostBegins: 'The host begins when everybody is here.',
    home: 'Back',
    seats: 'Seats',
    chat: 'Talk',
    spectator: 'You watch. Take a free seat to play.'
  },
  seats: {
    free: 'free',
    here: 'at the host’s machine',
    hereLocal: 'at this device',
    you: 'you',
    lan: 'on the LAN',
    away: 'connection lost',
    bot: 'bot',
    claim: 'Sit here',
    claimOf: (name: string): string => `Sit here, on the seat of ${name}`,
    yourName: 'Your name',
    sit: 'Sit down',
    leave: 'Get up',
    leaveOf: (name: string): string => `Get up from the seat of ${name}`,
    more: (name: string): string => `Who plays ${name}`,
    setHere: 'Play it at this device',
    setLan: 'Free it for a guest',
    setBot: 'Let a bot play',
    kick: 'Send the guest off',
    kickAsk: (name: string): string => `Send ${name} off?`,
    kickNote: 'The seat becomes free. Who had it must ask for a seat anew.'
  },
  share: {
    title: 'Open to the LAN',
    off: 'This table is not open to the LAN.',
    openIt: 'Open to the LAN',
    closeIt: 'Close to the LAN',
    locked: 'Locked',
    lockedNote: 'Nobody new gets in; who has a seat comes back.',
    spectators: 'Spectators',
    spectatorsNote: 'People without a seat may watch.',
    password: 'Password',
    passwordSet: 'A password is asked.',
    passwordNone: 'No password',
    passwordField: 'New password',
    passwordKeep: 'Set',
    passwordClear: 'Take it away',
    code: 'Room code',
    address: 'Address',
    link: 'Link for browsers',
    copy: 'Copy',
    copied: 'Copied.',
    selected: 'Selected: copy it with Ctrl+C.',
    qr: 'QR code of the link',
    other: 'Other networks of this machine',
    opening: 'Opening the network …'
  },
  chat: {
    title: 'Talk',
    empty: 'Nobody has said anything yet.',
    say: 'Say something',
    send: 'Send',
    spectator: 'A spectator',
    mute: (name: string): string => `Do not show what ${name} says`,
    muted: (names: readonly string[]): string => `Not shown: ${list(names)}`,
    unmute: 'Show everybody again',
    news: (from: string, text: string): string => `${from}: ${text}`
  },
  password: {
    title: 'This table asks for a password',
    note: 'The host can tell you. It is not sent over the network.',
    field: 'Password',
    go: 'Go in',
    working: 'Checking …',
    wrong: (left: number): string =>
      left === 0
        ? 'The password is wrong.'
        : `The password is wrong. ${left} ${plural(left, { one: 'try', other: 'tries' })} before a pause.`,
    wait: (seconds: number): string =>
      `Too many wrong passwords. Wait ${seconds} ${plural(seconds, { one: 'second', other: 'seconds' })}.`
  },
  asked: {
    title: (name: string): string => `Another device wants the seat of ${name}`,
    note: 'It knows the secret of this seat: likely you opened the game a second time. If not, keep the seat.',
    yield: 'Give the seat over',
    keep: 'Keep it here',
    waiting: 'Another device has your seat. It was asked to give it over.'
  },
  people: {
    title: 'People at the table',
    open: 'People',
    watching: 'You watch: you see what everybody may see.',
    waitingFor: (asked: readonly string[], absent: readonly string[]): string =>
      absent.length === 0
        ? `Waiting for ${list(asked)}`
        : `Waiting for ${list(asked)} (not connected: ${list(absent)})`,
    seatAway: (name: string): string => `${name}, not connected`,
    seatBot: (name: string): string => `${name}, played by a bot`,
    graceTitle: (name: string): string => `${name} has been gone for a while`,
    graceNote: 'The seat stays theirs: they come back to it whatever you choose.',
    wait: 'Wait',
    bot: 'Let a bot play',
    later: 'Save for later',
    awayLost: (host: string): string => `${host} does not answer. Trying to reach it again …`
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
    adapter: (name: string, address: string): string => `${name}: ${address}`,
    vpn: (name: string): string =>
      `${name} looks like a VPN. It may hide the other machines: switch it off while you play.`,
    heard: 'Announcement of this host',
    notOpen: 'No table of this machine is open to the LAN: there is nothing to announce.',
    mdns: (on: boolean): string =>
      on
        ? 'Heard back by mDNS.'
        : 'Not heard back by mDNS: the network or a firewall holds it back (UDP port 5353).',
    beacon: (port: number, on: boolean): string =>
      on ? 'Heard back by the beacon.' : `Not heard back by the beacon: UDP port ${port} is held back.`,
    reached: 'The typed address',
    ok: (address: string): string => `A host answers at ${address}. Go there from the Join screen.`,
    notOk: (address: string, code: string): string => `Nobody answers at ${address}: ${code}`,
    codes: named({
      ECONNREFUSED:
        'the machine is there, but no game is open on it (or on another port). Open a table to the LAN there.',
      ETIMEDOUT:
        'no answer at all. A firewall on that machine, or a guest Wi-Fi that keeps devices apart, is likely.',
      EHOSTUNREACH: 'there is no such machine on this network. Compare the address, and the Wi-Fi of both.',
      ENETUNREACH: 'this machine has no way to that network. Are both on the same one?'
    }),
    unknownCode: (code: string): string => `the system says ${code}.`,
    firewall: 'If a firewall keeps the game, run this on the host’s machine',
    byHand: 'Nothing helps? Type the address or the room code that the host’s screen shows.'
  }
}
