/** Fits `Knowledge.doubt`: finds the doubt with which the chances of winning agree best with the actual winners. */
import { Chance, seeded } from '../../../shared/engine/chance'
import type { Game } from '../../../shared/games'
import { sumOf } from '../../../shared/players/knowledge'
import { levelOf } from '../../../shared/players/levels'
import { thought } from '../../../shared/players/player'
import type { Table } from './balance'

/** A moment of a game. */
interface Moment {
  /** How far the game was, from 0 to 1. */
  readonly part: number
  readonly worths: readonly number[]
  readonly winners: readonly number[]
  /** The doubt according to the game's knowledge. */
  readonly said: number
}

/** The result for one tenth of the games' length. */
export interface Doubt {
  /** From 0, the beginning, to 9. */
  readonly tenth: number
  readonly positions: number
  /** The doubt that fits best. */
  readonly fits: number
  /** The mean doubt according to the game's knowledge. */
  readonly said: number
  /** Mean surprise (in nats) at the winner: with `fits`, with `said`, and if all seats had equal chances. */
  readonly surprise: readonly [fits: number, said: number, alike: number]
}

/** Plays games between players of one level and evaluates every turn afterwards. */
export function doubts(game: Game, tables: readonly Table[], players: number): Doubt[] {
  const moments = tables.flatMap((table) => momentsOf(game, table))
  return Array.from({ length: 10 }, (_, tenth): Doubt => {
    const some = moments.filter(({ part }) => Math.min(9, Math.floor(part * 10)) === tenth)
    const tries = Array.from({ length: 60 }, (_, at) => 0.3 * 1.1 ** at)
    const [fits = 1] = tries.toSorted((a, b) => surpriseOf(some, () => a) - surpriseOf(some, () => b))
    const said = some.reduce((sum, one) => sum + one.said, 0) / Math.max(1, some.length)
    return {
      tenth,
      positions: some.length,
      fits,
      said,
      surprise: [surpriseOf(some, () => fits), surpriseOf(some, (one) => one.said), Math.log(players)]
    }
  })
}

function surpriseOf(moments: readonly Moment[], doubtOf: (moment: Moment) => number): number {
  let sum = 0
  for (const moment of moments) {
    const { worths, winners } = moment
    const most = Math.max(...worths)
    const odds = worths.map((worth) => Math.exp((worth - most) / doubtOf(moment)))
    const all = odds.reduce((total, one) => total + one, 0)
    sum -= Math.log(winners.reduce((total, seat) => total + (odds[seat] ?? 0), 0) / all)
  }
  return sum / Math.max(1, moments.length)
}

function momentsOf({ rules, knowledge }: Game, { level, config, seed }: Table): Moment[] {
  if (!knowledge) throw new Error(`${rules.id} has no players`)
  const chance = new Chance(seeded(seed))
  const state: unknown = rules.setup(config, chance)
  const seen: Omit<Moment, 'part' | 'winners'>[] = []
  for (let step = 0; ; step++) {
    const winners = rules.outcome(state)?.ranking[0]
    if (winners) return seen.map((one, at) => ({ ...one, part: at / seen.length, winners }))
    const decision = rules.decisions(state, 'public')[0]
    if (!decision) throw new Error('nobody is asked')
    const { seat, task } = decision
    if (task === knowledge.turnTask)
      seen.push({
        worths: Array.from({ length: config.players }, (_, at) => sumOf(knowledge.worth(state, at))),
        said: knowledge.doubt(state)
      })
    const view: unknown = rules.view(state, seat)
    const { choice } = thought({
      rules,
      knowledge,
      view,
      seat,
      level: levelOf(level),
      seed: seed * 1009 + step
    })
    rules.play(state, seat, choice, chance)
  }
}
