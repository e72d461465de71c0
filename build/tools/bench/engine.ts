/**
 * Child process in which `bench` measures one game. One process per game, because the JIT compiler specialises shared code
 * for all games that have run in the process. Arguments: the game, the modules, and `quick` or `full`.
 */
import { plainSeats } from '../../../shared/engine/rules'
import { games, type Game } from '../../../shared/games'
import { median, paired, quantile, rOf } from './clock'
import { hostCosts, longLogCost } from './host'
import { plannerCost } from './planner'
import { nodesPerSecond, playoutsPerSecond } from './players'
import { benchRules, playFor, warmUp, type Speed, type WarmUp } from './play'
import { factsOf } from '../games'
import { ready } from '../lib/child'
import { gameOf } from '../lib/config'
import { configsWith, modulesOfAll, type ModuleWish } from '../lib/modules'
import { round } from '../lib/shares'

/** How much to measure. */
interface Effort {
  readonly warmUp: WarmUp
  readonly pairs: number
  readonly milliseconds: number
  readonly hostPairs: number
  readonly hostGames: number
  readonly longSamples: number
  readonly plannerPairs: number
  readonly plannerPositions: number
}

const full: Effort = {
  warmUp: { least: 5000, most: 60_000, stretch: 1500 },
  pairs: 7,
  milliseconds: 1000,
  hostPairs: 5,
  hostGames: 8,
  longSamples: 15,
  plannerPairs: 5,
  plannerPositions: 1000
}
const quick: Effort = {
  warmUp: { least: 50, most: 50, stretch: 50 },
  pairs: 1,
  milliseconds: 50,
  hostPairs: 1,
  hostGames: 1,
  longSamples: 1,
  plannerPairs: 1,
  plannerPositions: 20
}

/** The result that the process reports. */
export interface EngineFigures {
  readonly figures: object
  /** Nodes per second of every run of the reference. */
  readonly references: readonly number[]
}

async function engineFigures(
  game: Game,
  wish: ModuleWish,
  effort: Effort,
  references: number[]
): Promise<object> {
  const rules = benchRules(game.rules)
  const { max: players } = plainSeats(rules)
  const configOf = configsWith(rules, { players, options: {} }, wish)
  const config = configOf(1)
  warmUp(rules, configOf, effort.warmUp)
  const speeds = await speed(() => playFor(rules, configOf, effort.milliseconds, 1), effort.pairs, references)
  console.error(`${rules.id}: ratio ${round(speeds.ratio)}`)

  hostCosts(rules, configOf, effort.hostGames, 1)
  const costs = await paired(
    effort.hostPairs,
    () => hostCosts(rules, configOf, effort.hostGames, 100),
    references
  )
  /** The median over all measurements of a figure, as a multiple of R. */
  const inR = (figure: (cost: (typeof costs)[number]['value']) => number): number =>
    round(median(costs.map((cost) => figure(cost.value) / rOf(cost))))
  const all = costs.flatMap(({ value }) => value)
  const facts = factsOf(rules.id)
  return {
    players,
    ...speeds.figures,
    cloneMicroseconds: round(median(all.flatMap(({ clone }) => clone)) * 1000),
    branchMicroseconds: round(median(all.flatMap(({ branch }) => branch)) * 1000),
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

const [id, modules, howMuch] = process.argv.slice(2)
const game = gameOf(id)
const wish = modulesOfAll(games, modules)(game)
const references: number[] = []
const figures = await engineFigures(game, wish, howMuch === 'quick' ? quick : full, references)
const measured: EngineFigures = { figures, references }
ready(measured, () => Promise.resolve())
