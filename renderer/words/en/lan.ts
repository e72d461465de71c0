/** English: finding a host and joining it, opening a table to the LAN, passwords and links. */
import { english } from '../message'

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
  share: {
    title: 'On the LAN',
    off: 'This table is not open to the LAN.',
    openIt: 'Open to the LAN',
    closeIt: 'Close to the LAN',
    locked: 'Locked',
    lockedNote: 'Nobody new gets in; anyone with a seat can come back.',
    spectators: 'Spectators',
    spectatorsNote: 'People without a seat may watch.',
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
  seatLink: {
    title: 'A link for {name}’s seat',
    note: 'Whoever opens it first gets the seat, with no password or approval needed. It works once, within 15 minutes.',
    link: 'Link for one person only',
    qr: 'QR code of the link for {name}’s seat'
  }
})
