/**
 * What can be done now and why not (T-02 to T-04). Nothing here is a rule: every answer comes from the rules applied to
 * this seat's own view, so that what is highlighted is what they allow.
 */
import { computed } from 'vue'
import type { Refusal } from '../../../shared/engine/rules'
import { diceCounts, occupiedPrice, placingCost } from '../../../shared/games/khan/spaces'
import { TurnChoices } from '../../../shared/games/khan/turn'
import {
  openedRefusal,
  questionOf,
  type Opened,
  type Target
} from '../../../shared/games/khan/assist/targets'
import type { Bundle, Choice, ChoiceOf, Die, SpaceId } from '../../../shared/games/khan/types'
import { cheapestDice } from '../../../shared/polo/assist/dice-sets'
import type { Selection } from '../../polo/selection'
import type { Status } from '../../polo/status'
import { turnStatus, type TurnStatus } from '../../polo/turn-status'
import { useTable } from '../../stores/table'
import type { Remedies } from './assist/remedies'
import type { Facts } from './facts'

export interface Targets extends Pick<TurnStatus<Target>, 'turn' | 'placing'> {
  readonly space: (space: SpaceId) => Status
  /**
   * The status of something that a placement opens: an offer, a seal, a contract of a city. While the question is open,
   * its own; otherwise first that of the placement, then its own under the question that the placement would open.
   */
  readonly afterPlacing: (space: SpaceId, choice: Opened, least?: number) => Status
  /** Coins to pay for the chosen dice: 0 on a free space, undefined on an occupied one while no dice are chosen. */
  readonly price: (space: SpaceId) => number | undefined
  /** The whole cost of placing dice with this lowest value. */
  readonly cost: (space: SpaceId, lowest: number) => Bundle
  /**
   * Indices of the cheapest dice for a space that include the chosen ones and have a lowest value of at least `least`.
   * For a Travel space it prefers those that go farthest, because the steps are what it is for.
   */
  readonly propose: (space: SpaceId, least?: number) => readonly number[] | undefined
  /** The placement of the chosen dice; dice without a value get one that the rules accept. */
  readonly placement: (space: SpaceId, least?: number) => ChoiceOf<'place'>
  /** The lowest value of a placement. */
  readonly lowestOf: (placement: ChoiceOf<'place'>) => number
  /** The numbers of dice that a space may take from this seat, the lowest first. */
  readonly counts: (space: SpaceId) => readonly number[]
  readonly choice: (choice: Choice) => Status
}

/** Types of bonus actions for which remedies are searched. */
const repairable: ReadonlySet<string> = new Set([
  'completeContract',
  'improveSeal',
  'blackDie',
  'reroll',
  'adjust',
  'useCityCard'
])
/** Refusals against which nothing helps. */
const final: ReadonlySet<string> = new Set(['not-offered', 'no-such-card', 'card-used'])
const idle: Status = { light: 'idle' }

export function targetsFor(facts: Facts, selection: Selection, remedies: Remedies): Targets {
  const { view, own, me, task, content, refusal, refusalAt } = facts
  const table = useTable()
  const { turn, placing, refusedAt, statusOf, memoise } = turnStatus<Target>(facts, selection, remedies)
  const open = computed(() => {
    const set = turn.value ? table.choices : undefined
    return new Set(set instanceof TurnChoices ? set.openSpaces.map((place) => place.space) : [])
  })
  const counts = (id: SpaceId): readonly number[] =>
    [...diceCounts(content, view.value, me.value, id)].sort((a, b) => a - b)

  const lowestOf = ({ dice, value }: ChoiceOf<'place'>): number =>
    Math.min(...dice.map((die) => die.value || (value ?? 6)))
  const priceAt = (id: SpaceId, lowest: number): number => {
    const space = content.findSpace(id)
    return space ? occupiedPrice(content, view.value, me.value, space, lowest) : 0
  }
  const cost = (id: SpaceId, lowest: number): Bundle => {
    const space = content.findSpace(id)
    return space ? placingCost(content, view.value, me.value, space, lowest) : {}
  }

  /**
   * The placement of these dice. Those without a value get the chosen one; else, on Khan's Favor or an occupied space,
   * the lowest one that the rules accept, elsewhere the highest.
   */
  function placementOf(id: SpaceId, dice: readonly Die[], least = 1): ChoiceOf<'place'> {
    if (dice.every((die) => die.value > 0) || selection.value.value > 0) return selection.placement(id, dice)
    const values = [1, 2, 3, 4, 5, 6].filter(
      (value) => value >= least && !refusal(selection.placement(id, dice, value))
    )
    const lowIsBetter = id === 'khans-favor' || priceAt(id, 6) > 0
    return selection.placement(id, dice, (lowIsBetter ? values[0] : values.at(-1)) ?? least)
  }
  const placeRefusal = (id: SpaceId, dice: readonly Die[], least = 1): Refusal | undefined =>
    refusal(placementOf(id, dice, least))

  function propose(id: SpaceId, least = 1): readonly number[] | undefined {
    const fixed = selection.dice.value
    if (!placing.value) return undefined
    const farthest = content.findSpace(id)?.travel?.steps ?? least
    for (const needs of counts(id)) {
      if (fixed.length > needs) continue
      for (let lowest = Math.max(least, farthest); lowest >= least; lowest--) {
        const found = cheapestDice(
          own.value.dice,
          needs,
          (dice, set) =>
            fixed.every((index) => set.includes(index)) &&
            Math.min(...dice.map((die) => die.value || selection.value.value || 6)) >= lowest &&
            !placeRefusal(id, dice, least)
        )
        if (found) return found
      }
    }
    return undefined
  }

  /** Why no dice in hand will do: the refusal of the highest ones. */
  function refusalOfHighest(id: SpaceId, least = 1): Refusal | undefined {
    const highest = [...own.value.dice].sort((a, b) => b.value - a.value).slice(0, counts(id)[0] ?? 1)
    return placeRefusal(id, highest, least)
  }

  /** The money bag takes one die, as a bonus action. */
  function moneyBag(): Status {
    if (!turn.value) return idle
    const [die, more] = selection.chosen.value
    if (die && !more) return statusOf(refusal({ type: 'moneyBag', die }))
    return own.value.dice.length > 0 ? { light: 'possible' } : idle
  }

  const space = (id: SpaceId): Status => memoise(id, () => spaceStatus(id))
  function spaceStatus(id: SpaceId): Status {
    if (id === 'money-bag') return moneyBag()
    if (!placing.value) return idle
    const target: Target = { kind: 'space', space: id }
    const chosen = selection.chosen.value
    if (chosen.length === 0)
      return open.value.has(id)
        ? { light: 'possible' }
        : { ...refusedAt(target, refusalOfHighest(id)), atRest: true }
    const refused = placeRefusal(id, chosen)
    if (!refused) return statusOf(undefined, target, priceAt(id, lowestOf(placementOf(id, chosen))))
    return chosen.length < (counts(id).at(-1) ?? 1) && open.value.has(id) && propose(id)
      ? { light: 'possible', refusal: refused }
      : refusedAt(target, refused)
  }

  function afterPlacing(id: SpaceId, choice: Opened, least = 1): Status {
    const whole = space(id)
    if (whole.light === 'idle') return idle
    const target: Target = { kind: 'opened', space: id, choice }
    const dice = selection.chosen.value
    const refused = whyNotAnswered(
      target,
      whole.light === 'legal' ? lowestOf(placementOf(id, dice, least)) : undefined
    )
    const atRest = dice.length === 0 && { atRest: true as const }
    if (refused && whole.light !== 'refused') return { ...refusedAt(target, refused), ...atRest }
    if (whole.light === 'refused') return { ...whole, ...refusedAt(target, whole.refusal) }
    if (whole.light !== 'possible' || propose(id, least)) return whole
    return { ...refusedAt(target, whole.refusal ?? refusalOfHighest(id, least)), ...atRest }
  }

  /** Why dice with this lowest value, once paid for, do not lead to an answer; without dice, why even a 6 would not. */
  function whyNotAnswered(
    target: Target & { readonly kind: 'opened' },
    lowest?: number
  ): Refusal | undefined {
    const { space: id, choice } = target
    const rules = table.game?.rules
    return lowest === undefined || !rules
      ? refusalAt(questionOf(content, id, choice, 6), choice)
      : openedRefusal({ rules, content }, view.value, me.value, target, lowest)
  }

  return {
    turn,
    placing,
    space,
    afterPlacing: (id, choice, least) => {
      const { kind } = questionOf(content, id, choice, 6)
      const now = task.value
      return memoise(`${id} ${JSON.stringify(choice)}`, () =>
        now?.kind === kind
          ? 'space' in now && now.space !== id
            ? idle
            : statusOf(refusal(choice))
          : afterPlacing(id, choice, least)
      )
    },
    price: (id) => {
      if (priceAt(id, 6) === 0) return 0
      const dice = selection.chosen.value
      return dice.length === 0 ? undefined : priceAt(id, lowestOf(placementOf(id, dice)))
    },
    cost,
    propose,
    placement: (id, least) => placementOf(id, selection.chosen.value, least),
    lowestOf,
    counts,
    choice: (choice) => {
      if (!task.value) return idle
      const refused = refusal(choice)
      const repairs = repairable.has(choice.type) && !final.has(refused?.code ?? '')
      return statusOf(refused, repairs ? { kind: 'bonus', choice } : undefined)
    }
  }
}
