/** How many positions computer players look at in a second, on positions of random games. */
import { Chance, quick, seeded } from '../../../shared/engine/chance'
import type { Config } from '../../../shared/engine/rules'
import type { Game } from '../../../shared/games'
import type { LevelNumber } from '../../../shared/engine/player-level'
import { levelOf } from '../../../shared/players/levels'
import { thought } from '../../../shared/players/player'

/** Choices between two positions that are thought about. */
const apart = 7

/** Positions in a second of thinking at the level, for at least so many milliseconds. */
export function nodesPerSecond(
  { rules, knowledge }: Game,
  config: Config,
  level: LevelNumber,
  milliseconds: number
): number {
  if (!knowledge) return 0
  let [nodes, spent] = [0, 0]
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
        nodes += thought({ rules, knowledge, view, seat, level: levelOf(level), seed: n }).nodes
        spent += performance.now() - began
      }
      rules.play(state, seat, choices.nth(pick(choices.count())), chance)
    }
  }
  return Math.round((nodes * 1000) / spent)
}
