/**
 * What a choice would lead to, on a copy of the own view. Only for choices that turn nothing up: whoever asks for
 * another one gets an error from the empty script of chance, not a guess.
 */
import { all } from '../../../engine/choices'
import { Chance, scripted } from '../../../engine/chance'
import { topTask } from '../../../engine/agenda'
import type { Rules, Seat } from '../../../engine/rules'
import { copyOf } from '../../../engine/visibility'
import type { Content } from '../content'
import type { Choice, Event, Item, State, TaskKind } from '../types'

/** The game that is played: every answer here is asked of these rules. */
export interface Played {
  readonly rules: Rules<State, Choice, Event>
  readonly content: Content
}

/** A position that is certain to follow, and the choices that lead there. */
export interface Outcome {
  readonly state: State
  readonly choices: readonly Choice[]
}

/** Items whose receipt neither rolls nor draws nor moves. */
const certain: ReadonlySet<Item> = new Set([
  'coin',
  'camel',
  'pepper',
  'silk',
  'gold',
  'vp',
  'any-good',
  'different-goods'
])
/** Questions that a certain choice may ask before the turn goes on. */
const followUps: ReadonlySet<TaskKind> = new Set(['choose-column', 'rewards', 'choose-goods'])

/** True if completing this contract neither rolls nor draws nor moves. */
export const isCertain = (content: Content, contract: string): boolean =>
  Object.keys(content.contract(contract).reward).every((item) => certain.has(item as Item))

/** The position after a choice; `roll` is what its die shows. Undefined if the rules refuse the choice. */
export function foreseen(
  { rules }: Played,
  view: State,
  seat: Seat,
  choice: Choice,
  roll?: number
): State | undefined {
  const state = copyOf(view)
  const chance = new Chance(scripted(roll === undefined ? [] : [roll - 1]))
  return 'refusal' in rules.play(state, seat, choice, chance) ? undefined : state
}

/**
 * Every position in which the turn goes on after a choice, with the answers to the questions it asks. None where the
 * choice is refused, or where it asks for something else than goods and columns, such as a movement.
 */
export function settled(played: Played, view: State, seat: Seat, choice: Choice): readonly Outcome[] {
  const state = foreseen(played, view, seat, choice)
  const task = state && topTask(state.agenda, seat)
  if (!state || !task) return []
  if (task.kind === 'turn') return [{ state, choices: [choice] }]
  if (!followUps.has(task.kind)) return []
  const asked = played.rules.decisions(state, seat).find((decision) => decision.seat === seat)
  return (asked?.choices ? all(asked.choices) : []).flatMap((answer) =>
    settled(played, state, seat, answer).map((then) => ({ ...then, choices: [choice, ...then.choices] }))
  )
}
