/** A long check of the engine's laws over all player counts and option sets of a game. */
import type { Config, Options } from '../../../shared/engine/rules'
import type { Game } from '../../../shared/games'
import { closePlan, playChecked } from '../../../tests/laws/harness'
import { optionSets } from '../../../tests/laws/option-sets'
import { gameIdsWithDefault, gameOf } from '../lib/config'
import { configsWith, modulesHelp, modulesOf, withoutModules, type ConfigOf } from '../lib/modules'
import { round } from '../lib/shares'
import { dump } from '../lib/simulation'
import { onlyOneOf, print, readWords, toolOf, wholeNumber } from '../lib/words'
import { playOf } from '../styles'
import { computersRun } from './computers'
import { wireRun } from './wire'

const help = `npm run -s laws -- [options]

Plays complete random games with every number of players and every set of options in turn, and checks the laws of the
engine (1 to 8), undo and the game file in each.

  --game ID         ${gameIdsWithDefault()}
  --players N       this number of players only
  --games N         games to play in all, in equal shares (default: 1000)
  --seed N          seed of the first game; each later game takes the next number (default: 1)
${modulesHelp.replace('default: none', 'default: without and with all of them in turn')}
  --wire            law 8 on the wire instead: every byte that clients of a real host receive, in two hidden worlds
  --computers       the laws of computer players instead: games of mixed levels, in which nothing is refused, no budget is
                    overrun, nothing is silly, and one choice in four is made again, and the same, where other things are
                    hidden; levels 4 and 5 at a tenth of their budget
  --json            print one JSON object on standard output
  --help            print this text

Exit code: 0; 1 if a law was broken; 2 if the command line is wrong.`

const faultsShown = 10

/** Results for one player count and option set. */
interface Part extends Config {
  readonly configOf: ConfigOf
  games: number
  decisions: number
  checks: number
  worlds: number
  impossible: number
  violations: number
}

interface Fault {
  readonly seed: number
  readonly players: number
  readonly options: Options
  readonly law: string
  readonly at: number
  readonly message: string
  readonly file: string
}

/** The value of a command-line option. */
type Word = string | boolean | undefined

function partsOf(game: Game, players: Word, modules: Word): readonly Part[] {
  const { rules } = game
  const { min, max } = rules.seats
  const wish = modulesOf(game, modules)
  const only = players === undefined ? undefined : wholeNumber('players', players, min, max)
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  return counts
    .filter((count) => only === undefined || count === only)
    .flatMap((count) =>
      optionSets(modules === undefined ? rules : withoutModules(rules), count).map((options) => ({
        players: count,
        options,
        configOf: configsWith(rules, { players: count, options }, wish),
        games: 0,
        decisions: 0,
        checks: 0,
        worlds: 0,
        impossible: 0,
        violations: 0
      }))
    )
}

/** Plays one game of a part and adds its results. */
function playOne(game: Game, part: Part, seed: number, faults: Fault[]): void {
  const { players, options } = part.configOf(seed)
  const plan = { ...closePlan, ...playOf(game.rules.id, 'mixed', players, seed) }
  const run = playChecked(game, { players, options }, seed, plan)
  part.games++
  part.decisions += run.steps.length
  part.checks += run.checks
  part.worlds += run.worlds
  part.impossible += run.impossible
  part.violations += run.findings.length
  for (const finding of run.findings)
    if (faults.length < faultsShown)
      faults.push({ seed, players, options, ...finding, file: dump(run, game.rules.id) })
}

async function main(words: readonly string[]): Promise<number> {
  const { values } = readWords(words, {
    game: { type: 'string', default: 'voyages' },
    players: { type: 'string' },
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    modules: { type: 'string' },
    wire: { type: 'boolean', default: false },
    computers: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false }
  })
  if (values['help'] === true) {
    print(help)
    return 0
  }
  onlyOneOf(values, ['wire', 'computers'])
  const game = gameOf(values['game'])
  const parts = partsOf(game, values['players'], values['modules'])
  const games = wholeNumber('games', values['games'], 1, 1_000_000)
  const seed = wholeNumber('seed', values['seed'], 0, 2 ** 31 - 1)
  if (values['wire'] === true) {
    const result = await wireRun(
      game,
      parts.map(({ configOf }) => configOf),
      games,
      seed
    )
    print(JSON.stringify(result, undefined, values['json'] === true ? 0 : 2))
    return result.violations === 0 ? 0 : 1
  }
  const started = performance.now()
  let lastReport = started
  const progress = (done: number, found: number): void => {
    if (performance.now() - lastReport <= 10_000) return
    lastReport = performance.now()
    console.error(`${done} of ${games} games, ${found} faults`)
  }
  if (values['computers'] === true) {
    const result = computersRun(
      game,
      parts.map(({ configOf }) => configOf),
      games,
      seed,
      progress
    )
    print(JSON.stringify(result, undefined, values['json'] === true ? 0 : 2))
    return result.violations === 0 ? 0 : 1
  }
  const faults: Fault[] = []
  for (let i = 0; i < games; i++) {
    const part = parts[i % parts.length]
    if (part) playOne(game, part, seed + i, faults)
    progress(i + 1, faults.length)
  }
  const sum = (figure: 'decisions' | 'checks' | 'worlds' | 'impossible' | 'violations'): number =>
    parts.reduce((all, part) => all + part[figure], 0)
  const result = {
    game: game.rules.id,
    seed,
    games,
    decisions: sum('decisions'),
    checks: sum('checks'),
    worlds: sum('worlds'),
    impossible: sum('impossible'),
    violations: sum('violations'),
    seconds: round((performance.now() - started) / 1000),
    parts,
    faults
  }
  if (values['json'] === true) print(JSON.stringify(result))
  else {
    print(
      `${result.game}, seed ${seed}: ${games} games, ${result.decisions} decisions in ${result.seconds} seconds; ` +
        `${result.checks} checks, ${result.worlds} hidden worlds (${result.impossible} more were impossible), ${result.violations} violations`
    )
    for (const { players, options, configOf: _, ...figures } of parts)
      print(`  ${players} players ${JSON.stringify(options)}: ${JSON.stringify(figures)}`)
    for (const fault of faults) print(`  ${JSON.stringify(fault)}`)
  }
  return result.violations === 0 ? 0 : 1
}

export const tool = toolOf(main)
