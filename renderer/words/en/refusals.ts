/** English: why the host says no. */
import { byIds, english } from '../message'

export const refusals = english({
  /** Why nothing can be taken back, by the host's barrier. */
  barriers: byIds({
    nothing: 'Nothing to take back yet.',
    chance: 'A roll or a draw cannot be taken back.',
    revealed: 'Something hidden was turned up: it cannot be taken back.',
    'other-seat': 'Another player has moved since.',
    simultaneous: 'A secret answer is final.'
  }),
  /** What stands before the latest choice, by the name of what was turned up where the game has one for it. */
  barrierOf: 'Nothing before this can be taken back: {reveal}.',
  /** Versions that differ, where both sides say theirs. */
  versions: {
    newer:
      'The host runs Caravanserai {hostApp}, this device {clientApp}. Update this device, or reload the page.',
    older: 'The host runs Caravanserai {hostApp}, this device {clientApp}. The host must be updated.'
  },
  refusals: {
    malformed: 'The host did not understand this.',
    'protocol-differs': 'This page and the host are different versions. Reload the page.',
    'hello-first': 'The host did not understand this.',
    'local-only': 'Only people at the host’s own machine can do this.',
    'no-table': 'No table is open.',
    'unknown-table': 'This table does not exist any more.',
    'unknown-game': 'This app does not know this game.',
    'not-begun': 'This table is still waiting for its players.',
    begun: 'This table has already begun.',
    'seats-open': '{free, plural, one {One seat is still free.} other {# seats are still free.}}',
    'seat-taken': 'Somebody has taken this seat.',
    'consent-needed': 'Somebody at the host’s machine must agree to this. Ask for the seat.',
    'room-locked': 'This table is locked: nobody new gets in.',
    'no-spectators': 'Every seat is taken, and this table has no spectators.',
    'spectator-removed':
      'The host has removed you from this table. You can watch again once the people there let you in.',
    'not-watching': 'There is no such spectator any more.',
    'room-full': 'This table is full.',
    'password-needed': 'This table requires a password.',
    'password-wrong':
      '{left, select, 0 {The password is wrong. Wait a moment before the next try.} other {The password is wrong.}}',
    'password-wait': 'Too many wrong passwords. Try again in {seconds, number} seconds.',
    'no-lan': 'This host cannot open tables to the network.',
    'lan-failed': 'The table could not be opened to the network ({reason}).',
    'code-wrong': 'This room code is mistyped. Check it again.',
    'address-wrong': 'This is not an address. Write one like 192.168.1.20 or 192.168.1.20:41270.',
    'unknown-host': 'This host is no longer there.',
    unreachable: 'Nobody answers at {address}.',
    'not-a-host': 'There is no Caravanserai host at {address}.',
    'host-rules-differ':
      'The host plays this game with rules version {host}; this app has {app}. Update the older one.',
    'away-lost': 'The host does not answer. Nothing was chosen; the app is looking for it.',
    'pack-refused':
      'The host does not accept this content pack ({code}{path, select, none {} other { at {path}}}). Open it again to see why.',
    'no-pack': 'This table uses the built-in content.',
    'name-twice': 'Two players are called {name}.',
    'name-unreadable': 'A name must contain at least one letter, digit or emoji.',
    'name-like': 'This name looks like {name} at this table. Choose another one.',
    'colour-twice': 'Two players have the same colour.',
    'not-your-seat': 'This seat isn’t played on this device.',
    'not-over': 'All cards can be shown once the game is over.',
    'stale-decision': 'The table has moved on. Look again.',
    'stale-undo': 'The table has moved on. Look again.',
    'take-back-open': 'Somebody is being asked already whether something may be taken back.',
    'not-asked': 'It is not your turn to choose.',
    'malformed-choice': 'The host did not understand this choice.',
    'batch-chance': 'Only the last of several choices made at once may roll or draw.',
    'table-abandoned': 'This game was abandoned.',
    'table-over': 'This game is over.',
    'journal-failed':
      'The game file cannot be written ({reason}). Nothing was changed. Make room or allow writing, then try again.',
    'folder-failed': 'The folder of saved games cannot be used ({reason}).',
    'folder-lost': 'Another program has taken over the folder of saved games. This one has stopped writing.',
    'file-empty': 'This file is empty.',
    'file-foreign': 'This is not a Caravanserai game file.',
    'file-newer': 'This game was written by a newer Caravanserai. Update the app to open it.',
    'file-damaged': 'This game file is damaged and cannot be read.',
    'header-differs': 'The first line of this game file has been changed, so the game cannot be opened.',
    'rules-differ': 'This game was played with rules version {file}; this app has {app}.',
    'content-differs': 'This game was played with cards and places that this app does not have.',
    'record-differs':
      'This game file is inconsistent: its choices do not lead to what it records (line {line}).',
    'tail-lost': 'The end of this file was damaged; the last moves are missing.',
    'journal-changed':
      'Another program changed the file of this game while it was open. The game goes on as it was; what the other program wrote is kept beside it as {file}.',
    'file-gone':
      '{file, select, none {The file of this game is gone.} other {The file of this game is gone. What it held is kept in the same folder as {file}: open that file to go on.}}',
    'file-changed':
      'Another program changed this game’s file while it was closed. Moves may be missing or different.',
    'seats-restored':
      'The file that says who plays here was damaged or missing. It was restored from its copy.',
    'seats-lost':
      'The file that says who plays here was damaged or missing. Check who plays each seat, and open the game to the network again if guests are to come back.',
    fault: 'Something went wrong inside the host. Nothing was changed.',
    'too-fast': 'Too many requests at once. Wait a moment.',
    'too-large': 'This is too large to be a game file.',
    closing: 'The host is closing.',
    'sent-kicked': 'The host has taken your seat back. You can ask for another one, or go home.',
    'sent-closed': 'The host has closed this table to the network.',
    'host-lost': 'The host did not answer. Nothing was chosen.',
    players: 'This game is for {min} to {max} players.',
    'unknown-option': 'This game has no option “{option}”.',
    'option-value': 'The option “{option}” has an invalid value.',
    'option-players': '“{option}” is not available with {players} players.',
    'option-needs': '“{option}” can only be played together with “{needs}”.',
    'option-idle': '“{option}” does nothing unless “{needs}” is set to “{value}”.',
    'players-need': '{players} players need “{needs}”.'
  }
})
