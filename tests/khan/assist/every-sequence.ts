/**
 * Brute force over all sequences of bonus actions of a turn, and which open a target: the reference for tests of
 * repairs.
 */
import { Chance } from '../../../shared/engine/chance'
import { rules } from '../../../shared/games/khan'
import type { Target } from '../../../shared/games/khan/assist/targets'
import { baseContent as content } from '../../../shared/games/khan/content'
import type { Choice, State } from '../../../shared/games/khan/types'
import * as every from '../../lib/every-sequence'

/** A position that can be reached, and the choices that lead there. */
export type Reached = every.Reached<State, Choice>

const judged: every.SearchedGame<State, Choice> = {
  rules,
  bonus: new Set([
    'adjust',
    'moneyBag',
    'completeContract',
    'improveSeal',
    'useOutpost',
    'useCityCard',
    'blackDie'
  ]),
  supply: /^(book|khans|guild|special)/,
  answered: new Set(['choose-goods', 'choose-offer', 'choose-reward', 'pick-black', 'rewards', 'take-seal'])
}

/** All positions that up to `depth` bonus actions reach, and those that one main action on a supply space reaches. */
export const everySequence = (state: State, seat: number, depth: number) =>
  every.everySequence(judged, state, seat, depth)

/** Spaces that may lead to the target. */
function spacesOf(target: Target): readonly string[] {
  if (target.kind === 'journey') return content.numbers.travelSpaces.map(({ id }) => id)
  if (target.kind === 'bonus') return []
  if (target.kind === 'space' || target.choice.type === 'takeContracts') return [target.space]
  return target.choice.type === 'offer'
    ? (content.books.find(({ spaces }) => spaces.includes(target.space))?.spaces ?? [])
    : ['guild-seals', 'city-card-07']
}

/**
 * True if the target can be reached from here, found by playing the placement and everything that follows. `known`: results
 * of placements in other positions of the turn, which differ only in dice and stock.
 */
export function isOpen(
  { state, listed }: Reached,
  seat: number,
  target: Target,
  known = new Map<string, boolean>()
): boolean {
  if (target.kind === 'bonus')
    return listed.some((choice) => JSON.stringify(choice) === JSON.stringify(target.choice))
  const spaces = spacesOf(target)
  const stock = state.seats[seat]?.stock
  return listed.some((choice) => {
    if (choice.type !== 'place' || !spaces.includes(choice.space)) return false
    if (target.kind === 'space') return true
    const { dice, value, jade, space } = choice
    const own = dice.some(({ colour }) => colour === 'own')
    const lowest = value ?? Math.min(...dice.map((die) => die.value))
    const like = JSON.stringify([space, own, lowest, jade, stock])
    const open = known.get(like) ?? leadsOn(state, seat, target, choice)
    known.set(like, open)
    return open
  })
}

/** True if the target can follow this placement. */
function leadsOn(state: State, seat: number, target: Target, choice: Choice): boolean {
  const after = rules.branch(state)
  rules.play(after, seat, choice, new Chance(() => 0))
  if (target.kind === 'journey')
    return every.walksTo(
      rules,
      ({ seats }) => [seats[seat]?.figures, seats[seat]?.stock],
      after,
      seat,
      target.to
    )
  if (target.kind !== 'opened') return false
  // A decision with only one answer is not asked for.
  if (!isDone(state, seat, target.choice) && isDone(after, seat, target.choice)) return true
  return every
    .listOf(rules, after, seat)
    .some((answer) => JSON.stringify(answer) === JSON.stringify(target.choice))
}

/** True if the choice that the decision would have needed has happened already, except for the room that it needs. */
function isDone({ agenda, seats }: State, seat: number, choice: Choice): boolean {
  const me = seats[seat]
  if (choice.type === 'takeSeal') return me?.seals.includes(choice.seal) ?? false
  if (choice.type !== 'takeContracts') return false
  const task = agenda[seat]?.at(-1)
  const coming = task?.kind === 'discard-contract' ? task.contracts : []
  return choice.contracts.every((id) => me?.contracts.includes(id) || coming.includes(id))
}

/** True if the target is open in a position, without any bonus action. */
export function isOpenAt(now: State, seat: number, target: Target): boolean {
  const [here] = everySequence(now, seat, 0).byBonus
  return here !== undefined && isOpen(here, seat, target)
}
