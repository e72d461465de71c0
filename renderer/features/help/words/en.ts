/** English: what there is to know about the host's refusals. */
import { english } from '../../../words/message'

export const en = english({
  others: 'Other topics',
  topics: {
    reach: {
      title: 'Reaching a host',
      lines: [
        'Both devices must be on the same network, and the host’s app must be running with its table open to the LAN. Guest networks often keep devices apart.',
        'The room code and the address are shown on the host’s screen. Where the list stays empty, type one of them instead.',
        'A firewall on the host’s machine may block guests. “Can’t see the game?” on the page for joining checks the network and names the port to allow.',
        'If the connection breaks, nothing is lost: the host keeps the game, and your seat waits for you.'
      ]
    },
    room: {
      title: 'Rooms and seats',
      lines: [
        'The host decides who gets in: a table can be locked, full, without spectators or protected by a password. Ask the person at the host.',
        'A seat belongs to the device that took it. Whoever lost the connection gets the same seat back on the same device; the host can also free it.',
        'After several wrong passwords there is a pause before the next try, longer each time.',
        'Some things only the host’s own page can do, such as beginning the game, giving seats to the computer or closing the table.'
      ]
    },
    turn: {
      title: 'Whose turn it is',
      lines: [
        'Only the seat that is asked can choose. The bar at the top names those the table waits for.',
        'If the table has moved on while you chose, your choice was not made: look again and choose again.',
        'A finished or abandoned game takes no more moves. All cards can be seen in its replay once it is over.'
      ]
    },
    undo: {
      title: 'Taking back',
      lines: [
        'Choices can be taken back one by one, as long as nothing was revealed: a roll, a drawn card or a secret answer stays, since others have seen it or could have.',
        'Once another player has moved, your choice can no longer be taken back.',
        'At a table of several devices the button then asks the others: if all of them agree, it is taken back all the same.'
      ]
    },
    saving: {
      title: 'Saved games',
      lines: [
        'Each choice is written to the game’s file before it counts. If that fails, nothing has changed at the table.',
        'Make room on the disk, or allow writing in the folder of saved games, then choose again. Only one app at a time may use that folder.'
      ]
    },
    files: {
      title: 'Game files and packs',
      lines: [
        'A game file ends in .caravan. Each of its lines is checked against the rules; a file that was changed or truncated does not open, or opens only up to the damage.',
        'The original is kept. An earlier copy may still be intact.',
        'A content pack is checked line by line when it is opened in the form for a new table, which names what is wrong and where.'
      ]
    },
    versions: {
      title: 'Different versions',
      lines: [
        'Everybody at a table needs an app or page compatible with the host’s, with the same rules and cards. Update the older one, or reload the page.',
        'A game goes on only with the rules and cards it was begun with. Its file is left as it is.'
      ]
    },
    setup: {
      title: 'Setting up a table',
      lines: [
        'Players need different names and colours, and each game has its own numbers of players and options; some options need a certain number of players.',
        'Choose again in the form for a new table.'
      ]
    },
    host: {
      title: 'The host itself',
      lines: [
        'Too much was asked at once, or the host made a mistake. Nothing has changed at the table: try again in a moment.',
        'If it happens again, save a copy of the game: its file shows what led there.'
      ]
    }
  }
})
