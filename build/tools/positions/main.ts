/** Finds last turns of played games that can be searched completely, and writes them to a file as puzzles. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Chance, seeded } from '../../../shared/engine/chance'
import type { Game } from '../../../shared/games'
import { levelOf } from '../../../shared/players/levels'
import { thought } from '../../../shared/players/player'
import { solved as solve } from '../../../shared/players/solve'
import type { Position } from '../../../shared/games/positions'
import { gameIdsWithDefault, gameOf } from '../lib/config'
import { makeFolder } from '../lib/folders'
import { print, readWords, toolOf, UsageError, wholeNumber } from '../lib/words'

const help = `npm run -s positions -- --out FOLDER [options]

Plays games between computer players and keeps final turns whose best play is hard to find because few lines are as good.
Where another turn could follow, only lines that end the game are tried.

  --out FOLDER  where to write the game's file: voyages.json, for example; created if it does not exist
  --game ID     ${gameIdsWithDefault()}
  --count N     how many (default: 30)
  --share N     percent of the ends that may be as good as the best (default: 5)
  --seed N      the first game (default: 1)
  --seeds A,B   only these games
  --json        print one JSON object on standard output
  --help        print this text`

/** The fewest positions that a puzzle's turn must reach, and the most choices to try when solving it. */
const [fewest, most] = [60, 20_000]
function main(words: readonly string[]): number {
  const { values } = readWords(words, {
    out: { type: 'string' },
    game: { type: 'string', default: 'voyages' },
    count: { type: 'string', default: '30' },
    share: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    seeds: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false }
  })
  if (values['help'] === true) {
    print(help)
    return 0
  }
  if (typeof values['out'] !== 'string') throw new UsageError('positions needs --out FOLDER')
  const count = wholeNumber('count', values['count'], 1, 1000)
  const first = wholeNumber('seed', values['seed'], 0, 2 ** 31)
  const game = gameOf(values['game'])
  const file = join(values['out'], `${game.rules.id}.json`)
  const share = wholeNumber('share', values['share'], 1, 99) / 100
  makeFolder(values['out'])
  const found: Position[] = []
  const named =
    typeof values['seeds'] === 'string'
      ? values['seeds'].split(',').map((seed) => wholeNumber('seeds', seed, 0, 2 ** 31))
      : undefined
  for (let at = 0; found.length < count && at < (named?.length ?? Infinity); at++) {
    const seed = named?.[at] ?? first + at
    const position = lastTurn(game, seed, share)
    if (!position) continue
    found.push(position)
    console.error(`${found.length}/${count}: seed ${seed}, best ${position.best}, next ${position.second}`)
    // Written after each find, so that nothing is lost if the tool is interrupted.
    writeFileSync(file, `[\n${found.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`)
  }
  const { length } = found
  print(values['json'] === true ? JSON.stringify({ found: length }) : `${length} positions found`)
  return 0
}

/** The last turn of a game with two to four players, if it makes a puzzle: at most this share of its endings is best. */
function lastTurn({ rules, knowledge }: Game, seed: number, share: number): Position | undefined {
  if (!knowledge) return undefined
  const players = 2 + (seed % 3)
  const chance = new Chance(seeded(seed))
  const state: unknown = rules.setup({ players, options: {} }, chance)
  const draws = chance.take()
  const moves: Position['moves'][number][] = []
  let turn: { readonly at: number; readonly seat: number; readonly state: unknown } | undefined
  for (let step = 0; !rules.outcome(state); step++) {
    const decision = rules.decisions(state, 'public')[0]
    if (!decision) return undefined
    const { seat, task } = decision
    if (task === knowledge.turnTask && moves.at(-1)?.seat !== seat)
      turn = { at: moves.length, seat, state: rules.copy(state) as unknown }
    const view: unknown = rules.view(state, seat)
    const { choice } = thought({ rules, knowledge, view, seat, level: levelOf(2), seed: seed * 1009 + step })
    const played = rules.play(state, seat, choice, chance)
    if ('refusal' in played) throw new Error(`refused: ${played.refusal.code}`)
    moves.push({ seat, choice, draws: chance.take() })
  }
  if (!turn) return undefined
  const solved = solve(rules, turn.state, turn.seat, most)
  if (!solved || solved.positions < fewest || !solved.second) return undefined
  if (solved.bests / solved.ends > share) return undefined
  const { best, second, positions } = solved
  return {
    game: rules.id,
    players,
    draws,
    moves: moves.slice(0, turn.at),
    seat: turn.seat,
    best: best.total,
    second: second.total,
    positions
  }
}

/** The tool. */
export const tool = toolOf(main)
