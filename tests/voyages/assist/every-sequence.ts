/** Every sequence of bonus actions that turn nothing up, by playing them all through the rules: the judge of repairs. */
import { all } from '../../../shared/engine/choices'
import { Chance } from '../../../shared/engine/chance'
import { copyOf } from '../../../shared/engine/visibility'
import { voyagesRules } from '../../../shared/games/voyages/rules'
import type { Target } from '../../../shared/games/voyages/assist/targets'
import { baseContent } from '../../../shared/games/voyages/content'
import type { Choice, State } from '../../../shared/games/voyages/types'

const rules = voyagesRules(baseContent)

/** A position and the choices that lead there. */
export interface Reached {
  readonly state: State
  readonly choices: readonly Choice[]
  /** All that the rules list there. */
  readonly listed: readonly Choice[]
}

class Uncertain extends Error {}

const listOf = (state: State, seat: number): readonly Choice[] => {
  const own = rules.decisions(state, seat).find((decision) => decision.seat === seat)?.choices
  return own ? all(own) : []
}

/** Plays a choice where it turns nothing up. */
function certain(state: State, seat: number, choice: Choice): State | undefined {
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

/** The choice with every way of answering what it asks, back in the turn; other questions than these lead elsewhere. */
function answered(state: State, seat: number, choice: Choice): { state: State; choices: Choice[] }[] {
  const after = certain(state, seat, choice)
  const task = after?.agenda[seat]?.at(-1)?.kind
  if (!after || task === undefined) return []
  if (task === 'turn') return [{ state: after, choices: [choice] }]
  if (task !== 'choose-goods' && task !== 'choose-column' && task !== 'rewards') return []
  return listOf(after, seat).flatMap((answer) =>
    answered(after, seat, answer).map((then) => ({ ...then, choices: [choice, ...then.choices] }))
  )
}

const bonus: ReadonlySet<string> = new Set(['adjust', 'moneyBag', 'completeContract'])
const supply = /^(bazaar|take-5|khans)/

/** Everything that up to `depth` bonus actions reach, nothing left out; with it every main action that only brings. */
export function everySequence(state: State, seat: number, depth: number) {
  const byBonus: Reached[] = []
  const bySupply: Reached[] = []
  const go = (now: State, choices: readonly Choice[], left: number): void => {
    const listed = listOf(now, seat)
    byBonus.push({ state: now, choices, listed })
    if (left === 0) return
    for (const choice of listed)
      if (bonus.has(choice.type))
        for (const then of answered(now, seat, choice))
          go(then.state, [...choices, ...then.choices], left - 1)
  }
  go(state, [], depth)
  for (const choice of listOf(state, seat))
    if (choice.type === 'place' && supply.test(choice.space))
      for (const then of answered(state, seat, choice))
        bySupply.push({ ...then, listed: listOf(then.state, seat) })
  return { byBonus, bySupply }
}

/** True if the rules let the target happen from here, by carrying the placement and all that follows out. */
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
    const after = copyOf(state)
    rules.play(after, seat, choice, new Chance(() => 0))
    if (target.kind === 'journey') return walksTo(after, seat, target.to)
    if (target.kind === 'answer')
      return listOf(after, seat).some((answer) => JSON.stringify(answer) === JSON.stringify(target.choice))
    // The first column is always among those on offer; where it is the only one it is settled without asking.
    if (target.column === 1) return true
    return listOf(after, seat).some((answer) =>
      target.kind === 'column'
        ? answer.type === 'column' && answer.column === target.column
        : answer.type === 'takeContracts' && answer.columns[0] === target.column
    )
  })
}

/** True if some walk, step by step through the rules, ends in the place. */
function walksTo(state: State, seat: number, to: string, seen = new Set<string>()): boolean {
  for (const choice of listOf(state, seat)) {
    if (choice.type !== 'step' || choice.post) continue
    if (choice.to === to) return true
    const after = copyOf(state)
    rules.play(after, seat, choice, new Chance(() => 0))
    const task = after.agenda[seat]?.at(-1)
    const key = JSON.stringify([after.seats[seat]?.figures, after.seats[seat]?.stock, task])
    if (task?.kind !== 'move' || seen.has(key)) continue
    seen.add(key)
    if (walksTo(after, seat, to, seen)) return true
  }
  return false
}
