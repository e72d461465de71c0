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

/** How long play is warmed up before it is measured, in milliseconds: at least and at most, and a stretch of it. */
export interface WarmUp {
  readonly least: number
  readonly most: number
  readonly stretch: number
}

/** By how much a stretch must beat all before it for play to count as still getting faster. */
const faster = 1.03

/**
 * Plays until play gets no faster, because the JIT compiler has optimised the hot code. On a busy machine its threads
 * wait, and a fixed time would end half warm.
 */
export function warmUp(rules: BenchRules, configOf: ConfigOf, { least, most, stretch }: WarmUp): void {
  let [best, calm, passed] = [0, 0, 0]
  while (passed < most && (passed < least || calm < 2)) {
    const { decisions, milliseconds, cpuMilliseconds } = playFor(rules, configOf, stretch, 1)
    const speed = decisions / cpuMilliseconds
    calm = speed > best * faster ? 0 : calm + 1
    best = Math.max(best, speed)
    passed += milliseconds
  }
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
