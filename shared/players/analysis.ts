/**
 * Analysis of a finished game. Each turn is compared with the best plan that could be found from the seat's view at the
 * time, so nobody is blamed for what they could not know; what dice and cards brought is counted separately; and each
 * turn ends with everybody's chances of winning. Pure and seeded: the same game gives the same analysis on every machine.
 */
import { Chance, quick } from '../engine/chance'
import type { LogEntry, Story } from '../engine/record'
import type { AnyRules, Seat } from '../engine/rules'
import { sumOf, type AnyKnowledge } from './knowledge'
import type { Level } from './levels'
import { isLucky, stretchOf } from './past'
import { weigh } from './player'
import { describePlan, type DescribedPlan } from './reasons'

/** A better plan, from the moment at which it differs from what was played. */
export interface Better {
  /** Number of the first entry that it replaces. */
  readonly entry: number
  /** By how many points it is estimated to be better. */
  readonly by: number
  readonly best: DescribedPlan
  readonly played: DescribedPlan
}

/** One turn, judged: consecutive choices of one seat. */
export interface TurnJudged {
  readonly seat: Seat
  /** Numbers of its first and last entries. */
  readonly first: number
  readonly last: number
  /** Expected points that its choices lost compared with the best plan; 0 if there was no better one. */
  readonly lost: number
  /** By seat: points that luck brought during the turn, beyond the expectation. */
  readonly luck: readonly number[]
  /** By seat: the chance of winning after the turn, from 0 to 1; if it ends between rounds, once the next one has begun. */
  readonly chances: readonly number[]
  /** Kept only for the costliest turns of each seat. */
  readonly better?: Better
}

/** A game that is over, judged turn by turn. */
export interface Analysis {
  readonly turns: readonly TurnJudged[]
}

/** What is analysed, and the player (level and knowledge) that analyses it. */
export interface Analysing {
  readonly rules: AnyRules
  readonly knowledge: AnyKnowledge
  /** The game in the open view, which includes the choices. */
  readonly story: Story
  readonly level: Level
  readonly seed: number
}

/** How many turns of each seat keep their better plan. */
export const costliestKept = 3
/** Number of random worlds in which a choice is played to estimate its expectation. */
const worlds = 24
/** A plan counts as better only from this many of the game's grains (`Knowledge.grain`) on. */
const noticeable = 0.25

/** The share of one of several workers that judge a game together: every turn whose index leaves `at` when divided by `of`. */
export interface Share {
  readonly at: number
  readonly of: number
}

/** What a worker reports of its share. */
export interface Progress {
  /** Its turns that have been judged since its last report, in the order of the game. */
  readonly turns: readonly TurnJudged[]
  /** All its turns among the entries with smaller numbers have been reported. */
  readonly upTo: number
}

/** Judges a share of a game's turns, and often yields its progress. Throws if the story does not fit the rules. */
export function* judgeTurns(
  analysing: Analysing,
  { at, of }: Share = { at: 0, of: 1 }
): Generator<Progress, void> {
  const { rules, knowledge, story } = analysing
  const state: unknown = rules.copy(story.setup)
  const seats = knowledge.seats(state)
  const entries = story.entries.filter(({ undone }) => !undone)
  /** Turns of the share whose chances are not known yet. */
  let open: readonly TurnJudged[] = []
  let judged: readonly TurnJudged[] = []
  let turn = emptyTurn(entries[0]?.number ?? 0, seats)
  let index = 0
  /** Fills in the chances after the last turns, as soon as the position says anything about them. */
  const judge = (): void => {
    if (open.length === 0 || !isSettled(knowledge, state)) return
    const chances = chancesIn(analysing, state)
    judged = [...judged, ...open.map((one) => ({ ...one, chances }))]
    open = []
  }
  const report = (): Progress => {
    const turns = judged
    judged = []
    return { turns, upTo: open[0]?.first ?? turn.first }
  }
  for (let done = 0; done < entries.length;) {
    const from = entries[done]
    if (!from) break
    const { seat } = from
    const mine = index % of === at
    const view: unknown = rules.view(state, seat)
    const stretch = stretchOf(rules, knowledge, rules.copy(state), entries.slice(done))
    for (const entry of stretch.entries) {
      const luck = mine && isLucky(rules, entry) ? luckOf(analysing, state, entry) : undefined
      luck?.forEach((points, who) => (turn.luck[who] = (turn.luck[who] ?? 0) + points))
      for (const event of entry.events) rules.evolve(state, event)
      turn.last = entry.number
      judge()
    }
    done += stretch.entries.length
    const path = stretch.entries.map(({ choice }) => choice)
    const steps = mine ? betterThan(analysing, view, from, path) : undefined
    let step = steps?.next()
    for (; steps && step && !step.done; step = steps.next()) yield report()
    const better = step?.value ?? undefined
    if (better) {
      turn.lost += better.by
      if (better.by > (turn.better?.by ?? 0) && stepsDiffer(better)) turn.better = better
    }
    if (!stretch.ended) continue
    if (mine) open = [...open, { seat, ...turn, chances: [] }]
    judge()
    turn = emptyTurn(entries[done]?.number ?? story.entries.length, seats)
    index++
  }
  judged = [...judged, ...open]
  open = []
  yield report()
}

/** The analysis of a game of which these turns have been judged, in any order. */
export const analysisFrom = (turns: readonly TurnJudged[]): Analysis => ({
  turns: withDearest(turns.toSorted((a, b) => a.first - b.first))
})

interface OpenTurn {
  readonly first: number
  last: number
  lost: number
  readonly luck: number[]
  better?: Better
}

const emptyTurn = (first: number, seats: number): OpenTurn => ({
  first,
  last: first,
  lost: 0,
  luck: Array.from({ length: seats }, () => 0)
})

/** False if the plans differ only after the roll or card up to which their steps are told. */
const stepsDiffer = ({ best, played }: Better): boolean =>
  JSON.stringify(best.steps) !== JSON.stringify(played.steps)

/** A plan better than the choices of `path`, which begin with the given entry; undefined if there is none. */
function* betterThan(
  { rules, knowledge, level, seed }: Analysing,
  view: unknown,
  { seat, number }: LogEntry,
  path: readonly unknown[]
): Generator<void, Better | undefined> {
  const asked = rules.decisions(view, seat).find((decision) => decision.seat === seat)
  if (path.length === 1 && asked?.choices?.count() === 1) return undefined
  const thinking = { rules, knowledge, view, seat, level, seed: seed + 1009 * number }
  const { best, played } = yield* weigh(thinking, path)
  const by = best.worth - played.worth
  if (by < noticeable * knowledge.grain) return undefined
  const { steps, gains } = describePlan(thinking, played)
  return {
    entry: number,
    by,
    best: describePlan(thinking, best),
    // Steps after the path are the search's continuation, not what was played.
    played: { steps: steps.slice(0, path.length), gains }
  }
}

/** By seat: what a choice brought beyond its mean over random worlds that fit the chooser's view. */
function luckOf({ rules, knowledge, seed }: Analysing, state: unknown, entry: LogEntry): readonly number[] {
  const { seat, number, choice, events } = entry
  const seats = Array.from({ length: knowledge.seats(state) }, (_, at) => at)
  const worths = (position: unknown): number[] => seats.map((at) => sumOf(knowledge.worth(position, at)))
  const after: unknown = rules.copy(state)
  for (const event of events) rules.evolve(after, event)
  // At the end of the game everything is revealed, which is not luck.
  if (rules.outcome(after)) return seats.map(() => 0)
  const [before, now] = [worths(state), worths(after)]
  const view: unknown = rules.view(state, seat)
  const unseen = rules.unseen(view, seat)
  const expected = seats.map(() => 0)
  let tried = 0
  for (let at = 0; at < worlds; at++) {
    const source = quick(seed + 1009 * number + at)
    const world: unknown = rules.copy(view)
    knowledge.fill(world, seat, unseen, source)
    const then = worths(world)
    if ('refusal' in rules.play(world, seat, choice, new Chance(source))) continue
    // Where luck also decides whether the next round has begun, only like is compared with like.
    if (isSettled(knowledge, world) !== isSettled(knowledge, after)) continue
    tried++
    worths(world).forEach((worth, who) => (expected[who] = (expected[who] ?? 0) + worth - (then[who] ?? 0)))
  }
  return seats.map((who) =>
    tried === 0 ? 0 : (now[who] ?? 0) - (before[who] ?? 0) - (expected[who] ?? 0) / tried
  )
}

const isSettled = (knowledge: AnyKnowledge, state: unknown): boolean => knowledge.isSettled?.(state) ?? true

/** Each seat's chance of winning: a softmax of what the positions are worth, scaled by `Knowledge.doubt`. */
function chancesIn(
  { rules, knowledge }: Pick<Analysing, 'rules' | 'knowledge'>,
  state: unknown
): readonly number[] {
  const seats = Array.from({ length: knowledge.seats(state) }, (_, at) => at)
  const winners = rules.outcome(state)?.ranking[0]
  if (winners) return seats.map((seat) => (winners.includes(seat) ? 1 / winners.length : 0))
  const worths = seats.map((seat) => sumOf(knowledge.worth(state, seat)) / knowledge.doubt(state))
  const most = Math.max(...worths)
  const odds = worths.map((worth) => Math.exp(worth - most))
  const sum = odds.reduce((all, one) => all + one, 0)
  return odds.map((one) => one / sum)
}

/** Drops the better plans of all turns but each seat's costliest. */
function withDearest(turns: readonly TurnJudged[]): readonly TurnJudged[] {
  const kept = new Set<TurnJudged>()
  for (const seat of new Set(turns.map((turn) => turn.seat)))
    for (const turn of costliestTurns(turns, seat)) kept.add(turn)
  return turns.map((turn) => {
    if (kept.has(turn)) return turn
    const { better: _, ...rest } = turn
    return rest
  })
}

/** A seat's costliest turns, at most `costliestKept`, the costliest first; only turns that lost something. */
export const costliestTurns = (turns: readonly TurnJudged[], seat: Seat): readonly TurnJudged[] =>
  turns
    .filter((turn) => turn.seat === seat && turn.lost > 0 && turn.better)
    .toSorted((a, b) => b.lost - a.lost)
    .slice(0, costliestKept)
