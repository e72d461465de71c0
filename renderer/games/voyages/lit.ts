/**
 * What can be done now and why not (T-02 to T-04). Nothing here is a rule: every answer is asked of the rules,
 * on this seat's own view, so what is lit is what the rules list.
 */
import { computed, type ComputedRef } from 'vue'
import type { Refusal } from '../../../shared/engine/rules'
import { cheapestDice, lowestOf } from '../../../shared/games/voyages/assist/dice-sets'
import type { Target } from '../../../shared/games/voyages/assist/targets'
import { diceNeeded, diceOn, occupiedPrice } from '../../../shared/games/voyages/spaces'
import { TurnChoices } from '../../../shared/games/voyages/turn'
import {
  bazaars,
  type BazaarId,
  type Choice,
  type Die,
  type SpaceId,
  type Task
} from '../../../shared/games/voyages/types'
import { useTable } from '../../stores/table'
import type { Remedy } from '../../stores/table-types'
import type { Mending } from './assist/mend'
import type { Facts } from './desk'
import type { Selection } from './selection'

/** `legal`: one click does it. `possible`: a click proposes dice for it. */
export type Light = 'idle' | 'possible' | 'legal' | 'refused'
export interface Status {
  readonly light: Light
  readonly refusal?: Refusal | undefined
  /** What helps against the refusal; looked for when it is called. */
  readonly remedy?: (() => Remedy) | undefined
}

export interface Lighting {
  /** The turn's question is open here; and its main action is still to be done. */
  readonly turn: ComputedRef<boolean>
  readonly placing: ComputedRef<boolean>
  readonly space: (space: SpaceId) => Status
  readonly column: (space: BazaarId, column: number) => Status
  readonly contract: (column: number) => Status
  /** Coins that placing the chosen dice costs; on an occupied space without chosen dice undefined, where free 0. */
  readonly price: (space: SpaceId) => number | undefined
  /** Indices of the cheapest dice for a space, with the chosen ones among them; with a lowest value of at least `least`. */
  readonly propose: (space: SpaceId, least?: number) => readonly number[] | undefined
  /** Value for dice without one: the chosen value, or the highest below it that the rules accept. */
  readonly valueFor: (space: SpaceId, dice: readonly Die[], least?: number) => number | undefined
  /** True if a placement on this stall asks for the column afterwards. */
  readonly asksColumn: (space: BazaarId, lowest: number) => boolean
  readonly choice: (choice: Choice) => Status
}

/** Bonus actions that something may help to; the end of the turn is no aim. */
const mendable: ReadonlySet<string> = new Set(['completeContract', 'blackDie', 'reroll', 'adjust'])
const idle: Status = { light: 'idle' }
const legal: Status = { light: 'legal' }

export function lighting(facts: Facts, selection: Selection, mend: Mending): Lighting {
  const { view, own, me, task, content, refusal, refusalAt } = facts
  const table = useTable()
  const turn = computed(() => task.value?.kind === 'turn')
  const placing = computed(() => turn.value && !view.value.turn.mainDone && own.value.dice.length > 0)
  const open = computed(() => {
    const set = turn.value ? table.choices : undefined
    return new Set(set instanceof TurnChoices ? set.places.map((place) => place.space) : [])
  })

  const refusedAt = (target: Target | undefined, refusal: Refusal | undefined): Status => ({
    light: 'refused',
    refusal,
    ...(target && refusal && turn.value && { remedy: () => mend.remedy(target, refusal) })
  })
  const asked = (refusal: Refusal | undefined, target?: Target): Status =>
    refusal ? refusedAt(target, refusal) : legal

  function valueFor(space: SpaceId, dice: readonly Die[], least = 1): number | undefined {
    for (let value = Math.max(least, selection.value.value); value >= least; value--)
      if (!refusal(selection.placement(space, dice, value))) return value
    return undefined
  }

  function place(space: SpaceId, dice: readonly Die[], least = 1): Refusal | undefined {
    if (!dice.some((die) => die.value === 0)) return refusal(selection.placement(space, dice))
    const value = valueFor(space, dice, least)
    return refusal(selection.placement(space, dice, value ?? selection.value.value))
  }

  function propose(space: SpaceId, least = 1): readonly number[] | undefined {
    const needs = diceNeeded(content, space)
    const hand = own.value.dice
    const fixed = selection.dice.value
    if (needs === undefined || fixed.length > needs || !placing.value) return undefined
    return cheapestDice(
      hand,
      needs,
      (dice, set) =>
        fixed.every((index) => set.includes(index)) && lowestOf(dice) >= least && !place(space, dice, least)
    )
  }

  /** Why no dice in hand will do: what the rules say of the highest ones. */
  function hopeless(space: SpaceId): Refusal | undefined {
    const needs = diceNeeded(content, space) ?? 1
    const highest = [...own.value.dice].sort((a, b) => b.value - a.value).slice(0, needs)
    return place(space, highest)
  }

  const at = (id: SpaceId): Target => ({ kind: 'space', space: id })

  function space(id: SpaceId): Status {
    if (!placing.value) return idle
    const chosen = selection.chosen.value
    if (chosen.length === 0)
      return open.value.has(id) ? { light: 'possible' } : refusedAt(at(id), hopeless(id))
    const refused = place(id, chosen)
    if (!refused) return legal
    const needs = diceNeeded(content, id) ?? 1
    return chosen.length < needs && open.value.has(id) && propose(id)
      ? { light: 'possible', refusal: refused }
      : refusedAt(at(id), refused)
  }

  /** A cell of a row that a placement opens: the placement's own status, then the cell's under the task it would ask. */
  function cell(
    id: SpaceId,
    kind: Task['kind'],
    least: number,
    choice: Choice,
    target: Target,
    task_: (lowest: number) => Task
  ): Status {
    if (task.value?.kind === kind) return asked(refusal(choice))
    const whole = space(id)
    if (whole.light !== 'legal') {
      if (whole.light !== 'possible')
        return whole.light === 'refused' ? refusedAt(target, whole.refusal) : whole
      return propose(id, least)
        ? whole
        : refusedAt(
            target,
            whole.refusal ??
              hopeless(id) ?? { code: 'column-too-high', numbers: { column: least, lowest: highest() } }
          )
    }
    const dice = selection.chosen.value
    const lowest = dice.some((die) => die.value === 0)
      ? (valueFor(id, dice, least) ?? selection.lowest.value)
      : selection.lowest.value
    return asked(refusalAt(task_(lowest), choice), target)
  }
  const highest = (): number => Math.max(0, ...own.value.dice.map((die) => die.value || 6))

  /** Answers given since the position or the selection changed: a panel asks for each several times. */
  const answers = computed(() => {
    // Read for their sake: whatever an answer rests on.
    void [view.value, me.value, task.value, open.value, selection.chosen.value, selection.value.value]
    return new Map<string, Status>()
  })
  function once(key: string, ask: () => Status): Status {
    const known = answers.value.get(key)
    if (known) return known
    const answer = ask()
    answers.value.set(key, answer)
    return answer
  }

  return {
    turn,
    placing,
    space: (id) => once(id, () => space(id)),
    column: (id, column) => {
      const open_ = task.value
      if (open_?.kind === 'choose-column' && open_.space !== id) return idle
      return once(`${id} ${column}`, () =>
        cell(
          id,
          'choose-column',
          column,
          { type: 'column', column },
          { kind: 'column', space: id, column },
          (lowest) => ({
            kind: 'choose-column',
            space: id,
            lowest
          })
        )
      )
    },
    contract: (column) =>
      once(`contracts ${column}`, () =>
        cell(
          'contracts',
          'take-contracts',
          column,
          { type: 'takeContracts', columns: [column] },
          { kind: 'contract', column },
          (lowest) => ({
            kind: 'take-contracts',
            lowest
          })
        )
      ),
    price: (id) => {
      if (diceOn(view.value, id).length === 0 || id === 'khans-favor' || content.findCityCard(id)) return 0
      const lowest = selection.lowest.value
      return lowest > 0 ? occupiedPrice(view.value, me.value, id, lowest) : undefined
    },
    propose,
    valueFor,
    asksColumn: (id, lowest) =>
      bazaars.some((stall) => stall === id) &&
      !refusalAt({ kind: 'choose-column', space: id, lowest }, { type: 'column', column: 2 }),
    choice: (choice) =>
      task.value
        ? asked(refusal(choice), mendable.has(choice.type) ? { kind: 'bonus', choice } : undefined)
        : idle
  }
}
