/** The last turn of a game, solved: every way to play it that leaves nothing to luck, to the end of the game. */
import { Chance, quick } from '../engine/chance'
import type { AnyRules, Seat } from '../engine/rules'
import { Meter } from './turn-search'

/** One way to end the game, and the points with which the seat ends. */
export interface Ending {
  readonly total: number
  readonly path: readonly unknown[]
  readonly state: unknown
}

/** What came of trying everything. */
export interface Solved {
  readonly best: Ending
  /** The best of all that are worse; undefined where all come to the same. */
  readonly second?: Ending
  /** How many different positions the turn can lead through, how many ends it has, and how many of these are the best. */
  readonly positions: number
  readonly ends: number
  readonly bests: number
  /** A choice was left out that turns a card up. */
  readonly left: boolean
}

/** So many choices are tried before it yields. */
const slice = 40

/**
 * All turns of the seat from a position where nobody else moves before the game ends. Undefined where somebody else is
 * asked, or where the meter's budget is spent before all is tried: it counts every choice that is tried, those that lead
 * where others have led included. Choices that roll dice or turn cards up are left out.
 */
export function* solve(
  rules: AnyRules,
  state: unknown,
  seat: Seat,
  meter: Meter
): Generator<void, Solved | undefined> {
  const seen = new Set<string>()
  const bestOf = new Map<number, { readonly ending: Ending; count: number }>()
  const open: Omit<Ending, 'total'>[] = [{ state, path: [] }]
  let [ends, left] = [0, false]
  for (let one = open.pop(); one; one = open.pop()) {
    const decision = rules.decisions(one.state, seat).find((asked) => asked.seat === seat)
    if (!decision?.choices) return undefined
    const count = decision.choices.count()
    for (let at = 0; at < count; at++) {
      if (meter.spent) return undefined
      if (++meter.nodes % slice === 0) yield
      const choice: unknown = decision.choices.nth(at)
      const next: unknown = rules.branch(one.state)
      const chance = new Chance(quick(1))
      const played = rules.play(next, seat, choice, chance)
      if ('refusal' in played || chance.used) continue
      const outcome = rules.outcome(next)
      // At the end all cards are turned up; before, a card that comes from a pile is luck.
      if (!outcome && played.events.some((event) => rules.reveals(event))) {
        left = true
        continue
      }
      const key = JSON.stringify(next)
      if (seen.has(key)) continue
      seen.add(key)
      const led = { state: next, path: [...one.path, choice] }
      if (!outcome) {
        open.push(led)
        continue
      }
      ends++
      const total = outcome.scores.find((score) => score.seat === seat)?.total ?? 0
      const alike = bestOf.get(total)
      if (alike) alike.count++
      else bestOf.set(total, { ending: { ...led, total }, count: 1 })
    }
  }
  const [best, second] = [...bestOf.values()].toSorted((a, b) => b.ending.total - a.ending.total)
  if (!best) return undefined
  return {
    best: best.ending,
    ...(second && { second: second.ending }),
    ...{ positions: seen.size, ends, bests: best.count, left }
  }
}

/** The same at once, with at most so many choices tried. */
export function solved(rules: AnyRules, state: unknown, seat: Seat, most: number): Solved | undefined {
  const steps = solve(rules, state, seat, new Meter(most))
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
