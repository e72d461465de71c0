/** Quick answers of a sensible player, for simulated games. */
import type { Source } from '../../engine/chance'
import type { ChoiceSet } from '../../engine/choices'
import type { Decision, Seat } from '../../engine/rules'
import { isOf } from './look'

/** A question with its possible answers; `source` draws between answers that are equally good. */
export interface OpenQuestion<Content, State, Choice> {
  readonly content: Content
  readonly state: State
  readonly seat: Seat
  readonly choices: ChoiceSet<Choice>
  readonly source: Source
}

/**
 * A sensible player of one game, from its answers by kind of task; a task without an entry gets a random answer.
 * Returns undefined where a main action is to be chosen: there the simulation compares a few.
 */
export const sensiblePlayer =
  <Content, State, Choice>(
    byTask: Readonly<
      Partial<Record<string, (question: OpenQuestion<Content, State, Choice>) => Choice | undefined>>
    >
  ) =>
  (
    content: Content,
    state: State,
    seat: Seat,
    { task, choices }: Decision<Choice>,
    source: Source
  ): Choice | undefined => {
    if (!choices) return undefined
    const count = choices.count()
    if (count === 1) return choices.nth(0)
    const answer = byTask[task]
    return answer ? answer({ content, state, seat, choices, source }) : choices.nth(source(count))
  }

interface Typed {
  readonly type: string
}

/** Completes contracts at once, and ends the turn after the main action; undefined where a main action is to be chosen. */
export function likelyInTurn<Choice extends Typed>(
  { mainDone }: { readonly mainDone: boolean },
  choices: ChoiceSet<Choice>,
  alsoAtOnce: (choice: Choice) => boolean = () => false
): Choice | undefined {
  const count = choices.count()
  let end: Choice | undefined
  // Choices other than placements are listed first.
  for (let at = 0; at < count; at++) {
    const choice = choices.nth(at)
    if (isOf(choice, 'completeContract') || alsoAtOnce(choice)) return choice
    if (isOf(choice, 'endTurn')) end = choice
    if (isOf(choice, 'place')) break
  }
  return mainDone ? end : undefined
}

/** A random answer other than `stop`. */
export function anyButStop<Choice extends Typed>(choices: ChoiceSet<Choice>, source: Source): Choice {
  const last = choices.count() - 1
  return choices.nth(source(isOf(choices.nth(last), 'stop') ? last : last + 1))
}

/** The last way to use a card: as often as possible. */
export function likelyTrade<Choice extends Typed>(choices: ChoiceSet<Choice>): Choice {
  const count = choices.count()
  const last = choices.nth(count - 1)
  return isOf(last, 'stop') ? choices.nth(count - 2) : last
}

/**
 * A step into a wanted place if one is adjacent, else any step. With a figure in a wanted place it stops two times in
 * three.
 */
export function likelyStep<Choice extends Typed>(
  choices: ChoiceSet<Choice>,
  figures: readonly string[],
  wanted: (place: string) => boolean,
  source: Source
): Choice {
  const count = choices.count()
  const last = choices.nth(count - 1)
  if (isOf(last, 'stop') && figures.some(wanted) && source(3) > 0) return last
  const good: Choice[] = []
  const steps: Choice[] = []
  for (let at = 0; at < count; at++) {
    const choice = choices.nth(at)
    if (!isOf(choice, 'step')) continue
    steps.push(choice)
    if (wanted(choice.to)) good.push(choice)
  }
  const from = good.length > 0 ? good : steps
  return from[source(from.length)] ?? last
}
