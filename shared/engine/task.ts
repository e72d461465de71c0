/** The rules of one kind of task: what may be chosen, why a choice is refused, and what a choice does. */
import { topTask } from './agenda'
import type { ChoiceSet } from './choices'
import type { AgendaRefusal, ChoiceOf, GameTypes, TaskOf } from './game-types'
import type { Play } from './play'
import type { Refusal, Seat } from './rules'

/** A task with its context: the seat that must answer it, the state and the content. */
export interface Asked<G extends GameTypes, K extends G['task']['kind'] = G['task']['kind']> {
  readonly content: G['content']
  readonly state: G['state']
  readonly seat: Seat
  readonly task: TaskOf<G, K>
}

/** One kind of task, answered by choices `C`. */
export interface TaskRules<
  G extends GameTypes,
  K extends G['task']['kind'],
  P extends Play<G>,
  C extends G['choice'] = G['choice']
> {
  /** The legal choices: exactly those that `refusal` does not refuse. */
  readonly choices: (asked: Asked<G, K>) => ChoiceSet<G['choice']>
  /** Why a choice is illegal; undefined if it is legal. */
  readonly refusal: (asked: Asked<G, K>, choice: C) => Refusal<G['refusal'] | AgendaRefusal> | undefined
  /** Carries out a choice that was not refused. */
  readonly resolve: (play: P, seat: Seat, task: TaskOf<G, K>, choice: C) => void
  /** True while the task waits for another seat: it is no open decision, and any answer is refused. */
  readonly blocked?: ((asked: Asked<G, K>) => boolean) | undefined
  /** For `untilAsked`: resolves the task without an answer if it needs none; returns true if it did. */
  readonly proceed?: ((play: P, seat: Seat, task: TaskOf<G, K>) => boolean) | undefined
  /** For `untilAsked`: the seat is asked even if only one choice is legal. */
  readonly alwaysAsked?: true | undefined
  /** For `untilAsked`: true while more choices may become legal, so that a single one is not yet forced. */
  readonly mayGrow?: ((asked: Asked<G, K>) => boolean) | undefined
}

/** The rules of all kinds of tasks of a game. A new kind does not compile until it is listed. */
export type Tasks<G extends GameTypes, P extends Play<G>> = {
  readonly [K in G['task']['kind']]: TaskRules<G, K, P>
}

/**
 * Returns the function by which a game defines its tasks: `defineTask('kind', ['its', 'choices'], rules)`. The rules only
 * receive choices of the listed types; all others are refused with `answer-first` and the task's kind.
 */
export function taskDefiner<G extends GameTypes, P extends Play<G> = Play<G>>() {
  return <K extends G['task']['kind'], T extends G['choice']['type']>(
    kind: K,
    answers: readonly T[],
    rules: TaskRules<G, K, P, ChoiceOf<G, T>>
  ): TaskRules<G, K, P> => {
    const { refusal, resolve } = rules
    const types: readonly string[] = answers
    const [only] = types
    const answersIt = (choice: G['choice']): choice is ChoiceOf<G, T> =>
      choice.type === only || (types.length > 1 && types.includes(choice.type))
    return {
      ...rules,
      refusal: (asked, choice) =>
        answersIt(choice) ? refusal(asked, choice) : { code: 'answer-first', numbers: { task: kind } },
      resolve: (play, seat, task, choice) => {
        if (!answersIt(choice)) throw new Error(`${choice.type} is no answer to ${kind}`)
        resolve(play, seat, task, choice)
      }
    }
  }
}

/** Returns the rules of a task of any kind. */
export type RulesOf<G extends GameTypes, P extends Play<G>> = (
  task: G['task']
) => TaskRules<G, G['task']['kind'], P>

/** Indexes a game's tasks by kind, since rules are looked up at every choice. */
export function rulesIn<G extends GameTypes, P extends Play<G>>(tasks: Tasks<G, P>): RulesOf<G, P> {
  const byKind = new Map<string, TaskRules<G, G['task']['kind'], P>>()
  for (const kind of Object.keys(tasks) as G['task']['kind'][]) {
    const { choices, refusal, resolve, blocked, proceed, alwaysAsked, mayGrow } = tasks[kind]
    // All fields, always in the same order: engines read objects of one shape faster.
    byKind.set(kind, { choices, refusal, resolve, blocked, proceed, alwaysAsked, mayGrow })
  }
  return ({ kind }) => {
    const rules = byKind.get(kind)
    if (!rules) throw new Error(`no rules for ${kind}`)
    return rules
  }
}

/** The task on top of a seat's stack, even if it is blocked. */
export const topTaskOf = <G extends GameTypes>(state: G['state'], seat: Seat): TaskOf<G> | undefined =>
  topTask(state.agenda, seat) as TaskOf<G> | undefined

/** Resolves a seat's tasks from the top while they need no answer or have a single legal one; true if a task is left. */
function answerForced<G extends GameTypes, P extends Play<G>>(
  rulesOf: RulesOf<G, P>,
  play: P,
  seat: Seat
): boolean {
  const { content, state } = play
  for (;;) {
    const task = topTaskOf<G>(state, seat)
    if (!task) return false
    const rules = rulesOf(task)
    if (rules.proceed?.(play, seat, task)) continue
    if (rules.alwaysAsked) return true
    const asked = { content, state, seat, task }
    if (rules.blocked?.(asked)) return true
    const choices = rules.choices(asked)
    if (choices.count() !== 1 || rules.mayGrow?.(asked)) return true
    rules.resolve(play, seat, task, choices.nth(0))
  }
}

/** What `untilAsked` needs to know of a game: how it goes on without a choice. */
export interface Course<G extends GameTypes, P extends Play<G>> {
  /** The seat whose tasks are resolved first; the others follow clockwise. */
  readonly first: (state: G['state']) => Seat
  /** Advances the game when no task is left; false if it is over. */
  readonly next: (play: P) => boolean
}

/** Advances the game until a seat must choose or the game is over. A single legal choice is made on the seat's behalf. */
export function untilAsked<G extends GameTypes, P extends Play<G>>(
  rulesOf: RulesOf<G, P>,
  play: P,
  { first, next }: Course<G, P>
): void {
  const { agenda } = play.state
  const seats = agenda.length
  for (;;) {
    const before = play.events.length
    let asked = false
    for (let i = 0, seat = first(play.state); i < seats; i++, seat = seat + 1 < seats ? seat + 1 : 0)
      if (agenda[seat]?.length && answerForced(rulesOf, play, seat)) asked = true
    if (asked ? play.events.length === before : !next(play)) return
  }
}
