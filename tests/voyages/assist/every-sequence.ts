/**
 * Brute force over all sequences of bonus actions of a turn, and which open a target: the reference for tests of
 * repairs.
 */
import { Chance } from '../../../shared/engine/chance'
import { voyagesRules } from '../../../shared/games/voyages/rules'
import type { Target } from '../../../shared/games/voyages/assist/targets'
import { baseContent } from '../../../shared/games/voyages/content'
import type { Choice, State } from '../../../shared/games/voyages/types'
import * as every from '../../lib/every-sequence'

const rules = voyagesRules(baseContent)

/** A position that can be reached, and the choices that lead there. */
export type Reached = every.Reached<State, Choice>

const listOf = (state: State, seat: number): readonly Choice[] => every.listOf(rules, state, seat)

const judged: every.SearchedGame<State, Choice> = {
  rules,
  bonus: new Set(['adjust', 'moneyBag', 'completeContract']),
  supply: /^(bazaar|take-5|khans)/,
  answered: new Set(['choose-goods', 'choose-column', 'rewards'])
}

/** All positions that up to `depth` bonus actions reach, and those that one main action on a supply space reaches. */
export const everySequence = (state: State, seat: number, depth: number) =>
  every.everySequence(judged, state, seat, depth)

/** True if the target can be reached from here, found by playing the placement and everything that follows. */
export function isOpen({ state, listed }: Reached, seat: number, target: Target): boolean {
  if (target.kind === 'bonus')
    return listed.some((choice) => JSON.stringify(choice) === JSON.stringify(target.choice))
  const space = target.kind === 'contract' ? 'contracts' : target.kind === 'journey' ? 'travel' : target.space
  const tried = new Set<string>()
  return listed.some((choice) => {
    if (choice.type !== 'place' || choice.space !== space) return false
    if (target.kind === 'space') return true
    const like = `${choice.dice.some(({ colour }) => colour === 'own')} ${choice.value ?? Math.min(...choice.dice.map(({ value }) => value))}`
    if (tried.has(like)) return false
    tried.add(like)
    const after = rules.branch(state)
    rules.play(after, seat, choice, new Chance(() => 0))
    if (target.kind === 'journey') return every.walksTo(rules, standing(seat), after, seat, target.to)
    if (target.kind === 'answer')
      return listOf(after, seat).some((answer) => JSON.stringify(answer) === JSON.stringify(target.choice))
    // The first column is always on offer; if it is the only one it is chosen without a decision.
    if (target.column === 1) return true
    return listOf(after, seat).some((answer) =>
      target.kind === 'column'
        ? answer.type === 'column' && answer.column === target.column
        : answer.type === 'takeContracts' && answer.columns[0] === target.column
    )
  })
}

const standing =
  (seat: number) =>
  ({ seats }: State) => [seats[seat]?.figures, seats[seat]?.stock]

/** True if the target is open in a position, without any bonus action. */
export function isOpenAt(now: State, seat: number, target: Target): boolean {
  const [here] = everySequence(now, seat, 0).byBonus
  return here !== undefined && isOpen(here, seat, target)
}
