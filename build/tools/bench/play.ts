/** Measures the engine's speed: listing, counting, picking and playing uniformly random choices. */
import { Chance, quick, seeded } from '../../../shared/engine/chance'
import type { AnyRules, Rules } from '../../../shared/engine/rules'
import type { ConfigOf } from '../lib/modules'
import { cpu } from './clock'

/** Rules with the types that the bench uses. */
export type BenchRules = Rules<unknown, unknown, { readonly type: string }>

/** What was played in a period of time. */
export interface Speed {
  readonly games: number
  /** Choices with at least two options. */
  readonly decisions: number
  readonly choices: number
  readonly events: number
  readonly milliseconds: number
  readonly cpuMilliseconds: number
}

/** Plays whole games until at least this time has passed; the config may depend on the seed. */
export function playFor(rules: BenchRules, configOf: ConfigOf, milliseconds: number, seed: number): Speed {
  const sum = { games: 0, decisions: 0, choices: 0, events: 0 }
  const [started, startedCpu] = [performance.now(), cpu()]
  let passed = 0
  while (passed < milliseconds) {
    playGame(rules, configOf, seed + sum.games, sum)
    sum.games++
    passed = performance.now() - started
  }
  return { ...sum, milliseconds: passed, cpuMilliseconds: cpu() - startedCpu }
}

function playGame(
  rules: BenchRules,
  configOf: ConfigOf,
  seed: number,
  sum: { decisions: number; choices: number; events: number }
): void {
  const chance = new Chance(seeded(seed))
  const pick = quick(seed)
  const state = rules.setup(configOf(seed), chance)
  for (;;) {
    const [asked] = rules.decisions(state, 'open')
    if (!asked?.choices) return
    const count = asked.choices.count()
    const played = rules.play(state, asked.seat, asked.choices.nth(pick(count)), chance)
    if ('refusal' in played) throw new Error(`a listed choice was refused: ${played.refusal.code}`)
    if (count > 1) sum.decisions++
    sum.choices++
    sum.events += played.events.length
  }
}

/** Gives the rules of any game these types. */
export const benchRules = (rules: AnyRules): BenchRules => rules
