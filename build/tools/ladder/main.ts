/** Measures how strong the levels are against each other, on duplicate deals with swapped seats. */
import { readFileSync } from 'node:fs'
import { hashText } from '../../../shared/engine/check'
import { levelNumbers } from '../../../shared/engine/player-level'
import { plainSeats, type Options } from '../../../shared/engine/rules'
import type { Game } from '../../../shared/games'
import { quantile } from '../bench/clock'
import { besideMe } from '../lib/child'
import { accepted, configOf, gameIdsWithDefault, gameOf } from '../lib/config'
import { configsWith, modulesHelp, modulesOf } from '../lib/modules'
import { onlyOneOf, print, readWords, toolOf, UsageError, wholeNumber } from '../lib/words'
import { balanceOf, type Table, type TableResult } from './balance'
import { doubts } from './doubt'
import { estimate, fairShare, mean, type Deal, type DealResult, type Pair, type Sitting } from './match'
import { Results } from './results'
import { playAll } from './work'

const help = `npm run -s ladder -- [options]

Plays computer players against each other at tables for experts: each deal is played once for each way to seat them.
An option that would have no effect is refused.

  --game ID        ${gameIdsWithDefault()}
  --levels 1,2,3   neighbours in this list meet; 0 is somebody who takes any listed choice
  --players N      seats at a table (default: the most the game has without modules); five play Voyages with the module
                   that they need
  --tables N       deals a pair (default: 20)
  --seed N         the first deal (default: 1)
  --options JSON   options of the game beside the drafts
${modulesHelp.replaceAll('\n ', '\n').replace('WHICH   ', 'WHICH  ')}
  --style ID       instead of pairs of levels: one level, seats in this playing style against seats in the usual one
  --pairs          only pairs of levels, no tables of equal seats
  --out FILE       keeps what came of each deal; started again with the same words, it plays what is missing
  --workers N      deals played at once, in processes of their own (default: 2)
  --balance        instead: games of equal seats of one level (default: 1), summed up by seat, by character and by what was
                   used, each as a mean of all seats and of the winners
  --doubt          instead: how much is still open in each tenth of the games of equal seats of one level (default: 1),
                   which is what chances of winning are made of
  --json           print one JSON object on standard output
  --help           print this text

Of each pair: the higher level's share of the wins beside what is fair among equals, points of a seat of each, and by how
much the higher is ahead, with half the width of the 95 % intervals over the deals. Equal: all seats of a level. Costs:
positions and milliseconds of a searched decision.`

const twoDigits = (value: number): number => Math.round(value * 100) / 100

/** Options that have no effect with --balance or --doubt. */
const without = { balance: ['pairs', 'style'], doubt: ['pairs', 'style', 'out', 'workers'] } as const

/** The instruction on the command line: one of the two other measurements, or none. */
function insteadOf(
  values: Readonly<Record<string, string | boolean | undefined>>
): keyof typeof without | undefined {
  onlyOneOf(values, ['doubt', 'balance'])
  const instead = (['doubt', 'balance'] as const).find((name) => values[name] === true)
  const idle = instead && without[instead].find((name) => values[name] !== undefined)
  if (idle !== undefined) throw new UsageError(`--${idle} has no effect with --${String(instead)}`)
  return instead
}

async function main(words: readonly string[]): Promise<number> {
  const { values } = readWords(words, {
    game: { type: 'string' },
    levels: { type: 'string' },
    players: { type: 'string' },
    tables: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    style: { type: 'string' },
    pairs: { type: 'boolean' },
    out: { type: 'string' },
    workers: { type: 'string' },
    doubt: { type: 'boolean', default: false },
    balance: { type: 'boolean', default: false },
    options: { type: 'string' },
    modules: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false }
  })
  if (values['help'] === true) {
    print(help)
    return 0
  }
  const instead = insteadOf(values)
  const game = gameOf(values['game'] ?? 'voyages')
  const { min, max } = game.rules.seats
  const players = wholeNumber('players', values['players'] ?? String(plainSeats(game.rules).max), min, max)
  const count = wholeNumber('tables', values['tables'], 1, 100_000)
  const first = wholeNumber('seed', values['seed'], 0, 2 ** 31)
  const workers = wholeNumber('workers', values['workers'] ?? '2', 1, 64)
  const levels = String(values['levels'] ?? (instead ? '1' : '1,2,3'))
    .split(',')
    .map(sittingOf)
  const { options } = configOf(game, String(players), values['options'])
  const configAt = configsWith(
    game.rules,
    { players, options: { ...forExperts(game), ...options } },
    modulesOf(game, values['modules'])
  )
  const tables = Array.from({ length: count }, (_, at) => ({
    config: accepted(game, configAt(first + at)),
    seed: first + at
  }))
  const about = { game: game.rules.id, players, modules: String(values['modules'] ?? 'none') }
  const show = (result: object): void =>
    print(values['json'] === true ? JSON.stringify(result) : JSON.stringify(result, null, 2))
  const out = typeof values['out'] === 'string' ? values['out'] : undefined
  if (!instead) {
    const style = styleOf(game, values['style'], levels)
    const pairs = style ? [style] : levels.slice(1).map((high, at): Pair => ({ low: levels[at] ?? 0, high }))
    const equals =
      style || values['pairs'] === true ? [] : levels.map((level): Pair => ({ low: level, high: level }))
    show({
      ...about,
      seed: first,
      ...(await pairsOf(game, pairs, equals, tables, out, workers))
    })
    return 0
  }
  const [level] = levels
  if (!level || levels.length > 1) throw new UsageError(`--${instead} needs one level above 0`)
  const ofLevel = tables.map((one): Table => ({ level, ...one }))
  if (instead === 'doubt') {
    const tenths = doubts(game, ofLevel, players)
    if (values['json'] === true) show({ ...about, level, seed: first, tenths })
    else for (const line of tenths) print(JSON.stringify(line))
    return 0
  }
  const head = { game: game.rules.id, balance: true, by: playersHash() }
  const results = new Results<Table, TableResult>(out, JSON.stringify(head))
  await playAll(ofLevel, results, workers, ['balance', game.rules.id], ({ seed }, result) => ({
    seed,
    points: result.map(({ total }) => total)
  }))
  show({ ...about, level, seed: first, ...balanceOf(ofLevel.flatMap((one) => [results.of(one) ?? []])) })
  return 0
}

/** Identifies the players by the worker's code: a file with results of others must not be continued. */
const playersHash = (): string => hashText(readFileSync(besideMe('worker'), 'utf8'))

/** Plays each of the pairs, and of the tables of `equals` seats, at each of the tables. */
async function pairsOf(
  game: Game,
  pairs: readonly Pair[],
  equals: readonly Pair[],
  tables: readonly Pick<Deal, 'config' | 'seed'>[],
  out: string | undefined,
  workers: number
): Promise<object> {
  const players = tables[0]?.config.players ?? 0
  const deals = tables.flatMap((table) => [...pairs, ...equals].map((pair): Deal => ({ ...pair, ...table })))
  const results = new Results<Deal, DealResult>(
    out,
    JSON.stringify({ game: game.rules.id, players, by: playersHash() })
  )
  await playAll(
    deals,
    results,
    workers,
    ['deals', game.rules.id],
    ({ low, high, seed }, { wins, points }) => ({
      low,
      high,
      seed,
      wins,
      points
    })
  )
  const resultsOf = (pair: Pair): readonly DealResult[] =>
    deals.flatMap((deal) => {
      const result = deal.low === pair.low && deal.high === pair.high ? results.of(deal) : undefined
      return result ? [result] : []
    })
  return {
    pairs: pairs.map((pair) => ({ ...pair, ...pairLine(resultsOf(pair), fairShare(pair, players)) })),
    equal: equals.map((pair) => ({ level: pair.high, ...equalLine(resultsOf(pair)) })),
    thinking: [...new Set([...pairs, ...equals].flatMap(({ low, high }) => [low, high]))].map((level) => ({
      level,
      ...costLine(deals.flatMap((deal) => costsOf(results.of(deal), level)))
    }))
  }
}

/** The pair that measures a style; undefined without one. */
function styleOf(
  { knowledge }: Game,
  style: string | boolean | undefined,
  levels: readonly Sitting[]
): Pair | undefined {
  if (typeof style !== 'string') return undefined
  const styles = knowledge?.styles?.map(({ id }) => id) ?? []
  if (!styles.includes(style))
    throw new UsageError(`--style takes one of ${styles.join(', ')}, not "${style}"`)
  const [level] = levels
  if (!level || levels.length > 1) throw new UsageError('--style needs one level above 0')
  return { low: level, high: level, style }
}

function sittingOf(one: string): Sitting {
  const known = ([0, ...levelNumbers] as const).find((other) => String(other) === one)
  if (known === undefined)
    throw new UsageError(`--levels takes numbers from 0 to ${levelNumbers.length}, not "${one}"`)
  return known
}

/** Options for experts: everything that can be drafted is drafted. */
const forExperts = ({ rules }: Game): Options =>
  Object.fromEntries(
    rules.options.flatMap((option): [string, string][] =>
      option.kind === 'choice' && option.values.includes('draft') ? [[option.id, 'draft']] : []
    )
  )

function pairLine(results: readonly DealResult[], fair: number) {
  const share = estimate(results.map(({ wins }) => wins))
  const ahead = estimate(results.map(({ points: [low, high] }) => high - low))
  return {
    deals: results.length,
    tables: results.reduce((sum, { tables }) => sum + tables, 0),
    fair: twoDigits(fair),
    wins: twoDigits(share.mean),
    winsHalf: twoDigits(share.half),
    lowPoints: twoDigits(mean(results.map(({ points: [low] }) => low))),
    highPoints: twoDigits(mean(results.map(({ points: [, high] }) => high))),
    ahead: twoDigits(ahead.mean),
    aheadHalf: twoDigits(ahead.half)
  }
}

function equalLine(results: readonly DealResult[]) {
  const { mean: points, half } = estimate(results.map(({ points: [, high] }) => high))
  return { tables: results.length, points: twoDigits(points), pointsHalf: twoDigits(half) }
}

const costsOf = (result: DealResult | undefined, level: Sitting): DealResult['costs'][number]['spent'] =>
  result?.costs.flatMap((one) => (one.level === level ? one.spent : [])) ?? []

function costLine(spent: DealResult['costs'][number]['spent']) {
  const milliseconds = spent.map(([, time]) => time)
  return {
    nodes: Math.round(mean(spent.map(([nodes]) => nodes))),
    mean: twoDigits(mean(milliseconds)),
    p99: twoDigits(quantile(milliseconds, 0.99)),
    most: twoDigits(quantile(milliseconds, 1))
  }
}

/** The tool. */
export const tool = toolOf(main)
