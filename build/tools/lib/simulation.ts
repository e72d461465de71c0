/** Plays many games under the laws and computes their figures. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config, Outcome } from '../../../shared/engine/rules'
import type { Game } from '../../../shared/games'
import { caravanOf, closePlan, playChecked, type Run } from '../../../tests/laws/harness'
import { factsOf } from '../games'
import type { GameFacts } from '../games/game'
import { playOf, type StyleName } from '../styles'
import type { ModuleWish } from './modules'
import { mean, round, Shares, type Share } from './shares'

/** What `simulate --json` prints. Points and figures are means over seats and games. */
export interface Simulation {
  readonly game: string
  readonly players: number
  readonly options: Readonly<Record<string, string>>
  readonly seed: number
  readonly style: StyleName
  readonly games: number
  /** Choices made. Rates include all checks. */
  readonly decisions: number
  readonly decisionsPerSecond: number
  readonly gamesPerSecond: number
  readonly checks: number
  /** Hidden worlds compared for law 8, and those skipped because they were impossible. */
  readonly worlds: number
  readonly impossible: number
  readonly violations: number
  /** The first broken laws, each with a game file that ends there. */
  readonly faults: readonly {
    readonly seed: number
    readonly law: string
    readonly at: number
    readonly message: string
    readonly file: string
  }[]
  readonly score: {
    readonly bySeat: readonly number[]
    /** By seat: share of the games won; a shared win counts as a fraction. */
    readonly winShare: readonly number[]
    readonly byCharacter: Readonly<Record<string, number>>
  }
  readonly shares: Readonly<
    Record<'tasks' | 'choices' | 'events' | 'landmarks', Readonly<Record<string, Share>>>
  >
  /** Means of the game's own figures; `--json` prints them among the other keys. */
  readonly figures: Readonly<Record<string, number>>
}

/** How many games to play, from which seed, and how. */
export interface Order {
  readonly seed: number
  readonly games: number
  readonly style: StyleName
  /** Modules by the game's seed; the config's options count before what they bring. */
  readonly modules?: ModuleWish
  readonly log: (line: string) => void
}

/** Smaller samples than in the tests, since there are many more games. */
const plan = { ...closePlan, sample: 40, mutants: 6, saveEvery: 0 }
const faultsShown = 5

/** Plays the games one after another. */
export function simulate(game: Game, config: Config, order: Order): Simulation {
  const { seed, games, style, modules, log } = order
  const tally = new Tally(factsOf(game.rules.id), config.players)
  const started = performance.now()
  let lastReport = started
  for (let i = 0; i < games; i++) {
    const play = playOf(game.rules.id, style, config.players, seed + i)
    const options = { ...modules?.(seed + i), ...config.options }
    const run = playChecked(game, { ...config, options }, seed + i, { ...plan, ...play }, (now) =>
      tally.choice(now)
    )
    tally.game(run, game.rules.id)
    if (performance.now() - lastReport > 10_000) {
      lastReport = performance.now()
      log(`${i + 1} of ${games} games, ${tally.violations} violations`)
    }
  }
  const seconds = (performance.now() - started) / 1000
  return {
    game: game.rules.id,
    players: config.players,
    options: config.options,
    seed,
    style,
    games,
    decisions: tally.decisions,
    decisionsPerSecond: round(tally.decisions / seconds),
    gamesPerSecond: round(games / seconds),
    checks: tally.checks,
    worlds: tally.worlds,
    impossible: tally.impossible,
    violations: tally.violations,
    faults: tally.faults,
    ...tally.results(games)
  }
}

/** Sums over games. */
class Tally {
  decisions = 0
  checks = 0
  worlds = 0
  impossible = 0
  violations = 0
  readonly faults: { seed: number; law: string; at: number; message: string; file: string }[] = []
  readonly #facts: GameFacts
  readonly #bySeat: number[][]
  readonly #won: number[][]
  readonly #byCharacter = new Map<string, number[]>()
  readonly #figures = new Map<string, number[]>()
  readonly #tasks = new Shares()
  readonly #choices = new Shares()
  readonly #events = new Shares()
  readonly #marks = new Shares()

  constructor(facts: GameFacts, players: number) {
    this.#facts = facts
    this.#bySeat = Array.from({ length: players }, () => [])
    this.#won = Array.from({ length: players }, () => [])
  }

  choice(run: Run): void {
    const step = run.steps[run.steps.length - 1]
    if (!step) return
    this.#tasks.add(step.asked.task)
    this.#choices.add(String((step.choice as { type?: unknown }).type))
    for (const event of step.events) {
      this.#events.add(event.type)
      for (const mark of this.#facts.marks(event)) this.#marks.add(mark)
    }
  }

  game(run: Run, id: string): void {
    for (const shares of [this.#tasks, this.#choices, this.#events, this.#marks]) shares.endGame()
    this.decisions += run.steps.length
    this.checks += run.checks
    this.worlds += run.worlds
    this.impossible += run.impossible
    this.violations += run.findings.length
    for (const finding of run.findings)
      if (this.faults.length < faultsShown)
        this.faults.push({ seed: run.seed, ...finding, file: dump(run, id) })
    const outcome = run.rules.outcome(run.state)
    if (outcome) this.#finished(run, outcome)
  }

  #finished({ state, steps }: Run, outcome: Outcome): void {
    const winners = outcome.ranking[0] ?? []
    for (const { seat, total } of outcome.scores) {
      this.#bySeat[seat]?.push(total)
      this.#won[seat]?.push(winners.includes(seat) ? 1 / winners.length : 0)
      const character = this.#facts.character(state, seat)
      if (character !== undefined) put(this.#byCharacter, character, total)
    }
    const choices = steps.map(({ asked: { seat }, choice }) => ({ seat, choice }))
    const events = steps.flatMap((step) => step.events)
    for (const [name, values] of Object.entries(this.#facts.figures({ state, outcome, choices, events })))
      put(this.#figures, name, ...values)
  }

  results(games: number): Pick<Simulation, 'score' | 'figures' | 'shares'> {
    const { tasks, choices, events } = this.#facts.kinds
    const { landmarks } = this.#facts
    const share = (shares: Shares, names: readonly string[]): Record<string, Share> =>
      names.length > 0 ? shares.of(games, this.decisions, names) : shares.of(games, this.decisions)
    return {
      score: {
        bySeat: this.#bySeat.map(mean),
        winShare: this.#won.map(mean),
        byCharacter: means(this.#byCharacter)
      },
      figures: means(this.#figures),
      shares: {
        tasks: share(this.#tasks, tasks),
        choices: share(this.#choices, choices),
        events: share(this.#events, events),
        landmarks: share(this.#marks, landmarks)
      }
    }
  }
}

function put(map: Map<string, number[]>, name: string, ...values: number[]): void {
  const list = map.get(name) ?? []
  list.push(...values)
  map.set(name, list)
}

const means = (map: ReadonlyMap<string, readonly number[]>): Record<string, number> =>
  Object.fromEntries(
    [...map].sort(([a], [b]) => a.localeCompare(b)).map(([name, values]) => [name, mean(values)])
  )

/** Writes the game so far to a file below test-results/ and returns its path. */
export function dump(run: Run, game: string): string {
  const folder = join('test-results', 'laws')
  const options = Object.values(run.config.options).join('-')
  const file = join(
    folder,
    `${[game, `${run.config.players}p`, options, run.seed].filter((part) => part !== '').join('-')}.caravan`
  )
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, caravanOf(run))
  return file
}
