/** A plan in the words and pieces of its game. Pure. */
import type { AnyRules, GameEvent, Seat } from '../../../shared/engine/rules'
import type { Worth } from '../../../shared/players/knowledge'
import type { Context, GameUi, LogPart } from '../../contract/game-ui'
import { deedsOf, linesOf, withoutSubject } from '../../kit/log/log-groups'

type Steps = readonly (readonly GameEvent[])[]

/**
 * The plan as the log would tell it, a line for each deed, as far as it can be foreseen, and no further than its turn: that a
 * round begins is no advice. Its seat is named only where another one comes in.
 */
export function planLines(
  steps: Steps,
  ui: GameUi,
  context: Context,
  seat: Seat
): readonly (readonly LogPart[])[] {
  const all = steps.flat()
  const next = all.findIndex((event) => ui.chapter?.(event) !== undefined)
  const events = (next < 0 ? all : all.slice(0, next)).map((event) => ui.foreseen?.(event) ?? event)
  const { lines } = linesOf({ number: 0, seat, events }, ui, context)
  return deedsOf(lines, ui.deeds).map((deed) => {
    const events = deed.lines.map(({ event }) => event)
    const [first] = deed.lines
    const short = events.length > 1 ? ui.deeds?.inShort(events, context) : undefined
    return withoutSubject(short ?? first?.parts ?? [], seat)
  })
}

/** Of so many choices of a deed the pieces are shown. */
const mostShown = 3
/** Whence pieces come and whither they go that nobody has: there is nothing to press. */
const outOfPlay = 'supply'

/** The choices of the plan's first deed, as the log would tell it: after it, dice in hand lie elsewhere. */
export function firstDeed(steps: Steps, ui: GameUi, context: Context, seat: Seat): Steps {
  const { lines } = linesOf({ number: 0, seat, events: steps.flat() }, ui, context)
  const [deed] = deedsOf(lines, ui.deeds)
  const last = deed?.lines.at(-1)?.event
  const end = steps.findIndex((events) => last !== undefined && events.includes(last))
  return steps.slice(0, Math.max(1, end + 1))
}

/**
 * Anchors of the pieces that the choices of a deed move, and of where they go: which die lies where, and then which
 * contract is taken or which way the figure goes.
 */
export function movedAnchors(
  steps: Steps,
  ui: Pick<GameUi, 'scene'>,
  context: Context,
  rules: Pick<AnyRules, 'copy' | 'evolve'>
): readonly string[] {
  const view: unknown = rules.copy(context.view)
  const shown: string[] = []
  for (const events of steps.slice(0, mostShown)) {
    let found = false
    for (const event of events) {
      if (!found) {
        const { flights } = ui.scene(event, { ...context, view })
        found = flights.length > 0
        const names = flights.flatMap(({ from, to, leaves, becomes }) => [leaves ?? from, becomes, to])
        shown.push(...names.filter((name) => name !== undefined).filter((name) => name !== outOfPlay))
      }
      rules.evolve(view, event)
    }
  }
  return [...new Set(shown)]
}

/** One part of what a plan brings, in points; without a name all that is too little to be named. */
export interface Gain {
  readonly part?: string
  readonly points: number
}

/** Less than this is not worth a word. */
const least = 0.2

/** The parts that matter most, in the order of what they bring; at most so many. */
export const mainGains = (gains: Worth, most: number): readonly Required<Gain>[] =>
  Object.entries(gains)
    .map(([part, points]) => ({ part, points }))
    .filter(({ points }) => Math.abs(points) >= least)
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, most)
    .toSorted((a, b) => b.points - a.points)

const inTenths = (points: number): number => Math.round(points * 10)

/** The main parts as they are shown, to a tenth; what is left of the sum is a part without a name, so that they add up. */
export function gainTable(
  gains: Worth,
  most: number
): { readonly rows: readonly Gain[]; readonly total: number } {
  const total = inTenths(Object.values(gains).reduce((sum, points) => sum + points, 0))
  const rows = mainGains(gains, most).map(({ part, points }) => ({ part, points: inTenths(points) }))
  const rest = total - rows.reduce((sum, { points }) => sum + points, 0)
  const all: readonly Gain[] = rest === 0 ? rows : [...rows, { points: rest }]
  return { rows: all.map((row) => ({ ...row, points: row.points / 10 })), total: total / 10 }
}

type Lines = readonly (readonly LogPart[])[]

/** False for two plans that read alike: what they do apart is not told, such as which of two cards is taken unseen. */
export const readDifferently = (one: Lines, other: Lines): boolean =>
  JSON.stringify(one) !== JSON.stringify(other)
