/** Measures a game's planner on positions of random games with every player count and every value of every option. */
import { Chance, quick, seeded } from '../../../shared/engine/chance'
import { applies, checkConfig, optionValue, type Config, type Seat } from '../../../shared/engine/rules'
import { paired, quantile, rOf } from './clock'
import type { BenchRules } from './play'
import { round } from '../lib/shares'

type Planner = (state: unknown, seat: Seat) => unknown

/** Choices between two sampled positions. */
const apart = 5
/** How often each position is planned; the shortest time counts, since the machine is shared. */
const runs = 3

/** For every player count, the config without options, and one for every other value of each single option. */
function configsOf({ seats, options }: BenchRules): readonly Config[] {
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i)
  return counts.flatMap((players) =>
    [
      { players, options: {} },
      ...options.flatMap((option) =>
        option.kind === 'choice' && applies(option, players)
          ? option.values
              .filter((value) => value !== optionValue({ options }, { players, options: {} }, option.id))
              .map((value) => ({ players, options: { [option.id]: value } }))
          : []
      )
    ].filter((config) => !checkConfig({ seats, options }, config))
  )
}

/** The planner's times in milliseconds, for this many positions of every config, in games from `seed` on. */
function planned(rules: BenchRules, planner: Planner, positions: number, seed: number): number[] {
  return configsOf(rules).flatMap((config) => {
    const times: number[] = []
    for (let game = seed; times.length < positions; game++) {
      const chance = new Chance(seeded(game))
      const pick = quick(game)
      const state = rules.setup(config, chance)
      for (let n = 1; times.length < positions; n++) {
        const [asked] = rules.decisions(state, 'open')
        if (!asked?.choices) break
        if (n % apart === 0) times.push(leastOf(() => planner(state, asked.seat)))
        rules.play(state, asked.seat, asked.choices.nth(pick(asked.choices.count())), chance)
      }
    }
    return times
  })
}

function leastOf(work: () => unknown): number {
  let least = Infinity
  for (let i = 0; i < runs; i++) {
    const started = performance.now()
    work()
    least = Math.min(least, performance.now() - started)
  }
  return least
}

/** Quantiles over at least `positions` positions, as multiples of the R measured around them. */
export async function plannerCost(
  rules: BenchRules,
  planner: Planner,
  pairs: number,
  positions: number
): Promise<Record<'p50' | 'p95' | 'max', number>> {
  const each = Math.ceil(positions / pairs / configsOf(rules).length)
  planned(rules, planner, Math.ceil(each / 4), 1)
  let seed = 1000
  const costs = await paired(pairs, () => planned(rules, planner, each, (seed += 1000)))
  const all = costs.flatMap((cost) => cost.value.map((milliseconds) => milliseconds / rOf(cost)))
  return { p50: round(quantile(all, 0.5)), p95: round(quantile(all, 0.95)), max: round(Math.max(...all)) }
}
