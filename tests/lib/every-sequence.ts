/** Every sequence of bonus actions that turn nothing up, by playing them all through the rules: the judge of repairs. */
import { Chance } from '../../shared/engine/chance'
import { all } from '../../shared/engine/choices'
import type { GameEvent, Rules } from '../../shared/engine/rules'
import { copyOf } from '../../shared/engine/visibility'

/** A position and the choices that lead there. */
export interface Reached<State, Choice> {
  readonly state: State
  readonly choices: readonly Choice[]
  /** All that the rules list there. */
  readonly listed: readonly Choice[]
}

/** A game whose turns are searched without any wit. */
export interface Judged<State, Choice> {
  readonly rules: Rules<State, Choice, GameEvent>
  /** Types of bonus actions that may turn nothing up. */
  readonly bonus: ReadonlySet<string>
  /** Spaces that only bring something. */
  readonly supply: RegExp
  /** Questions that are answered in every way; any other one leads elsewhere. */
  readonly answered: ReadonlySet<string>
}

class Uncertain extends Error {}

interface AnyState {
  readonly agenda: readonly (readonly { readonly kind: string }[])[]
}
interface AnyChoice {
  readonly type: string
  readonly space?: string
}

/** What the rules list for a seat. */
export const listOf = <State, Choice>(
  rules: Rules<State, Choice, GameEvent>,
  state: State,
  seat: number
): readonly Choice[] => {
  const own = rules.decisions(state, seat).find((decision) => decision.seat === seat)?.choices
  return own ? all(own) : []
}

/** Plays a choice where it turns nothing up. */
function certain<State, Choice>(
  rules: Rules<State, Choice, GameEvent>,
  state: State,
  seat: number,
  choice: Choice
): State | undefined {
  const after = copyOf(state)
  const chance = new Chance(() => {
    throw new Uncertain()
  })
  try {
    const played = rules.play(after, seat, choice, chance)
    if ('refusal' in played) throw new Error(`refused: ${JSON.stringify(choice)}`)
    return played.events.some((event) => rules.reveals(event)) ? undefined : after
  } catch (error) {
    if (error instanceof Uncertain) return undefined
    throw error
  }
}

/** Everything that up to `depth` bonus actions reach, nothing left out; with it every main action that only brings. */
export function everySequence<State extends AnyState, Choice extends AnyChoice>(
  { rules, bonus, supply, answered: questions }: Judged<State, Choice>,
  state: State,
  seat: number,
  depth: number
) {
  /** The choice with every way of answering what it asks, back in the turn. */
  function answered(before: State, choice: Choice): { state: State; choices: Choice[] }[] {
    const after = certain(rules, before, seat, choice)
    const task = after?.agenda[seat]?.at(-1)?.kind
    if (!after || task === undefined) return []
    if (task === 'turn') return [{ state: after, choices: [choice] }]
    if (!questions.has(task)) return []
    return listOf(rules, after, seat).flatMap((answer) =>
      answered(after, answer).map((then) => ({ ...then, choices: [choice, ...then.choices] }))
    )
  }
  const byBonus: Reached<State, Choice>[] = []
  const bySupply: Reached<State, Choice>[] = []
  const go = (now: State, choices: readonly Choice[], left: number): void => {
    const listed = listOf(rules, now, seat)
    byBonus.push({ state: now, choices, listed })
    if (left === 0) return
    for (const choice of listed)
      if (bonus.has(choice.type))
        for (const then of answered(now, choice)) go(then.state, [...choices, ...then.choices], left - 1)
  }
  go(state, [], depth)
  for (const choice of listOf(rules, state, seat))
    if (choice.type === 'place' && supply.test(choice.space ?? ''))
      for (const then of answered(state, choice))
        bySupply.push({ ...then, listed: listOf(rules, then.state, seat) })
  return { byBonus, bySupply }
}

/** The position after choices that must all be accepted and turn nothing up. */
export function afterAll<State, Choice>(
  rules: Rules<State, Choice, GameEvent>,
  state: State,
  seat: number,
  choices: readonly Choice[]
): State {
  let now = state
  for (const choice of choices) {
    const next = certain(rules, now, seat, choice)
    if (!next) throw new Error(`${JSON.stringify(choice)} turned something up`)
    now = next
  }
  return now
}

/** True if some walk, step by step through the rules, ends in the place. `key`: what tells two positions of it apart. */
export function walksTo<State extends AnyState, Choice extends AnyChoice & { readonly to?: string }>(
  rules: Rules<State, Choice, GameEvent>,
  key: (state: State) => unknown,
  start: State,
  seat: number,
  to: string
): boolean {
  const seen = new Set<string>()
  const walks = (state: State): boolean =>
    listOf(rules, state, seat).some((choice) => {
      if (choice.type !== 'step' || 'post' in choice) return false
      if (choice.to === to) return true
      const after = copyOf(state)
      rules.play(after, seat, choice, new Chance(() => 0))
      const task = after.agenda[seat]?.at(-1)
      const known = JSON.stringify([key(after), task])
      if (task?.kind !== 'move' || seen.has(known)) return false
      seen.add(known)
      return walks(after)
    })
  return walks(start)
}
