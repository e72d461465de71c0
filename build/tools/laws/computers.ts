/** The laws of computer players over many games of mixed levels. */
import type { Config } from '../../../shared/engine/rules'
import type { ConfigOf } from '../lib/modules'
import type { Game } from '../../../shared/games'
import { hastened, levels, type Level } from '../../../shared/players/levels'
import { playersGame, type PlayersFault } from '../../../tests/laws/players/run'

/** Levels that simulate games get a tenth of their budget, since their games would take minutes. */
const quick = (level: Level): Level => (level.roundSimulation ? hastened(level, 0.1) : level)

interface ComputersResult {
  readonly game: string
  readonly games: number
  readonly decisions: number
  /** Choices that were the same where other things were hidden; in how many of them modules were in play. */
  readonly compared: number
  readonly comparedWithModules: number
  readonly violations: number
  readonly faults: readonly (PlayersFault & Config & { readonly seed: number })[]
}

/** Plays `games` games, with every config in turn; the levels move on by one seat from game to game. */
export function computersRun(
  game: Game,
  configs: readonly ConfigOf[],
  games: number,
  seed: number,
  progress: (done: number, faults: number) => void
): ComputersResult {
  const faults: (PlayersFault & Config & { readonly seed: number })[] = []
  let [decisions, compared, comparedWithModules] = [0, 0, 0]
  const modules = game.rules.options.filter(({ module }) => module)
  for (let at = 0; at < games; at++) {
    const config = configs[at % configs.length]?.(seed + at)
    if (!config) throw new Error('no config')
    const run = playersGame(game, config, seed + at, (seat) =>
      quick(levels[(seat + at) % levels.length] ?? levels[0])
    )
    decisions += run.decisions
    compared += run.compared
    if (modules.some(({ id }) => config.options[id] === 'on')) comparedWithModules += run.compared
    for (const fault of run.faults) faults.push({ seed: seed + at, ...config, ...fault })
    progress(at + 1, faults.length)
  }
  return {
    game: game.rules.id,
    games,
    decisions,
    compared,
    comparedWithModules,
    violations: faults.length,
    faults: faults.slice(0, 10)
  }
}
