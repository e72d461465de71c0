/** Measures the speed of computer players on positions of random games. */
import { Chance, quick, seeded } from '../../../shared/engine/chance'
import type { Config, Seat } from '../../../shared/engine/rules'
import type { Game } from '../../../shared/games'
import type { LevelNumber } from '../../../shared/engine/player-level'
import type { AnyKnowledge } from '../../../shared/players/knowledge'
import { levelOf } from '../../../shared/players/levels'
import { thought } from '../../../shared/players/player'
import { simulateGame } from '../../../shared/players/simulation'
import { Meter } from '../../../shared/players/turn-search'

/** Choices between two sampled positions. */
const apart = 7

/** Positions visited per second by a player of this level, measured for at least this time. */
export const nodesPerSecond = (
  game: Game,
  config: Config,
  level: LevelNumber,
  milliseconds: number
): number =>
  Math.round(
    perSecond(
      game,
      config,
      milliseconds,
      ({ rules, knowledge }, view, seat, seed) =>
        thought({ rules, knowledge, view, seat, level: levelOf(level), seed }).nodes
    )
  )

/** See `Simulation.samples`. */
const { samples } = levelOf(4).roundSimulation ?? { samples: 1 }

/** Games per second that are simulated from a seat's view to their ends. */
export const playoutsPerSecond = (game: Game, config: Config, milliseconds: number): number =>
  perSecond(game, config, milliseconds, ({ rules, knowledge }, view, seat, seed) => {
    const world: unknown = rules.copy(view)
    knowledge.fill(world, seat, rules.unseen(view, seat), quick(seed))
    const toTheEnd = { ...knowledge, horizon: () => Infinity }
    const thinker = {
      rules,
      seat,
      seed,
      knowledge: toTheEnd,
      seats: config.players,
      meter: new Meter(Infinity)
    }
    const playing = simulateGame(thinker, world, { path: [] }, seed + 1, { samples })
    while (!playing.next().done);
    return 1
  })

type Known = Game & { readonly knowledge: AnyKnowledge }
const isKnown = (game: Game): game is Known => game.knowledge !== undefined

/** The sum of what `done` returns per second, called for the seat that is asked; 0 for a game without computer players. */
function perSecond(
  game: Game,
  config: Config,
  milliseconds: number,
  done: (game: Known, view: unknown, seat: Seat, seed: number) => number
): number {
  if (!isKnown(game)) return 0
  const { rules } = game
  let [sum, spent] = [0, 0]
  for (let seed = 1; spent < milliseconds; seed++) {
    const chance = new Chance(seeded(seed))
    const pick = quick(seed)
    const state: unknown = rules.setup(config, chance)
    for (let n = 1; spent < milliseconds; n++) {
      const [asked] = rules.decisions(state, 'open')
      if (!asked?.choices) break
      const { seat, choices } = asked
      if (n % apart === 0) {
        const view: unknown = rules.view(state, seat)
        const began = performance.now()
        sum += done(game, view, seat, n)
        spent += performance.now() - began
      }
      rules.play(state, seat, choices.nth(pick(choices.count())), chance)
    }
  }
  return (sum * 1000) / spent
}
