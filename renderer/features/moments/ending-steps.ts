/** The ending scene as timed steps, each with every seat's running total. Pure. */
import type { Outcome, Seat } from '../../../shared/engine/rules'
import type { EndCategory, Ending } from '../../contract/moments'
import { startTotals } from './ending-start'

/** Durations of the steps in milliseconds at normal speed; `reveal` is added to a category for each seat that reveals. */
const lasts = { title: 1200, category: 1500, reveal: 560, tie: 1800, winner: 5000 } as const

interface Step {
  /** Milliseconds at normal speed. */
  readonly lasts: number
  /** The total of each seat at the end of the step, by seat. */
  readonly totals: readonly number[]
}
export type EndStep =
  | (Step & { readonly kind: 'title' | 'tie' | 'winner' })
  | (Step & { readonly kind: 'category'; readonly category: EndCategory })

/** The seats that share the winner's total, so that a tie-break decided; empty if the winner is alone with it. */
export function tiedForFirst({ ranking, scores }: Outcome): readonly Seat[] {
  const total = (seat: Seat | undefined): number | undefined =>
    scores.find((score) => score.seat === seat)?.total
  const [winners = []] = ranking
  const best = total(winners[0])
  const equal = scores.filter((score) => score.total === best).map(({ seat }) => seat)
  return equal.length > 1 ? equal : []
}

/** The steps: title, categories, a tie if there is one, the winner. The last totals are those of the outcome. */
export function endSteps(ending: Ending, outcome: Outcome): readonly EndStep[] {
  const { categories } = ending
  const finals = outcome.scores.toSorted((a, b) => a.seat - b.seat).map(({ total }) => total)
  let totals = startTotals(ending, outcome)
  const steps: EndStep[] = [{ kind: 'title', lasts: lasts.title, totals }]
  for (const category of categories) {
    totals = totals.map((total, seat) => total + (category.points[seat] ?? 0))
    const reveals = category.reveals?.length ?? 0
    steps.push({ kind: 'category', category, lasts: lasts.category + reveals * lasts.reveal, totals })
  }
  if (tiedForFirst(outcome).length > 0) steps.push({ kind: 'tie', lasts: lasts.tie, totals: finals })
  return [...steps, { kind: 'winner', lasts: lasts.winner, totals: finals }]
}

/** How many seats have revealed their cards when `share` (0 to 1) of a category's time has gone by. */
export function revealedAt({ category, lasts: all }: EndStep & { kind: 'category' }, share: number): number {
  const reveals = category.reveals?.length ?? 0
  return Math.min(reveals, Math.floor((share * all) / lasts.reveal) + 1)
}

/**
 * A seat's displayed total when `share` (0 to 1) of a step has gone by: it counts one by one from `before` to `after` during
 * the second half, all seats at the same pace. `most`: the largest change of any seat, which sets that pace.
 */
export function countedAt(before: number, after: number, most: number, share: number): number {
  const begins = 0.45
  const ends = 0.9
  const so = Math.min(1, Math.max(0, (share - begins) / (ends - begins)))
  const steps = Math.round(so * most)
  return before + Math.sign(after - before) * Math.min(steps, Math.abs(after - before))
}
