/**
 * Whole-suite modes: each rules test of every game runs again with `CARAVAN_MODE=undo|restore|views|all`.
 * `undo`: each choice that can be undone is undone and made again. `restore`: after each choice the game is written
 * to a file, read back and replayed. `views`: each viewer's view, updated by redacted events alone, must equal the
 * view of the new position and list the same choices for its seat.
 */
import { all } from '../../shared/engine/choices'
import type { Source } from '../../shared/engine/chance'
import { entryLine, headerLine, readFile, sealHeader } from '../../shared/engine/file'
import type { Entry } from '../../shared/engine/entries'
import { Match } from '../../shared/engine/match'
import { originOf } from '../../shared/engine/record'
import type { GameEvent, Rules, Viewer } from '../../shared/engine/rules'

export type Mode = 'plain' | 'undo' | 'restore' | 'views' | 'all'

const wanted = process.env['CARAVAN_MODE'] ?? 'plain'
const runs = (mode: Mode): boolean => wanted === mode || wanted === 'all'

/** What the modes remember of the position before a move. */
export interface Before<State, Choice> {
  readonly choice: Choice
  readonly state: string
  readonly views: readonly { readonly viewer: Viewer; readonly view: State }[]
}

const viewersOf = ({ config }: Match): Viewer[] => [
  'public',
  'open',
  ...Array.from({ length: config.players }, (_, seat) => seat)
]

/** Before a move: records the position and every viewer's view of it, as far as the mode needs them. */
export function beforeMove<State, Choice, Event extends GameEvent>(
  rules: Rules<State, Choice, Event>,
  match: Match,
  choice: Choice
): Before<State, Choice> {
  const state = match.state as State
  return {
    choice,
    state: runs('undo') ? JSON.stringify(state) : '',
    views: runs('views')
      ? viewersOf(match).map((viewer) => ({ viewer, view: rules.view(state, viewer) }))
      : []
  }
}

function assertSame(what: string, a: string, b: string): void {
  if (a !== b) throw new Error(`${what} differ:\n${a}\n${b}`)
}

/** After an accepted move: runs the checks of the mode. Returns the match to play on with. */
export function afterMove<State, Choice, Event extends GameEvent>(
  rules: Rules<State, Choice, Event>,
  match: Match,
  before: Before<State, Choice>,
  entries: Entry[],
  source: Source
): Match {
  const last = entries.at(-1)
  if (!last || !('events' in last)) return match
  const state = match.state as State
  for (const { viewer, view } of before.views) {
    for (const event of last.events as readonly Event[]) rules.evolve(view, rules.redact(event, viewer))
    assertSame(`what ${viewer} sees`, sorted(view), sorted(rules.view(state, viewer)))
    if (typeof viewer === 'number')
      assertSame(`what ${viewer} may choose`, listed(rules, view, viewer), listed(rules, state, viewer))
  }
  if (runs('undo') && match.undoable === last.seat) {
    const after = JSON.stringify(state)
    const undone = match.undo(last.seat)
    if ('refusal' in undone) throw new Error(`undo refused: ${undone.refusal.code}`)
    assertSame('undone positions', JSON.stringify(match.state), before.state)
    const again = match.choose(last.seat, before.choice)
    if ('refusal' in again) throw new Error(`redo refused: ${again.refusal.code}`)
    assertSame('redone positions', JSON.stringify(match.state), after)
    entries.push(undone, again)
  }
  return runs('restore') ? restored(match, entries, source) : match
}

/** The match after it was written to a game file and read back. */
function restored(match: Match, entries: readonly Entry[], source: Source): Match {
  const { rules, config, setupDraws } = match
  const seats = Array.from({ length: config.players }, (_, seat) => ({ name: `seat ${seat}`, colour: 'red' }))
  const { options } = config
  const tables = rules.tables(options).map(({ id, hash }) => ({ id, hash }))
  const first = Match.restore(rules, config, { draws: setupDraws, check: '' }, [], source).state
  const fields = { game: rules.id, rules: rules.version, tables, options: { ...options }, seats }
  const header = sealHeader({ ...fields, draws: [...setupDraws], first })
  const read = readFile(headerLine(header) + entries.map(entryLine).join(''))
  if (!read.ok || read.damage) throw new Error('the game file could not be read back')
  const again = Match.restore(
    rules,
    { players: read.header.seats.length, options: read.header.options },
    { ...originOf(rules, read.header), check: '' },
    read.entries,
    source,
    true
  )
  assertSame('restored positions', JSON.stringify(again.state), JSON.stringify(match.state))
  assertSame('running checks', again.check, match.check)
  return again
}

/** The legal choices of a seat, as JSON. */
function listed<State, Choice, Event extends GameEvent>(
  rules: Rules<State, Choice, Event>,
  state: State,
  seat: number
): string {
  const set = rules.decisions(state, seat).find((decision) => decision.seat === seat)?.choices
  return JSON.stringify(set ? all(set) : [])
}

/** JSON with sorted keys: a view may have received its keys in another order. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, item: unknown) =>
    item !== null && typeof item === 'object' && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item
  )
