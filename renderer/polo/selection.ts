/**
 * What the player has chosen but not yet sent: dice, contracts, a bonus action that waits for its die, and the value of
 * dice that have none yet (T-01). Whatever no longer fits the view is dropped.
 */
import { computed, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue'
import type { Seat } from '../../shared/engine/rules'
import { placeable, type Die } from '../../shared/polo/dice'

/** Dice on a space; `value` only for dice without a value. */
export interface PlaceChoice {
  readonly type: 'place'
  readonly space: string
  readonly dice: readonly Die[]
  readonly value?: number
}

/** What the selection depends on: whose board is in front, its dice, and the question it must answer. */
export interface SelectionSource {
  readonly own: ComputedRef<{ readonly dice: readonly Die[] }>
  readonly me: ComputedRef<Seat>
  readonly task: ComputedRef<{ readonly kind: string } | undefined>
  /** Takes away the message on the last refusal, which speaks of what was chosen before. */
  readonly dismiss?: () => void
}

export interface Selection<Action extends string = string> {
  /** Indices into the hand, ascending. */
  readonly dice: Readonly<ShallowRef<readonly number[]>>
  readonly chosen: ComputedRef<readonly Die[]>
  /** What a die counts as: its value; for one without a value the chosen one, else 6. */
  readonly valueOf: (die: Die) => number
  /** What the dice in hand count as, highest first; several tokens count as one die. */
  readonly handValues: () => readonly number[]
  /** The lowest value of the chosen dice by `valueOf`; 0 if none is chosen. */
  readonly lowest: ComputedRef<number>
  /** The space for which dice were proposed. */
  readonly target: ShallowRef<string | undefined>
  /** Columns of cards picked in a row, ascending. */
  readonly columns: ShallowRef<readonly number[]>
  readonly armed: ShallowRef<Action | undefined>
  /** The value chosen for dice without one; 0 for whatever the target needs. */
  readonly value: ShallowRef<number>
  /** The value that the target needs of dice without one. */
  readonly need: ShallowRef<number>
  readonly toggle: (index: number) => void
  readonly setDice: (indices: readonly number[]) => void
  readonly clear: () => void
  /** The placement of these dice; those without a value count as `value`, else as the one chosen, else as 6. */
  placement(space: string, dice: readonly Die[], value?: number): PlaceChoice
}

const same = (a: Die | undefined, b: Die | undefined): boolean =>
  a?.colour === b?.colour && a?.value === b?.value

const count = (dice: readonly Die[], die: Die): number => dice.filter((other) => same(die, other)).length

export function makeSelection<Action extends string>({
  own,
  me,
  task,
  dismiss
}: SelectionSource): Selection<Action> {
  const dice = shallowRef<readonly number[]>([])
  const target = shallowRef<string>()
  const columns = shallowRef<readonly number[]>([])
  const armed = shallowRef<Action>()
  const value = shallowRef(0)
  const need = shallowRef(1)
  const valueOf = (die: Die): number => die.value || value.value || 6

  const chosen = computed(() =>
    dice.value.flatMap((index) => {
      const die = own.value.dice[index]
      return die ? [die] : []
    })
  )
  const lowest = computed(() => (chosen.value.length === 0 ? 0 : Math.min(...chosen.value.map(valueOf))))

  function setDice(indices: readonly number[]): void {
    dice.value = [...indices].sort((a, b) => a - b)
  }
  function clear(): void {
    dice.value = []
    target.value = undefined
    columns.value = []
    armed.value = undefined
    value.value = 0
  }

  watch(target, () => (need.value = 1), { flush: 'sync' })
  watch(
    () => own.value.dice,
    (now, before) => {
      if (now.length === before.length) {
        if (dice.value.every((i) => same(now[i], before[i]))) return
        // One die was turned or rerolled: it stays the chosen one, wherever it lies now.
        const fresh = now.findLastIndex((die) => count(now, die) > count(before, die))
        dice.value = dice.value.length === 1 && fresh >= 0 ? [fresh] : []
        return
      }
      dice.value = []
      target.value = undefined
    },
    { flush: 'sync' }
  )
  watch(me, clear, { flush: 'sync' })
  if (dismiss) watch([dice, target, columns, armed, value], dismiss, { flush: 'sync' })
  watch(
    () => task.value?.kind,
    (kind) => {
      if (kind !== 'turn') clear()
      else columns.value = []
    },
    { flush: 'sync' }
  )

  return {
    dice,
    chosen,
    valueOf,
    handValues: () =>
      placeable(own.value.dice)
        .map(valueOf)
        .sort((a, b) => b - a),
    lowest,
    target,
    columns,
    armed,
    value,
    need,
    toggle: (index) => {
      if (!own.value.dice[index]) return
      target.value = undefined
      setDice(dice.value.includes(index) ? dice.value.filter((i) => i !== index) : [...dice.value, index])
    },
    setDice,
    clear,
    placement: (space, set, with_ = value.value || 6) =>
      set.some((die) => die.value === 0)
        ? { type: 'place', space, dice: [...set], value: with_ }
        : { type: 'place', space, dice: [...set] }
  }
}
