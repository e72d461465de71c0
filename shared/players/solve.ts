/** Complete search of a game's last turn: every way to play it without luck, up to the end of the game. */
import { Chance, quick } from '../engine/chance'
import { totalOf, type AnyRules, type Outcome, type Seat } from '../engine/rules'
import { Meter } from './turn-search'

/** One way to end the game. */
export interface Ending {
  /** The seat's final points. */
  readonly total: number
  /** The choices that lead to it: no fewer bring these points. */
  readonly path: readonly unknown[]
  readonly state: unknown
}

/** The result of a complete search. */
export interface Solved {
  readonly best: Ending
  /** The best ending with fewer points; undefined if all have the same. */
  readonly second?: Ending
  /** Different positions that the turn can reach. */
  readonly positions: number
  /** How many of them end the game, and how many of these have the most points. */
  readonly ends: number
  readonly bests: number
  /** Whether choices that roll dice or reveal a card were left out, so that luck may bring more. */
  readonly left: boolean
}

/** What a choice without luck leads to. */
interface Played {
  readonly outcome: Outcome | undefined
  /** Whether it has revealed a card before the end, which is luck; at the end all cards are revealed. */
  readonly reveals: boolean
}

/** Plays a choice; undefined if it is refused or draws from chance. */
export function playWithoutLuck(
  rules: AnyRules,
  state: unknown,
  seat: Seat,
  choice: unknown
): Played | undefined {
  const chance = new Chance(quick(1))
  const played = rules.play(state, seat, choice, chance)
  if ('refusal' in played || chance.used) return undefined
  const outcome = rules.outcome(state)
  return { outcome, reveals: !outcome && played.events.some((event) => rules.reveals(event)) }
}

/** Choices tried between two yields. */
const slice = 40

/**
 * Searches all turns of the seat from a position after which no other seat moves before the game ends. Undefined if
 * another seat is asked, or if the meter's budget (one for each choice tried) is spent first. Choices that roll dice or
 * reveal cards are left out.
 */
export function* solve(
  rules: AnyRules,
  state: unknown,
  seat: Seat,
  meter: Meter
): Generator<void, Solved | undefined> {
  const seen = new Set<string>()
  const bestOf = new Map<number, { readonly ending: Ending; count: number }>()
  // Fewest choices first: the ending kept for its points then has no choice that gains nothing.
  const open: Omit<Ending, 'total'>[] = [{ state, path: [] }]
  let [ends, left] = [0, false]
  for (const node of open) {
    const decision = rules.decisions(node.state, seat).find((asked) => asked.seat === seat)
    if (!decision?.choices) return undefined
    const count = decision.choices.count()
    for (let at = 0; at < count; at++) {
      if (meter.spent) return undefined
      if (++meter.nodes % slice === 0) yield
      const choice: unknown = decision.choices.nth(at)
      const next: unknown = rules.branch(node.state)
      const played = playWithoutLuck(rules, next, seat, choice)
      if (!played || played.reveals) {
        left = true
        continue
      }
      const { outcome } = played
      const key = JSON.stringify(next)
      if (seen.has(key)) continue
      seen.add(key)
      const reached = { state: next, path: [...node.path, choice] }
      if (!outcome) {
        open.push(reached)
        continue
      }
      ends++
      const total = totalOf(outcome, seat)
      const alike = bestOf.get(total)
      if (alike) alike.count++
      else bestOf.set(total, { ending: { ...reached, total }, count: 1 })
    }
  }
  const [best, second] = [...bestOf.values()].toSorted((a, b) => b.ending.total - a.ending.total)
  if (!best) return undefined
  return {
    best: best.ending,
    ...(second && { second: second.ending }),
    positions: seen.size,
    ends,
    bests: best.count,
    left
  }
}

/** Runs `solve` to its end, trying at most `most` choices. */
export function solved(rules: AnyRules, state: unknown, seat: Seat, most: number): Solved | undefined {
  const steps = solve(rules, state, seat, new Meter(most))
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
