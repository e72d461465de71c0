/** Plays complete random games and checks the laws after every choice. */
import { factsOf } from '../games'
import { configOf, gameIdsWithDefault, gameOf } from '../lib/config'
import { modulesHelp, modulesOf } from '../lib/modules'
import { selfTest } from '../lib/self-test'
import { simulate, type Simulation } from '../lib/simulation'
import { print, readWords, toolOf, UsageError, wholeNumber } from '../lib/words'
import { styleNames, type StyleName } from '../styles'

const help = `npm run -s simulate -- [options]

Plays complete random games and checks the laws of the engine (1 to 8) after every choice.

  --game ID         ${gameIdsWithDefault()}
  --players N       seats (default: as many as the game has)
  --games N         games to play (default: 100)
  --seed N          seed of the first game; each later game takes the next number (default: 1)
  --options JSON    options of the game, for example '{"cityBonuses":"random","characters":"draft","goals":"draft"}' or '{"track":"graded"}'
${modulesHelp}
  --style NAME      uniform: every listed choice is equally likely; mixed: seats prefer different things and some start
                    rich; level-1 to level-5: computer players of this level (default: mixed)
  --self-test       inject one fault of each kind; each must be reported
  --json            print one JSON object on standard output
  --help            print this text

For each task, choice, event and landmark, the result gives the share of games in which it occurred and how often it
occurred per decision. Exit code: 0; 1 if a law was broken or an injected fault was not reported; 2 if the command line
is wrong.`

function main(words: readonly string[]): number {
  const { values } = readWords(words, {
    game: { type: 'string', default: 'voyages' },
    players: { type: 'string' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    options: { type: 'string' },
    modules: { type: 'string' },
    style: { type: 'string', default: 'mixed' },
    'self-test': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false }
  })
  if (values['help'] === true) {
    print(help)
    return 0
  }
  const game = gameOf(values['game'])
  const config = configOf(game, values['players'], values['options'])
  const seed = wholeNumber('seed', values['seed'], 0, 2 ** 31 - 1)
  if (values['self-test'] === true) {
    const result = selfTest(game, config, seed)
    if (values['json'] === true) print(JSON.stringify(result))
    else
      for (const { name, reported, message } of result.faults)
        print(
          `${reported ? 'reported' : 'NOT REPORTED'}: ${name}${message === undefined ? '' : ` (${message})`}`
        )
    return result.unreported === 0 ? 0 : 1
  }
  const style = styleNames.find((name) => name === values['style'])
  if (!style) throw new UsageError(`--style takes one of ${styleNames.join(', ')}`)
  const result = simulate(game, config, {
    seed,
    games: wholeNumber('games', values['games'], 1, 1_000_000),
    style,
    modules: modulesOf(game, values['modules']),
    log: console.error
  })
  const modules = String(values['modules'] ?? 'none')
  print(values['json'] === true ? inJson(result, modules) : inWords(result, style, modules))
  return result.violations === 0 ? 0 : 1
}

/** One JSON object, with the game's own figures among its keys; `modules` is what was wished. */
function inJson({ figures, shares, options, ...result }: Simulation, modules: string): string {
  return JSON.stringify({ options, modules, ...result, ...figures, shares })
}

function inWords(result: Simulation, style: StyleName, modules: string): string {
  const { shares, score, figures } = result
  const facts = factsOf(result.game)
  const lines = Object.entries(shares).flatMap(([group, things]) => [
    `${group} (share of games, times per decision)`,
    ...Object.entries(things).map(
      ([name, { games, decisions }]) => `  ${name.padEnd(20)} ${games.toFixed(3)} ${decisions.toFixed(5)}`
    )
  ])
  const scores = Object.entries(score.byCharacter).map(([name, mean]) => `  ${name.padEnd(24)} ${mean}`)
  return [
    `${result.game}, ${result.players} players, options ${JSON.stringify(result.options)}, modules ${modules}, seed ${result.seed}, style ${style}`,
    `${result.games} games, ${result.decisions} decisions; ${result.decisionsPerSecond} decisions and ${result.gamesPerSecond} games per second, all checks included`,
    `${result.checks} checks, ${result.worlds} hidden worlds (${result.impossible} more were impossible), ${result.violations} violations`,
    `mean ${facts.counted} by seat ${score.bySeat.join(', ')}; share of games won ${score.winShare.join(', ')}`,
    ...scores,
    ...facts.inWords(figures),
    ...lines
  ].join('\n')
}

export const tool = toolOf(main)
