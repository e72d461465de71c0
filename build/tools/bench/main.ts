/** The engine's speed as a share of a reference loop: never a test, since machines are shared. */
import { plainSeats } from '../../../shared/engine/rules'
import { games, type Game } from '../../../shared/games'
import { median, paired, quantile, rOf } from './clock'
import { hostCosts, longLogCost } from './host'
import { lanFigures, type LanEffort } from './lan'
import { plannerCost } from './planner'
import { nodesPerSecond, playoutsPerSecond } from './players'
import { benchRules, playFor, type Speed } from './play'
import { factsOf } from '../games'
import { gameIds, gameOf } from '../lib/config'
import { fullUi, quickUi, uiFigures, uiHelp } from './ui'
import { configsWith, modulesHelp, modulesOfAll, type ModuleWish } from '../lib/modules'
import { round } from '../lib/shares'
import { print, readWords, toolOf, UsageError } from '../lib/words'

const help = `npm run -s bench -- [options]

Measures every game with all seats taken and uniformly random legal choices. The reference is perft(4) of chess.js in nodes
per second, timed before and after each measurement; only ratios count. R is the time of 1,000 reference nodes.

  reference             nodes per second, median
  ratio                 counted decisions per second over the reference, median of the pairs; list, count, pick, play,
                        evolve and events included. Only choices between at least two options count.
  cpuRatio              the same in processor time of all threads: steadier while others use the machine
  cloneMicroseconds     a deep copy of the state, median
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

${uiHelp}

${modulesHelp};
                    longLogCost and nodes per second with those of the first game
  --lan, --ui           measure this instead
  --game ID             with --lan: ${gameIds()}; with --ui only that game
  --json                print one JSON object on standard output
  --quick               measure one short pair: shows that it works, not how fast it is
  --help                print this text`

/** How much is measured. */
interface Effort {
  readonly pairs: number
  readonly milliseconds: number
  readonly hostPairs: number
  readonly hostGames: number
  readonly longSamples: number
  readonly plannerPairs: number
  readonly plannerPositions: number
}

const full: Effort = {
  pairs: 7,
  milliseconds: 1000,
  hostPairs: 5,
  hostGames: 8,
  longSamples: 15,
  plannerPairs: 5,
  plannerPositions: 1000
}
const quick: Effort = {
  pairs: 1,
  milliseconds: 50,
  hostPairs: 1,
  hostGames: 1,
  longSamples: 1,
  plannerPairs: 1,
  plannerPositions: 20
}

const fullLan: LanEffort = { rounds: 3000, warmUp: 600 }
const quickLan: LanEffort = { rounds: 20, warmUp: 5 }

async function main(words: readonly string[]): Promise<number> {
  const { values } = readWords(words, {
    lan: { type: 'boolean', default: false },
    ui: { type: 'boolean', default: false },
    game: { type: 'string' },
    modules: { type: 'string' },
    json: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false }
  })
  if (values['help'] === true) {
    print(help)
    return 0
  }
  const show = (result: object): void =>
    print(values['json'] === true ? JSON.stringify(result) : JSON.stringify(result, null, 2))
  const wishOf = modulesOfAll(games, values['modules'])
  if (values['modules'] !== undefined && (values['lan'] === true || values['ui'] === true))
    throw new UsageError('--modules is neither for --lan nor for --ui')
  if (values['lan'] === true) {
    const game = gameOf(values['game'] ?? games[0]?.rules.id)
    show(await lanFigures(game, values['quick'] === true ? quickLan : fullLan))
    return 0
  }
  if (values['ui'] === true) {
    const wanted = values['game'] === undefined ? games : [gameOf(values['game'])]
    show(await uiFigures(wanted, values['quick'] === true ? quickUi : fullUi))
    return 0
  }
  if (values['game'] !== undefined) throw new UsageError('--game is only for --lan and --ui')
  const effort = values['quick'] === true ? quick : full
  const references: number[] = []
  const result: Record<string, unknown> = { reference: 0 }
  for (const game of games) result[game.rules.id] = await benchGame(game, wishOf(game), effort, references)
  result['reference'] = Math.round(median(references))
  show(result)
  return 0
}

async function benchGame(
  game: Game,
  wish: ModuleWish,
  effort: Effort,
  references: number[]
): Promise<Record<string, unknown>> {
  const rules = benchRules(game.rules)
  const { max: players } = plainSeats(rules)
  const configOf = configsWith(rules, { players, options: {} }, wish)
  const config = configOf(1)
  const speeds = await speed(() => playFor(rules, configOf, effort.milliseconds, 1), effort.pairs, references)
  console.error(`${rules.id}: ratio ${round(speeds.ratio)}`)

  hostCosts(rules, configOf, effort.hostGames, 1)
  const costs = await paired(
    effort.hostPairs,
    () => hostCosts(rules, configOf, effort.hostGames, 100),
    references
  )
  /** The median over the pairs of a figure of each, as a multiple of R. */
  const inR = (figure: (cost: (typeof costs)[number]['value']) => number): number =>
    round(median(costs.map((cost) => figure(cost.value) / rOf(cost))))
  const all = costs.flatMap(({ value }) => value)
  const facts = factsOf(rules.id)
  return {
    players,
    ...speeds.figures,
    cloneMicroseconds: round(median(all.flatMap(({ clone }) => clone)) * 1000),
    choiceR: { p50: inR(({ choice }) => median(choice)), p99: inR(({ choice }) => quantile(choice, 0.99)) },
    replayR: inR(({ replay }) => median(replay)),
    lookR: inR(({ look }) => median(look)),
    undoR: inR(({ undo }) => median(undo)),
    undoP99R: inR(({ undo }) => quantile(undo, 0.99)),
    updateBytes: Math.round(meanOf(all.flatMap(({ update }) => update))),
    snapshotBytes: Math.max(...all.flatMap(({ snapshot }) => snapshot)),
    longLogCost: round(longLogCost(rules, config, effort.longSamples, 1)),
    ...(game.knowledge && {
      searchNodesPerSecond: nodesPerSecond(game, config, 2, effort.milliseconds),
      thoughtNodesPerSecond: nodesPerSecond(game, config, 4, effort.milliseconds),
      playoutsPerSecond: round(playoutsPerSecond(game, config, effort.milliseconds))
    }),
    ...(facts.planner && {
      plannerR: await plannerCost(
        rules,
        (state, seat) => facts.planner?.(state, seat),
        effort.plannerPairs,
        effort.plannerPositions
      )
    })
  }
}

async function speed(
  measure: () => Speed,
  pairs: number,
  references: number[]
): Promise<{ ratio: number; figures: Record<string, number> }> {
  measure()
  const measured = await paired(pairs, measure, references)
  const perSecond = (count: (speed: Speed) => number): number =>
    median(measured.map(({ value }) => (count(value) * 1000) / value.milliseconds))
  const per = (count: (speed: Speed) => number, of: (speed: Speed) => number): number =>
    meanOf(measured.map(({ value }) => count(value) / of(value)))
  const cpuRatio = median(
    measured.map(
      ({ value, nodesPerCpuSecond }) => (value.decisions * 1000) / value.cpuMilliseconds / nodesPerCpuSecond
    )
  )
  const ratio = median(
    measured.map(
      ({ value, nodesPerSecond }) => (value.decisions * 1000) / value.milliseconds / nodesPerSecond
    )
  )
  return {
    ratio,
    figures: {
      ratio: round(ratio),
      cpuRatio: round(cpuRatio),
      decisionsPerSecond: Math.round(perSecond(({ decisions }) => decisions)),
      decisionsPerGame: round(
        per(
          ({ decisions }) => decisions,
          ({ games }) => games
        )
      ),
      choicesPerGame: round(
        per(
          ({ choices }) => choices,
          ({ games }) => games
        )
      ),
      eventsPerChoice: round(
        per(
          ({ events }) => events,
          ({ choices }) => choices
        )
      ),
      gamesPerSecond: round(perSecond((one) => one.games))
    }
  }
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

export const tool = toolOf(main)
