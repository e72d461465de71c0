// What the dedicated host says on its command line. Its page has catalogues of its own.

import type { Refusal } from '../../shared/engine/rules'
import type { HostRefusal } from '../../shared/protocol/refusals'

/** What `serve --help` prints. */
export const help = `serve [options]
serve COMMAND [options]

  The host of Caravanserai without a window: it serves the game to browsers on this machine and, once a table is shared, on
  the local network. The first line of standard output is a JSON object: url, port, pid, folder; with --lan also lan.

  --port N         listen on this port of 127.0.0.1 (default 0: the port used last if it is free, else any)
  --folder PATH    save folder (default: the one the desktop app uses; or CARAVANSERAI_FOLDER)
  --renderer PATH  the built page (default: out/renderer of this project)
  --lan            open shared tables to the network at once
  --lan-address A  listen on this address of this machine only (default: all of them)
  --lan-port N     the port for the network; 0: the port used last if it is free, else any (default: the port used last,
                   else 41270)
  --name NAME      the name under which others find this host (default: the name in the settings, else the machine's)
  --bot-pace MS    how long a bot waits before each move, in milliseconds (default: 450)
  --open           open the address in the default browser, through a private file that keeps it off the command line
  --licences       print the licences of everything in the program
  --help           print this text
  FILE.caravan     put this game file into the list of tables; with --open, show it

Commands go to the host that is running on the folder; anyone who may read the folder may give them. TABLE is a table's
name, or the end of its name if no other table's ends with it. Seats are numbered from 1.

  tables                    the tables
  lan                       where guests can reach this host
  new GAME SEATS            makes a table that is shared at once and starts when its last seat is taken. SEATS says who
                            plays each seat, for example lan,lan,bot. Takes --option ID=VALUE, as often as needed, and
                            the options of share
  share TABLE               opens a table to the network, or changes how it is shared: --locked or --unlocked (whether
                            newcomers are kept out), --spectators or --no-spectators, --password-file FILE (- is
                            standard input), --no-password. Anything not named stays as it is
  close TABLE               closes the table to the network; all guests leave
  begin TABLE               starts the game of a table whose seats are all taken
  seat TABLE SEAT WHO       sets who plays a seat: lan (open to a guest) or bot
  kick TABLE SEAT           removes the guest from a seat; the seat is free again
  watchers TABLE            those who only watch, each with a number, and those who were removed
  remove TABLE WATCHER      removes a spectator, who gets in again only after readmit; WATCHER is the number
  readmit TABLE WATCHER     lets a removed spectator in again
  rematch TABLE             makes a new table for the same people; --seats kept (the default), turned (the next in order
                            sits first and starts) or drawn
  abandon TABLE             ends the game for good without a result
  delete TABLE              deletes the table
  restore TABLE             brings back a table that was deleted less than 30 days ago; TABLE is its whole name
  export TABLE FILE         writes its game file; the file of a running game holds its secrets
  stop                      ends the host in order; every move is saved

  --folder PATH    as above
  --json           print the answer as one JSON object
`

/** A word as it was given; one that is empty or has blanks in quotation marks, so that it is seen. */
const shown = (word: string): string => (/^\S+$/.test(word) ? word : `“${word}”`)

export const words = {
  noHost: (folder: string): string =>
    `No host that takes commands is running on ${folder}. Start one with serve, or name its folder with --folder. A folder that the desktop app has open takes no commands.`,
  folderUnusable: (folder: string, reason: string): string =>
    `The save folder ${folder} cannot be used (${reason}): make it readable and writable for this user, or choose another one with --folder.`,
  folderLost: (folder: string): string =>
    `Another host took over the save folder ${folder} while this one was suspended. This one is stopping; no accepted move is lost.`,
  fileUnreadable: (file: string, reason: string): string =>
    `The game file ${file} cannot be read (${reason}).`,
  portTaken: (port: number): string =>
    `Port ${port} cannot be used: another program has it, or this user may not. Choose another one with --port or --lan-port, or leave the option out.`,
  stillRunning: (pid: number): string => `The host, process ${pid}, has not ended yet.`,
  noCommand: (name: string): string => `There is no command “${name}”. serve --help lists them.`,
  missing: (usage: string): string => `Usage: serve ${usage}`,
  noTable: (word: string): string => `No table is called “${word}”. serve tables lists them.`,
  severalTables: (word: string): string => `Several table names end with “${word}”: type more of the name.`,
  deleted: (table: string): string => `Deleted. serve restore ${table} brings it back, for 30 days.`,
  noSeat: (word: string): string => `“${word}” is not a seat: seats are numbered from 1.`,
  noWatcher: (word: string): string =>
    `“${word}” is not the number of a spectator. serve watchers TABLE lists them.`,
  noSeating: (word: string): string => `--seats takes kept, turned or drawn, not ${shown(word)}.`,
  noPlayer: (word: string): string => `“${word}” cannot play a seat here: use lan or bot.`,
  noGame: (word: string, games: readonly string[]): string =>
    `There is no game “${word}”. The games are ${games.join(', ')}.`,
  tooManySeats: (most: number): string => `This game has at most ${most} seats.`,
  noOption: (word: string): string => `“${word}” is not an option: write ID=VALUE.`,
  noWhole: (flag: string, most: number, word: string): string =>
    `${flag} takes a whole number from 0 to ${most}, not ${shown(word)}.`,
  noAddressOf: (flag: string, word: string): string =>
    `${flag} takes an IP address of this machine, not ${shown(word)}.`,
  noFolder: (flag: string): string => `${flag} takes the path of a folder, not an empty word.`,
  commandFirst: (word: string): string =>
    `The command comes first, its options after it: serve ${word} --folder PATH.`,
  noGameFile: (word: string): string =>
    `${shown(word)} is neither an option nor the one game file (.caravan).`,
  contrary: (one: string, other: string): string => `--${one} and --${other} cannot be used together.`,
  noPassword: 'The password is empty.',
  notUnicode:
    'The password’s file is neither in UTF-8 nor in UTF-16. Save it as UTF-8, or leave out accents and umlauts.',
  notRead: (file: string, reason: string): string => `The file ${file} cannot be read (${reason}).`,
  notWritten: (file: string, reason: string): string =>
    reason === 'EEXIST'
      ? `The file ${file} exists already and was left as it is. Choose another name.`
      : `The file ${file} cannot be written (${reason}).`,
  noTables: 'There are no tables.',
  noWatchers: 'Nobody watches.',
  nameless: 'a spectator',
  removed: 'removed',
  lanClosed: 'Closed to the network: no table is shared.',
  /** An address of IPv6 has no room code. */
  reachedAt: (link: string, code: string): string => (code === '' ? link : `${link}  room code ${code}`),
  noAddress: 'Nobody can join: this machine has no network address. Connect it to Wi-Fi or by cable.',
  done: 'Done.',
  made: (table: string): string => `New table: ${table}`,
  written: (file: string): string => `Written: ${file}`,
  noBrowser: (reason: string): string =>
    `The browser could not be opened (${reason}). Open the address in it yourself.`,
  waits: (who: string, seconds: number): string =>
    `${who} If you stop the host now, they must wait until it is started again; nothing is lost. Press Ctrl+C again within ${seconds} seconds to stop it.`,
  free: 'free',
  away: 'away',
  status: {
    gathering: 'waiting for players',
    running: 'running',
    over: 'over',
    abandoned: 'abandoned',
    watchable: 'replay only',
    damaged: 'damaged'
  },
  by: { here: 'here', lan: 'lan', bot: 'bot' },
  closed: 'not shared',
  shared: 'shared',
  locked: 'locked',
  noSpectators: 'no spectators',
  password: 'password',
  choices: (count: number): string => (count === 1 ? '1 move' : `${count} moves`)
} as const

/** Sentences for what commands may be refused with. */
const refused: Partial<
  Record<
    HostRefusal | 'players-need' | 'option-idle',
    (numbers: Readonly<Record<string, number | string>>) => string
  >
> = {
  'unknown-table': () => 'This table no longer exists.',
  'players-need': ({ players, needs }) => `A table of ${players} players needs --option ${needs}=on.`,
  'option-idle': ({ option, needs, value }) => `${option} does nothing without --option ${needs}=${value}.`,
  'not-begun': () => 'The game has not started yet.',
  begun: () => 'The game has already started.',
  'seats-open': ({ free }) => `Some seats are still free: ${free}.`,
  'not-your-seat': () => 'The table has no such seat, or no guest is playing it.',
  'not-watching': () => 'There is no such spectator, or no longer.',
  'lan-failed': ({ reason }) => `The network could not be opened (${reason}).`,
  'folder-failed': ({ reason }) => `The save folder could not be read or written (${reason}).`,
  'journal-failed': ({ reason }) => `The table's file could not be written (${reason}).`,
  'folder-lost': () => 'Another host has taken over the save folder; this one is stopping.',
  'file-empty': () => 'This file is empty.',
  'file-foreign': () => 'This is not a Caravanserai game file.',
  'file-newer': () => 'This game was written by a newer Caravanserai. Update this one to open it.',
  'file-damaged': () => 'This game file is damaged and cannot be read.',
  'journal-changed': ({ file }) =>
    `Another program has changed the table's file; what it wrote is kept as ${file}. Try again.`,
  closing: () => 'The host is stopping.'
}

/** One sentence, or at least code and numbers. */
export function sentenceOf({ code, numbers = {} }: Refusal): string {
  const sentence = refused[code as keyof typeof refused]
  if (sentence) return sentence(numbers)
  const told = Object.entries(numbers).map(([name, value]) => `${name} ${value}`)
  return `The host refused: ${[code, ...told].join(', ')}.`
}
