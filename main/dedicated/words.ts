// What the dedicated host says on its command line. Its page has catalogues of its own.

import type { Refusal } from '../../shared/engine/rules'
import type { HostRefusal } from '../../shared/protocol/refusals'

/** What `serve --help` prints. */
export const help = `serve [options]
serve COMMAND [options]

  The host of Caravanserai in plain Node: serves the table to browsers, on this machine and, once a table is shared, in
  the network. The first line of standard output is one JSON object: url, port, pid, folder, with --lan also lan.

  --port N         listen on this port of 127.0.0.1 (default 0: the last one if it is free, else any)
  --folder PATH    save folder (default: the one the desktop app uses; or CARAVANSERAI_FOLDER)
  --renderer PATH  the built page (default: out/renderer of this project)
  --lan            open shared tables to the network at once
  --lan-address A  be reached at this address of this machine alone (default: at all of them)
  --lan-port N     the port for the network; 0 is the last one if it is free, else any (default: the last one, else 41270)
  --name NAME      how people who look for hosts see this one (default: the machine's name)
  --bot-pace MS    how long a bot thinks, in milliseconds (default: 1000)
  --open           open the address in the default browser
  --help           print this text

Commands ask the host that runs on the folder; whoever may read the folder may give them. TABLE is a table's name or the
end of it that no other has. Seats count from 1.

  tables                    the tables
  lan                       where guests reach this host
  new GAME SEATS            a table that is shared at once and begins when its last seat is taken. SEATS says who plays
                            each, as lan,lan,bot. With --option ID=VALUE as often as need be, and what share takes
  share TABLE               opens a table to the network, or changes how: --locked or --unlocked (whether nobody new gets
                            in), --spectators or --no-spectators, --password-file FILE (- is standard input),
                            --no-password. What is not named stays
  close TABLE               closes it to the network; all guests leave
  begin TABLE               deals the game of a table whose seats are taken
  seat TABLE SEAT WHO       who plays a seat: lan (it is free) or bot
  kick TABLE SEAT           sends the guest of a seat off; the seat is free
  rematch TABLE             the same people at a new table
  abandon TABLE             nobody plays on
  delete TABLE              deletes it for good
  export TABLE FILE         writes its game file; of a running game it holds the secrets

  --folder PATH    as above
  --json           the answer as one JSON object
`

export const words = {
  noHost: (folder: string): string =>
    `No host that takes commands runs on ${folder}. Start one with serve, or name its folder with --folder; a folder that the desktop app has open is that app's.`,
  noCommand: (name: string): string => `There is no command “${name}”. serve --help names them.`,
  missing: (usage: string): string => `This command is written: serve ${usage}`,
  noTable: (word: string): string => `No table is called “${word}”. serve tables lists them.`,
  severalTables: (word: string): string => `Several tables end with “${word}”: write more of the name.`,
  noSeat: (word: string): string => `“${word}” is no seat: seats count from 1.`,
  noPlayer: (word: string): string => `“${word}” cannot play a seat here: lan or bot can.`,
  noGame: (word: string, games: readonly string[]): string =>
    `There is no game “${word}”; there is ${games.join(', ')}.`,
  tooManySeats: (most: number): string => `This game has ${most} seats at most.`,
  noOption: (word: string): string => `“${word}” is no option: write ID=VALUE.`,
  contrary: (one: string, other: string): string => `--${one} and --${other} contradict each other.`,
  noPassword: 'The password is empty.',
  noTables: 'There are no tables.',
  lanClosed: 'Closed to the network: no table is shared.',
  reachedAt: (link: string, code: string): string => `${link}  room code ${code}`,
  done: 'Done.',
  made: (table: string): string => `New table: ${table}`,
  written: (file: string): string => `Written: ${file}`,
  free: 'free',
  away: 'away',
  status: {
    gathering: 'gathers',
    running: 'running',
    over: 'over',
    abandoned: 'abandoned',
    damaged: 'damaged'
  },
  by: { here: 'here', lan: 'lan', bot: 'bot' },
  closed: 'not shared',
  shared: 'shared',
  locked: 'locked',
  noSpectators: 'no spectators',
  password: 'password',
  choices: (count: number): string => (count === 1 ? '1 choice' : `${count} choices`)
} as const

/** Sentences for what commands may be refused with. */
const refused: Partial<Record<HostRefusal, (numbers: Readonly<Record<string, number | string>>) => string>> =
  {
    'unknown-table': () => 'There is no such table any more.',
    'not-begun': () => 'The table still waits for its people.',
    begun: () => 'The table has begun already.',
    'seats-open': ({ free }) => `Seats still wait for somebody: ${free}.`,
    'not-your-seat': () => 'The table has no such seat, or no guest plays it.',
    'lan-failed': ({ reason }) => `The network could not be opened (${reason}).`,
    'folder-failed': ({ reason }) => `The save folder could not be read or written (${reason}).`,
    'journal-failed': ({ reason }) => `The table's file could not be written (${reason}).`,
    closing: () => 'The host is ending.'
  }

/** One sentence, or at least code and numbers. */
export function sentenceOf({ code, numbers = {} }: Refusal): string {
  const sentence = refused[code as HostRefusal]
  if (sentence) return sentence(numbers)
  const told = Object.entries(numbers).map(([name, value]) => `${name} ${value}`)
  return `The host refuses: ${[code, ...told].join(', ')}.`
}
