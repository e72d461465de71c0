/** Measures speeds relative to a reference loop. No test depends on them, since machines are shared. */
import { games } from '../../../shared/games'
import { playersFigures, type PlayersEffort } from './beside-players'
import { median } from './clock'
import type { EngineFigures } from './engine'
import { lanFigures, type LanEffort } from './lan'
import { startChild } from '../lib/child'
import { gameIdsWithDefault, gameOf } from '../lib/config'
import { fullUi, quickUi, uiFigures, uiHelp, uiPartsOf } from './ui'
import { modulesHelp, modulesOfAll } from '../lib/modules'
import { onlyOneOf, print, readWords, toolOf, UsageError } from '../lib/words'

const help = `npm run -s bench -- [options]

Measures every game with all seats taken and uniformly random legal choices, each in a process of its own, once play gets no
faster. The reference is perft(4) of chess.js in nodes per second, timed before and after each measurement; only ratios
count. R is the time of 1,000 reference nodes.

  reference             nodes per second, median
  ratio                 counted decisions per second over the reference, median of the pairs; list, count, pick, play,
                        evolve and events included. Only choices between at least two options count.
  cpuRatio              the same in processor time of all threads: steadier while others use the machine
  cloneMicroseconds     a deep copy of the state, median
  branchMicroseconds    the same as a search makes it, with each part shared until it changes, median; to reach: a quarter
                        of cloneMicroseconds
  choiceR               one accepted choice as the host handles it: decided, written as a journal line, redacted for all
                        seats and the public, and encoded as five messages
  replayR               a whole game from the text of its file, every choice replayed and checked; lookR by events alone
  undoR                 one choice undone, median; undoP99R the 99th percentile
  updateBytes           one viewer's message for one choice, mean
  snapshotBytes         one seat's snapshot, the largest found
  longLogCost           a choice and its undo after 1,000 journal lines, divided by the same after 10, at the same position
  plannerR              where the game has a planner: one plan of a turn, over 1,000 positions of random games with every
                        number of players and every option; the fastest of three runs each
  searchNodesPerSecond  positions a computer player looks at while it searches its turn (level 2); thoughtNodesPerSecond
                        with games played on in thought (level 4)
  playoutsPerSecond     games that computer players play on in thought from what a seat sees, to their ends

With --lan instead: one game over real sockets on loopback, with host, echo and clients in processes of their own. In turn:
one round trip of 2 kB to a raw ws server, which appends 250 bytes to a file before it answers; one choice at a table of
4 clients; one choice at a table of 4 clients and 60 spectators.

  echo                  the round trip, microseconds
  lan                   from the choice to the last of the 4 updates, microseconds; ratioP50 and ratioP99 over the echo's;
                        bytesMean is what each client is sent for one choice
  spectators            from the choice to the last of the 64 updates; deliveries is what the spectators add to the median,
                        in deliveries: quarters of the median at 4 clients

With --players instead: a table of 3 clients over sockets, whose choices are measured alone, then while 8 other tables of
the same host, each of 3 computer players of level 5, play on, and alone again.

  alone, beside         from a choice to the last of the 3 updates, milliseconds
  thinking              the other tables and their players, and how many choices these made meanwhile
  p99Above              the 99th percentile beside them less the one alone, milliseconds; within says whether it keeps bound

${uiHelp}

${modulesHelp};
                    longLogCost and nodes per second with those of the first game
  --lan, --players, --ui  measure this instead
  --game ID             with --lan and --players: ${gameIdsWithDefault()}; with --ui only that game
  --only PART,...       with --ui: only these, such as lit,scene
  --json                print one JSON object on standard output
  --quick               measure one short pair: shows that it works, not how fast it is
  --help                print this text`

const fullLan: LanEffort = { rounds: 3000, warmUp: 600 }
const quickLan: LanEffort = { rounds: 20, warmUp: 5 }
const fullPlayers: PlayersEffort = { choices: 1000, warmUp: 200, apart: 40 }
const quickPlayers: PlayersEffort = { choices: 20, warmUp: 5, apart: 40 }

async function main(words: readonly string[]): Promise<number> {
  const { values } = readWords(words, {
    lan: { type: 'boolean', default: false },
    players: { type: 'boolean', default: false },
    ui: { type: 'boolean', default: false },
    game: { type: 'string' },
    only: { type: 'string' },
    modules: { type: 'string' },
    json: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false }
  })
  if (values['help'] === true) {
    print(help)
    return 0
  }
  onlyOneOf(values, ['lan', 'players', 'ui'])
  const show = (result: object): void =>
    print(values['json'] === true ? JSON.stringify(result) : JSON.stringify(result, null, 2))
  const modules = String(values['modules'] ?? 'none')
  // Throws for unknown modules before anything is measured.
  modulesOfAll(games, modules)
  const instead = (['lan', 'players', 'ui'] as const).find((one) => values[one] === true)
  if (values['only'] !== undefined && instead !== 'ui') throw new UsageError('--only is only for --ui')
  const parts = uiPartsOf(values['only'] === undefined ? undefined : String(values['only']))
  if (values['modules'] !== undefined && instead) throw new UsageError(`--modules is not for --${instead}`)
  if (values['lan'] === true) {
    const game = gameOf(values['game'] ?? games[0]?.rules.id)
    show(await lanFigures(game, values['quick'] === true ? quickLan : fullLan))
    return 0
  }
  if (values['players'] === true) {
    const game = gameOf(values['game'] ?? games[0]?.rules.id)
    show(await playersFigures(game, values['quick'] === true ? quickPlayers : fullPlayers))
    return 0
  }
  if (values['ui'] === true) {
    const wanted = values['game'] === undefined ? games : [gameOf(values['game'])]
    show(await uiFigures(wanted, values['quick'] === true ? quickUi : fullUi, parts))
    return 0
  }
  if (values['game'] !== undefined) throw new UsageError('--game is only for --lan, --players and --ui')
  show(await engines(modules, values['quick'] === true ? 'quick' : 'full'))
  return 0
}

/** The figures of every game, measured one after the other, and the median speed of the reference. */
async function engines(modules: string, effort: 'quick' | 'full'): Promise<Record<string, unknown>> {
  const references: number[] = []
  const result: Record<string, unknown> = { reference: 0 }
  for (const { rules } of games) {
    const engine = await startChild('engine', [rules.id, modules, effort])
    const measured = engine.first as EngineFigures
    await engine.end()
    references.push(...measured.references)
    result[rules.id] = measured.figures
  }
  result['reference'] = Math.round(median(references))
  return result
}

export const tool = toolOf(main)
