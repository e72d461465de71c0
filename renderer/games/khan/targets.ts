/**
 * What can be done now and why not (T-02 to T-04). Nothing here is a rule: every answer is asked of the rules,
 * on this seat's own view, so what is lit is what the rules list.
 */
import { computed } from 'vue'
import type { Refusal } from '../../../shared/engine/rules'
import { diceCounts, occupiedPrice, placingCost } from '../../../shared/games/khan/spaces'
import { TurnChoices } from '../../../shared/games/khan/turn'
import { missing } from '../../../shared/games/khan/stock'
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
   * Something that a placement opens: an offer, a seal, a contract of a city. Its own status while it is asked about, else the
   * placement's, then its own under the question that the placement would ask.
   */
  readonly opened: (space: SpaceId, choice: Opened, least?: number) => Status
  /** Coins for the chosen dice; on an occupied space without chosen dice undefined, where free 0. */
  readonly price: (space: SpaceId) => number | undefined
  /** All that placing the chosen dice costs. */
  readonly cost: (space: SpaceId, lowest: number) => Bundle
  /**
   * Indices of the cheapest dice for a space, with the chosen ones among them; with a lowest value of at least `least`. For a
   * Travel space those that go farthest: its steps are what it is for.
   */
  readonly propose: (space: SpaceId, least?: number) => readonly number[] | undefined
  /** The chosen dice as they would be placed; dice without a value get one that the rules accept. */
  readonly placement: (space: SpaceId, least?: number) => ChoiceOf<'place'>
  /** The least value of a placement. */
  readonly lowestOf: (placement: ChoiceOf<'place'>) => number
  /** How many dice a space takes of this seat, the fewest first. */
  readonly counts: (space: SpaceId) => readonly number[]
  readonly choice: (choice: Choice) => Status
}

/** Bonus actions that something may help to. */
const repairable: ReadonlySet<string> = new Set([
  'completeContract',
  'improveSeal',
  'blackDie',
  'reroll',
  'adjust'
])
const idle: Status = { light: 'idle' }

export function targetsFor(facts: Facts, selection: Selection, remedies: Remedies): Targets {
  const { view, own, me, task, content, refusal, refusalAt } = facts
  const table = useTable()
  const { turn, placing, refusedAt, asked, once } = turnStatus<Target>({
    ...{ view, own, me, task, selection, remedies }
  })
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

  /** These dice as they would be placed: those without a value as chosen, else as low as the price asks or as high as it goes. */
  function placed(id: SpaceId, dice: readonly Die[], least = 1): ChoiceOf<'place'> {
    if (dice.every((die) => die.value > 0) || selection.value.value > 0) return selection.placement(id, dice)
    const values = [1, 2, 3, 4, 5, 6].filter(
      (value) => value >= least && !refusal(selection.placement(id, dice, value))
    )
    const isDear = id === 'khans-favor' || priceAt(id, 6) > 0
    return selection.placement(id, dice, (isDear ? values[0] : values.at(-1)) ?? least)
  }
  const place = (id: SpaceId, dice: readonly Die[], least = 1): Refusal | undefined =>
    refusal(placed(id, dice, least))

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
            !place(id, dice, least)
        )
        if (found) return found
      }
    }
    return undefined
  }

  /** Why no dice in hand will do: what the rules say of the highest ones. */
  function hopeless(id: SpaceId, least = 1): Refusal | undefined {
    const highest = [...own.value.dice].sort((a, b) => b.value - a.value).slice(0, counts(id)[0] ?? 1)
    return place(id, highest, least)
  }

  /** The money bag takes one die, as a bonus action. */
  function moneyBag(): Status {
    if (!turn.value) return idle
    const [die, more] = selection.chosen.value
    if (die && !more) return asked(refusal({ type: 'moneyBag', die }))
    return own.value.dice.length > 0 ? { light: 'possible' } : idle
  }

  function space(id: SpaceId): Status {
    if (id === 'money-bag') return moneyBag()
    if (!placing.value) return idle
    const target: Target = { kind: 'space', space: id }
    const chosen = selection.chosen.value
    if (chosen.length === 0)
      return open.value.has(id) ? { light: 'possible' } : { ...refusedAt(target, hopeless(id)), atRest: true }
    const refused = place(id, chosen)
    if (!refused) return asked(undefined, target, priceAt(id, lowestOf(placed(id, chosen))))
    return chosen.length < (counts(id).at(-1) ?? 1) && open.value.has(id) && propose(id)
      ? { light: 'possible', refusal: refused }
      : refusedAt(target, refused)
  }

  function opened(id: SpaceId, choice: Opened, least = 1): Status {
    const whole = space(id)
    if (whole.light === 'idle') return idle
    const target: Target = { kind: 'opened', space: id, choice }
    const dice = selection.chosen.value
    const refused = leadsNot(target, whole.light === 'legal' ? lowestOf(placed(id, dice, least)) : undefined)
    const atRest = dice.length === 0 && { atRest: true as const }
    if (refused && whole.light !== 'refused') return { ...refusedAt(target, refused), ...atRest }
    if (whole.light === 'refused') return { ...whole, ...refusedAt(target, whole.refusal) }
    if (whole.light !== 'possible' || propose(id, least)) return whole
    return { ...refusedAt(target, whole.refusal ?? hopeless(id, least)), ...atRest }
  }

  /** Why dice with this lowest value do not lead to an answer, their price paid; of no dice yet, why not even a 6 would. */
  function leadsNot(target: Target & { readonly kind: 'opened' }, lowest?: number): Refusal | undefined {
    const { space: id, choice } = target
    const rules = table.game?.rules
    return lowest === undefined || !rules
      ? refusalAt(questionOf(content, id, choice, 6), choice)
      : openedRefusal({ rules, content }, view.value, me.value, target, lowest)
  }

  return {
    turn,
    placing,
    space: (id) => once(id, () => space(id)),
    opened: (id, choice, least) => {
      const { kind } = questionOf(content, id, choice, 6)
      const now = task.value
      return once(`${id} ${JSON.stringify(choice)}`, () =>
        now?.kind === kind
          ? 'space' in now && now.space !== id
            ? idle
            : asked(refusal(choice))
          : opened(id, choice, least)
      )
    },
    price: (id) => {
      if (priceAt(id, 6) === 0) return 0
      const dice = selection.chosen.value
      return dice.length === 0 ? undefined : priceAt(id, lowestOf(placed(id, dice)))
    },
    cost,
    propose,
    placement: (id, least) => placed(id, selection.chosen.value, least),
    lowestOf,
    counts,
    choice: (choice) => {
      if (!task.value) return idle
      const refused = refusal(choice)
      const repairs = repairable.has(choice.type) && refused?.code !== 'not-offered'
      return asked(refused, repairs ? { kind: 'bonus', choice } : undefined)
    }
  }
}

/** True where a cost can be paid from this stock. */
export const canPay = (stock: Parameters<typeof missing>[0], cost: Bundle): boolean => !missing(stock, cost)
