/** What no sensible player of Voyages does. */
import { all, type ChoiceSet } from '../../../shared/engine/choices'
import { Chance, quick } from '../../../shared/engine/chance'
import { baseContent } from '../../../shared/games/voyages/content'
import { endPoints, goalPoints } from '../../../shared/games/voyages/scoring'
import { seatOf, totalPoints } from '../../../shared/games/voyages/seats'
import type { Bundle, Choice, ContractId, State } from '../../../shared/games/voyages/types'
import type { Chosen, Silly } from './run'

export const sillyInVoyages: Silly = (chosen) => {
  const choice = chosen.choice as Choice
  switch (choice.type) {
    case 'endTurn':
      return leftContract(chosen) ?? leftPoints(chosen)
    case 'discard':
      return worseContract(chosen, choice.contract)
    case 'moneyBag':
      return wastedDie(chosen)
    default:
      return undefined
  }
}

const listedChoices = ({ rules, state, seat }: Chosen): readonly Choice[] => {
  const asked = rules.decisions(state, seat).find((one) => one.seat === seat)
  return asked?.choices ? all(asked.choices as ChoiceSet<Choice>) : []
}

/** Rewards that nobody minds. */
const harmless: readonly string[] = ['coin', 'camel', 'pepper', 'silk', 'gold', 'vp']

/** A payable contract left with the last die gone, though no other contract in hand needs what it costs. */
function leftContract(chosen: Chosen): string | undefined {
  const state = chosen.state as State
  const { contracts, stock, dice } = seatOf(state, chosen.seat)
  if (dice.length > 0) return undefined
  for (const choice of listedChoices(chosen)) {
    if (choice.type !== 'completeContract') continue
    const { cost, reward, vp } = baseContent.contract(choice.contract)
    if (vp < 1 || !Object.keys(reward).every((item) => harmless.includes(item))) continue
    const others = contracts.filter((other) => other !== choice.contract)
    const left = (item: keyof Bundle): number => (stock[item as keyof typeof stock] ?? 0) - (cost[item] ?? 0)
    const needed = others.some((other) =>
      Object.entries(baseContent.contract(other).cost).some(([item, n = 0]) => left(item as keyof Bundle) < n)
    )
    if (!needed) return `left ${choice.contract} payable`
  }
  return undefined
}

/** What the seat would have if the game were scored now. */
function scored(state: State, seat: number): number {
  const me = seatOf(state, seat)
  const sum = totalPoints(me) + goalPoints(baseContent, me.posts, me.goals.cards ?? [])
  return Object.values(endPoints(baseContent, state, seat)).reduce((all, points) => all + points, sum)
}

/** The seat's last turn: no listed bonus action, answered in any way, may bring points at once. */
function leftPoints(chosen: Chosen): string | undefined {
  const { rules, state, seat } = chosen
  const table = state as State
  if (table.round < baseContent.numbers.rounds || seatOf(table, seat).dice.length > 0) return undefined
  const before = scored(table, seat)
  for (const choice of listedChoices(chosen)) {
    if (choice.type !== 'completeContract') continue
    const gained = bestScore(chosen, choice) - before
    if (gained > 0) return `left ${gained} points of ${choice.contract} in the last turn`
  }
  return undefined

  function bestScore({ seat: who }: Chosen, choice: Choice): number {
    let front = [rules.copy(state) as State]
    rules.play(front[0], who, choice, new Chance(quick(1)))
    let best = -Infinity
    for (let depth = 0; depth < 4 && front.length > 0; depth++) {
      const next: State[] = []
      for (const one of front) {
        const asked = rules.decisions(one, who).find((other) => other.seat === who)
        if (!asked?.choices || asked.task === 'turn') {
          best = Math.max(best, scored(one, who))
          continue
        }
        for (const answer of all(asked.choices as ChoiceSet<Choice>).slice(0, 30)) {
          const copy = rules.copy(one) as State
          rules.play(copy, who, answer, new Chance(quick(1)))
          next.push(copy)
        }
      }
      front = next.slice(0, 200)
    }
    return best
  }
}

const pricedRoughly = (contract: ContractId): number => {
  const { vp, reward } = baseContent.contract(contract)
  const prices: Readonly<Record<string, number>> = { coin: 0.28, camel: 0.6, pepper: 0.7, silk: 1, gold: 1.4 }
  return Object.entries(reward).reduce((sum, [item, n = 0]) => sum + n * (prices[item] ?? 2), vp)
}

/** A payable contract discarded where the other one is neither payable nor better. */
function worseContract({ state, seat }: Chosen, contract: ContractId): string | undefined {
  const { contracts, stock } = seatOf(state as State, seat)
  const payable = (id: ContractId): boolean =>
    Object.entries(baseContent.contract(id).cost).every(
      ([item, n = 0]) => stock[item as keyof typeof stock] >= n
    )
  if (!payable(contract)) return undefined
  const worse = contracts.find((other) => !payable(other) && pricedRoughly(other) <= pricedRoughly(contract))
  return worse && `discarded ${contract}, payable, and kept ${worse}`
}

/** The last die in hand for the purse, where a city card would give points for it and ask for nothing. */
function wastedDie(chosen: Chosen): string | undefined {
  const state = chosen.state as State
  const me = seatOf(state, chosen.seat)
  if (me.dice.length !== 1 || state.turn.mainDone) return undefined
  for (const choice of listedChoices(chosen)) {
    if (choice.type !== 'place') continue
    const effect = baseContent.findCityCard(choice.space)?.effect
    if (effect?.kind !== 'perCount' || !effect.reward.vp) continue
    const count = effect.count === 'posts' ? me.posts.length : me.completed.length
    if (Math.min(count, choice.value ?? me.dice[0]?.value ?? 0) * effect.reward.vp >= 2)
      return `a die for the purse, and ${choice.space} was open`
  }
  return undefined
}
