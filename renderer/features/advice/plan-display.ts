/** Prepares a computer player's plan for display: as log lines, and as pieces to ring. Pure. */
import type { AnyRules, GameEvent, Seat } from '../../../shared/engine/rules'
import type { Context, GameUi, LogPart } from '../../contract/game-ui'
import { actionsOf, linesOf, withoutSubject } from '../../kit/log/log-groups'

type Steps = readonly (readonly GameEvent[])[]

/**
 * The plan as log lines, one for each action, without what chance decides and only up to the end of the turn: the start of a
 * new round is not advice. The seat's own name is left out as subject; other seats are named.
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
  return actionsOf(lines, ui.logActions).map((action) => {
    const events = action.lines.map(({ event }) => event)
    const [first] = action.lines
    const short = events.length > 1 ? ui.logActions?.inShort(events, context) : undefined
    return withoutSubject(short ?? first?.parts ?? [], seat)
  })
}

/** How many choices of an action have their pieces ringed. */
const mostShown = 3
/** Anchor of the general supply: there is nothing to press there, so it gets no ring. */
const outOfPlay = 'supply'

/** The choices of the plan's first action. Later actions are not shown on the table: by then pieces lie elsewhere. */
export function firstAction(steps: Steps, ui: GameUi, context: Context, seat: Seat): Steps {
  const { lines } = linesOf({ number: 0, seat, events: steps.flat() }, ui, context)
  const [action] = actionsOf(lines, ui.logActions)
  const last = action?.lines.at(-1)?.event
  const end = steps.findIndex((events) => last !== undefined && events.includes(last))
  return steps.slice(0, Math.max(1, end + 1))
}

/**
 * Anchors of the pieces that the first choices of an action move, and of their destinations: for example the die and its
 * action space, then the contract that is taken. The supply is left out.
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

type Lines = readonly (readonly LogPart[])[]

/** False if two plans have the same text although they differ, for example in which face-down card is taken. */
export const readDifferently = (one: Lines, other: Lines): boolean =>
  JSON.stringify(one) !== JSON.stringify(other)
