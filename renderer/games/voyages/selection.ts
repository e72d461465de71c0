/**
 * What the player has chosen but not yet sent: dice, contracts, a bonus action that waits for its die, and for
 * dice without a value the value they shall have (T-01). Whatever no longer fits the view is dropped.
 */
import { computed, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue'
import type { BonusActionId, Choice, Die, SpaceId } from '../../../shared/games/voyages/types'
import type { Facts } from './desk'

export interface Selection {
  /** Indices of own dice, ascending. */
  readonly dice: Readonly<ShallowRef<readonly number[]>>
  readonly chosen: ComputedRef<readonly Die[]>
  /** The least value of the chosen dice; 0 when none is chosen. */
  readonly lowest: ComputedRef<number>
  /** The space for which dice were proposed. */
  readonly target: ShallowRef<SpaceId | undefined>
  /** Columns of contracts picked in the row, ascending. */
  readonly columns: ShallowRef<readonly number[]>
  readonly armed: ShallowRef<BonusActionId | undefined>
  /** For dice without a value: the value they are placed with. */
  readonly value: ShallowRef<number>
  readonly toggle: (index: number) => void
  readonly setDice: (indices: readonly number[]) => void
  readonly clear: () => void
  /** The placement of these dice, with a value where they have none. */
  readonly placement: (space: SpaceId, dice: readonly Die[], value?: number) => Choice
}

const same = (a: Die | undefined, b: Die | undefined): boolean =>
  a?.colour === b?.colour && a?.value === b?.value

const count = (dice: readonly Die[], die: Die): number => dice.filter((other) => same(die, other)).length

export function selecting({ own, me, task }: Facts): Selection {
  const dice = shallowRef<readonly number[]>([])
  const target = shallowRef<SpaceId>()
  const columns = shallowRef<readonly number[]>([])
  const armed = shallowRef<BonusActionId>()
  const value = shallowRef(6)

  const chosen = computed(() =>
    dice.value.flatMap((index) => {
      const die = own.value.dice[index]
      return die ? [die] : []
    })
  )
  const lowest = computed(() =>
    chosen.value.length === 0
      ? 0
      : Math.min(...chosen.value.map((die) => (die.value === 0 ? value.value : die.value)))
  )

  function setDice(indices: readonly number[]): void {
    dice.value = [...indices].sort((a, b) => a - b)
  }
  function clear(): void {
    dice.value = []
    target.value = undefined
    columns.value = []
    armed.value = undefined
  }

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
    lowest,
    target,
    columns,
    armed,
    value,
    toggle: (index) => {
      if (!own.value.dice[index]) return
      target.value = undefined
      setDice(dice.value.includes(index) ? dice.value.filter((i) => i !== index) : [...dice.value, index])
    },
    setDice,
    clear,
    placement: (space, set, with_ = value.value) =>
      set.some((die) => die.value === 0)
        ? { type: 'place', space, dice: [...set], value: with_ }
        : { type: 'place', space, dice: [...set] }
  }
}
