/** English: why the host says no. */
import type { Barrier, Barriers, Numbers, Refusals } from './codes'

/** Why nothing can be taken back, by the host's barrier. */
export const barriers: Barriers = {
  nothing: 'Nothing to take back yet.',
  chance: 'A roll or a draw cannot be taken back.',
  revealed: 'Something hidden was turned up: it cannot be taken back.',
  'other-seat': 'Another player has moved since.',
  simultaneous: 'A secret answer is final.'
}

/** What stands before the latest choice, by the name of what was turned up where the game has one for it. */
export const barrierOf = (reveal: string): string => `Nothing before this can be taken back: ${reveal}.`

const barrier =
  (code: Barrier) =>
  ({ reveal }: Numbers): string =>
    reveal === undefined ? barriers[code] : barrierOf(String(reveal))
const text = (sentence: string) => (): string => sentence

export const refusals: Refusals = {
  malformed: text('The host did not understand this.'),
  'protocol-differs': ({ host, client, hostApp, clientApp }) =>
    hostApp === undefined || clientApp === undefined
      ? 'This page and the host are of different versions. Reload the page.'
      : `The host runs Caravanserai ${hostApp}, this device ${clientApp}. ${Number(host) > Number(client) ? 'Update this device, or reload the page.' : 'The host must be updated.'}`,
  'hello-first': text('The host did not understand this.'),
  'local-only': text('Only people at the host’s own machine can do this.'),
  'no-table': text('No table is open.'),
  'unknown-table': text('This table does not exist any more.'),
  'unknown-game': text('This app does not know this game.'),
  'not-begun': text('This table still waits for its people.'),
  begun: text('This table has begun already.'),
  'seats-open': ({ free }) => (free === 1 ? 'One seat is still free.' : `${free} seats are still free.`),
  'seat-taken': text('Somebody has taken this seat.'),
  'room-locked': text('This table is locked: nobody new gets in.'),
  'no-spectators': text('Every seat is taken, and this table has no spectators.'),
  'room-full': text('This table is full.'),
  'password-needed': text('This table asks for a password.'),
  'password-wrong': ({ left }) =>
    left === 0 ? 'The password is wrong. Wait a moment before the next try.' : 'The password is wrong.',
  'password-wait': ({ seconds }) => `Too many wrong passwords. Try again in ${seconds} seconds.`,
  'no-lan': text('This host cannot open tables to the network.'),
  'lan-failed': ({ reason }) => `The table could not be opened to the network (${reason}).`,
  'code-wrong': text('This room code is mistyped. Look at it again.'),
  'address-wrong': text('This is no address. It looks like 192.168.1.20, or 192.168.1.20:41270.'),
  'unknown-host': text('This host is not there any more.'),
  unreachable: ({ address }) => `Nobody answers at ${address}.`,
  'not-a-host': ({ address }) => `There is no Caravanserai host at ${address}.`,
  'host-rules-differ': ({ host, app }) =>
    `The host plays this game by rules ${host}; this app knows rules ${app}. Update the older one.`,
  'away-lost': text('The host does not answer. Nothing was chosen; it is being looked for.'),
  'pack-refused': ({ path, code }) =>
    `The host does not take this content pack (${code}${path === '' ? '' : ` at ${path}`}). Open it again to see why.`,
  'no-pack': text('This table plays over the built-in content.'),
  'name-twice': ({ name }) => `Two players are called ${name}.`,
  'colour-twice': ({ colour }) => `Two players have the colour ${colour}.`,
  'not-your-seat': text('This seat does not sit at this device.'),
  'not-over': text('All cards can be shown once the game is over.'),
  'stale-decision': text('The table has moved on. Look again.'),
  'not-asked': text('It is not your turn to choose.'),
  'malformed-choice': text('The host did not understand this choice.'),
  'batch-chance': text('Only the last of several choices made at once may roll or draw.'),
  'table-abandoned': text('This game was abandoned.'),
  'table-over': text('This game is over.'),
  'journal-failed': ({ reason }) =>
    `The game file cannot be written (${reason}). Nothing was changed. Make room or allow writing, then try again.`,
  'folder-failed': ({ reason }) => `The folder of saved games cannot be used (${reason}).`,
  'folder-lost': text(
    'Another program has taken over the folder of saved games. This one has stopped writing.'
  ),
  'file-empty': text('This file is empty.'),
  'file-foreign': text('This is not a Caravanserai game file.'),
  'file-newer': text('This game was written by a newer Caravanserai. Update the app to open it.'),
  'file-damaged': text('This game file is damaged and cannot be read.'),
  'rules-differ': ({ file, app }) => `This game was played by rules ${file}; this app knows rules ${app}.`,
  'content-differs': text('This game was played with other cards and places than this app has.'),
  'record-differs': ({ line }) => `This game file does not follow from its own choices (line ${line}).`,
  'tail-lost': text('The end of this file was damaged; the last moves are missing.'),
  fault: text('Something went wrong inside the host. Nothing was changed.'),
  'too-fast': text('Too many requests at once. Wait a moment.'),
  'too-large': text('This is too large to be a game file.'),
  closing: text('The host is closing.'),
  'sent-kicked': text('The host has taken your seat back. You can ask for another one, or go home.'),
  'sent-closed': text('The host has closed this table to the network.'),
  'host-lost': text('The host did not answer. Nothing was chosen.'),
  players: ({ min, max }) => `This game is for ${min} to ${max} players.`,
  'unknown-option': ({ option }) => `This game has no option “${option}”.`,
  'option-value': ({ option }) => `The option “${option}” does not fit.`,
  'option-players': ({ option, players }) => `There is no “${option}” to choose with ${players} players.`,
  'undo-nothing': barrier('nothing'),
  'undo-chance': barrier('chance'),
  'undo-revealed': barrier('revealed'),
  'undo-other-seat': barrier('other-seat'),
  'undo-simultaneous': barrier('simultaneous')
}
