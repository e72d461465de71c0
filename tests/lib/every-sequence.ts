/**
 * Brute force over all sequences of bonus actions that reveal nothing hidden, played through the rules: the reference
 * that repairs are tested against.
 */
import { Chance } from '../../shared/engine/chance'
import { all } from '../../shared/engine/choices'
import type { GameEvent, Rules } from '../../shared/engine/rules'

/** A position that can be reached, and the choices that lead there. */
export interface Reached<State, Choice> {
  readonly state: State
  readonly choices: readonly Choice[]
  /** The legal choices there. */
  readonly listed: readonly Choice[]
}

/** How the turns of a game are searched by brute force. */
export interface SearchedGame<State, Choice> {
  readonly rules: Rules<State, Choice, GameEvent>
  /** The types of bonus actions to try. */
  readonly bonus: ReadonlySet<string>
  /** Ids of the action spaces that only give something. */
  readonly supply: RegExp
  /** Kinds of decisions to answer in every possible way; a sequence that leads to any other kind is dropped. */
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

/** The legal choices of a seat. */
export const listOf = <State, Choice>(
  rules: Rules<State, Choice, GameEvent>,
  state: State,
  seat: number
): readonly Choice[] => {
  const own = rules.decisions(state, seat).find((decision) => decision.seat === seat)?.choices
  return own ? all(own) : []
}

/** The position after a choice; undefined if the choice draws from chance or reveals something hidden. */
function certain<State, Choice>(
  rules: Rules<State, Choice, GameEvent>,
  state: State,
  seat: number,
  choice: Choice
): State | undefined {
  const after = rules.branch(state)
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

/** All positions that up to `depth` bonus actions reach, and those that one main action on a supply space reaches. */
export function everySequence<State extends AnyState, Choice extends AnyChoice>(
  { rules, bonus, supply, answered: questions }: SearchedGame<State, Choice>,
  state: State,
  seat: number,
  depth: number
) {
  /** The positions back in the turn after a choice, one for each way of making the decisions that it leads to. */
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

/** The position after these choices, which must all be legal and reveal nothing hidden. */
export function afterAll<State, Choice>(
  rules: Rules<State, Choice, GameEvent>,
  state: State,
  seat: number,
  choices: readonly Choice[]
): State {
  let now = state
  for (const choice of choices) {
    const next = certain(rules, now, seat, choice)
    if (!next) throw new Error(`${JSON.stringify(choice)} revealed something hidden`)
    now = next
  }
  return now
}

/**
 * True if some sequence of legal steps ends in the place `to`. `key`: the part of a state that the search has to
 * compare.
 */
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
      const after = rules.branch(state)
      rules.play(after, seat, choice, new Chance(() => 0))
      const task = after.agenda[seat]?.at(-1)
      const known = JSON.stringify([key(after), task])
      if (task?.kind !== 'move' || seen.has(known)) return false
      seen.add(known)
      return walks(after)
    })
  return walks(start)
}
