/**
 * What a choice would lead to, on a copy of the player's view. Only for choices that turn nothing up: whoever asks for
 * another one gets an error from the empty script of chance, not a guess.
 */
import { topTask, type Agenda } from '../../engine/agenda'
import { all } from '../../engine/choices'
import { Chance, scripted } from '../../engine/chance'
import type { AnyRules, GameEvent, Rules, Seat } from '../../engine/rules'

/** The position in which a seat is asked this: what a placement opens, before it is made. */
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
export function stateAfter<State, Choice, Event extends GameEvent>(
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
 * Every position in which the turn goes on after a choice, with the answers to the questions it asks. None where the
 * choice is refused, or where it asks for something else than `followUps`, such as a movement.
 */
export function outcomesAfter<
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

/** The game that is played: every answer here is asked of these rules, with or without modules. */
export interface Played<Content> {
  readonly rules: AnyRules
  readonly content: Content
}

/** What is certain to follow the choices of a game; `followUps`: questions that a certain choice may ask first. */
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
    /** Every position in which the turn goes on after a choice: none where it asks for anything else. */
    outcomesAfter: (
      played: Pick<Played<unknown>, 'rules'>,
      view: State,
      seat: Seat,
      choice: Choice
    ): readonly Outcome<State, Choice>[] => outcomesAfter(ofGame(played), view, seat, choice, followUps)
  }
}
