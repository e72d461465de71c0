/** Soak test: the dedicated host under load for some minutes. */
import { games } from '../../../shared/games'
import { gameOf, gameIds } from '../lib/config'
import { print, readWords, toolOf, UsageError, wholeNumber } from '../lib/words'
import { soak, type Soaked } from './soak'

/** The greatest ratio of final to first resident memory, and the length of run in minutes from which it is checked. */
const growth = { most: 1.1, from: 5 }

const help = `npm run -s soak -- [options]

Runs the dedicated host (serve) on loopback with tables of 4 bots each. Whenever a game is over, a new one starts at its
table. One spectator at each table, on a socket, checks that no update is lost and, at the end of each game and of the
run, that its view equals the replay of the journal. The host's memory is measured after each fifth of the time, after a
forced garbage collection.

  --tables N        how many tables (default: 20)
  --minutes N       how long; fractions such as 0.1 are allowed (default: 5)
  --game ID         ${gameIds()}; default: a different one for each table in turn
  --bot-pace MS     how long a bot waits before each move, in milliseconds (default: 50)
  --json            print one JSON object on standard output
  --help            print this text

Exit code: 0; 1 if an update was lost, a view differs from the journal or a computer player failed, or if a run of
${growth.from} minutes or more ended with more than ${growth.most} times the resident memory it had after its first fifth; 2 if the
command line is wrong.`

async function main(words: readonly string[]): Promise<number> {
  const { values } = readWords(words, {
    tables: { type: 'string', default: '20' },
    minutes: { type: 'string', default: '5' },
    game: { type: 'string' },
    'bot-pace': { type: 'string', default: '50' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false }
  })
  if (values['help'] === true) {
    print(help)
    return 0
  }
  const result = await soak({
    games: values['game'] === undefined ? games : [gameOf(values['game'])],
    tables: wholeNumber('tables', values['tables'], 1, 50),
    minutes: minutesOf(values['minutes']),
    botPace: wholeNumber('bot-pace', values['bot-pace'], 0, 60_000),
    log: console.error
  })
  print(values['json'] === true ? JSON.stringify(result) : inWords(result))
  const grown = result.minutes >= growth.from && result.memory.ratio > growth.most
  return result.faults > 0 || grown ? 1 : 0
}

function minutesOf(value: string | boolean | undefined): number {
  const minutes = Number(value)
  if (typeof value !== 'string' || !/^\d+(?:\.\d+)?$/.test(value) || minutes <= 0 || minutes > 10_000)
    throw new UsageError(`--minutes takes a number above 0, not "${String(value)}"`)
  return minutes
}

function inWords({ tables, minutes, games, updates, faults, firstFaults, memory }: Soaked): string {
  const mebibytes = (bytes: number): number => Math.round(bytes / 2 ** 20)
  return [
    `${tables} tables, ${minutes} minutes: ${games} games, ${updates} updates to their spectators, ${faults} faults`,
    ...firstFaults,
    ...memory.marks.map(
      ({ minute, rss, heapUsed }) =>
        `minute ${minute}: ${mebibytes(rss)} MiB resident, ${mebibytes(heapUsed)} MiB of it in use by the program`
    ),
    `the last over the first: ${memory.ratio}`
  ].join('\n')
}

export const tool = toolOf(main)
