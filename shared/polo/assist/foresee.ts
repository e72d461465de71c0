/**
 * What a choice would lead to, on a copy of the player's view. Only for choices that reveal nothing: any other throws,
 * because its script of chance is empty, instead of returning a guess.
 */
import { topTask, type Agenda } from '../../engine/agenda'
import { all } from '../../engine/choices'
import { Chance, scripted } from '../../engine/chance'
import type { AnyRules, GameEvent, Rules, Seat } from '../../engine/rules'

/** The position in which a seat faces this task: what a placement would open, before it is made. */
export const withQuestion = <State extends { readonly agenda: readonly (readonly unknown[])[] }>(
  state: State,
  seat: Seat,
  task: unknown
) => ({ ...state, agenda: state.agenda.map((stack, of) => (of === seat ? [...stack, task] : stack)) })

/** A position that is certain to follow, and the choices that lead there. */
export interface Outcome<State, Choice> {
  readonly state: State
  readonly choices: readonly Choice[]
}

/** The position after a choice; `roll` is what its die shows. Undefined if the rules refuse the choice. */
function stateAfter<State, Choice, Event extends GameEvent>(
  rules: Rules<State, Choice, Event>,
  view: State,
  seat: Seat,
  choice: Choice,
  roll?: number
): State | undefined {
  const state = rules.copy(view)
  const chance = new Chance(scripted(roll === undefined ? [] : [roll - 1]))
  return 'refusal' in rules.play(state, seat, choice, chance) ? undefined : state
}

/**
 * Every position in which the turn goes on after a choice, with the answers to the questions it asks. None if the
 * choice is refused, or if it asks a question that is not among `followUps`, such as a movement.
 */
function outcomesAfter<
  State extends { readonly agenda: Agenda<{ readonly kind: string }> },
  Choice,
  Event extends GameEvent
>(
  rules: Rules<State, Choice, Event>,
  view: State,
  seat: Seat,
  choice: Choice,
  followUps: ReadonlySet<string>
): readonly Outcome<State, Choice>[] {
  const state = stateAfter(rules, view, seat, choice)
  const task = state && topTask(state.agenda, seat)
  if (!state || !task) return []
  if (task.kind === 'turn') return [{ state, choices: [choice] }]
  if (!followUps.has(task.kind)) return []
  const asked = rules.decisions(state, seat).find((decision) => decision.seat === seat)
  return (asked?.choices ? all(asked.choices) : []).flatMap((answer) =>
    outcomesAfter(rules, state, seat, answer, followUps).map((then) => ({
      ...then,
      choices: [choice, ...then.choices]
    }))
  )
}

/** The game being played, with or without modules: all outcomes come from its rules. */
export interface Played<Content> {
  readonly rules: AnyRules
  readonly content: Content
}

/**
 * `stateAfter` and `outcomesAfter` for one game; `followUps`: the kinds of questions that a certain choice may ask
 * first.
 */
export function foresight<State extends { readonly agenda: Agenda<{ readonly kind: string }> }, Choice>(
  followUps: ReadonlySet<string>
) {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-return -- the rules, as far as the game's own choices are concerned
  const ofGame = ({ rules }: Pick<Played<unknown>, 'rules'>): Rules<State, Choice, GameEvent> => rules
  return {
    /** The position after a choice; `roll` is what its die shows. Undefined if the rules refuse the choice. */
    stateAfter: (
      played: Pick<Played<unknown>, 'rules'>,
      view: State,
      seat: Seat,
      choice: Choice,
      roll?: number
    ): State | undefined => stateAfter(ofGame(played), view, seat, choice, roll),
    /** Every position in which the turn goes on after a choice; none if it asks any other question. */
    outcomesAfter: (
      played: Pick<Played<unknown>, 'rules'>,
      view: State,
      seat: Seat,
      choice: Choice
    ): readonly Outcome<State, Choice>[] => outcomesAfter(ofGame(played), view, seat, choice, followUps)
  }
}
