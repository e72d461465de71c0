/** What a check of the network says, in English. */
import { byIds, english } from '../message'

export const en = english({
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
})
