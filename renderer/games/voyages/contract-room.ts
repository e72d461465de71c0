/** Which contracts in hand are discarded for those picked in the row, decided before these are taken (ruling 22). */
import { computed, shallowRef, watch, type ComputedRef } from 'vue'
import { contractSlots } from '../../../shared/games/voyages/content/numbers'
import type { Choice, ContractId } from '../../../shared/games/voyages/types'
import type { Room } from '../../polo/family'
import { taskOf } from '../../polo/facts'
import type { Facts } from './facts'
import type { Selection } from './selected'

export interface ContractRoom {
  /** Contracts that the current pick discards, as far as that is decided. */
  readonly going: ComputedRef<readonly ContractId[]>
  /** Some contracts in hand must go, and the player chooses which. */
  readonly mustChoose: ComputedRef<boolean>
  readonly of: (contract: ContractId) => Room | undefined
  /** Chooses this contract to go, or takes that back. */
  readonly toggle: (contract: ContractId) => void
  /** How many contracts must go if one more is picked. */
  readonly withOneMore: () => number
  /**
   * The choices to send after the taking in the same batch, so that the player is not asked again about what is
   * decided.
   */
  readonly answers: () => readonly Choice[]
}

export function contractRoomFor({ own, task }: Facts, { columns }: Selection): ContractRoom {
  const chosen = shallowRef<ContractId>()
  const taking = computed(() => taskOf(task.value, 'take-contracts') !== undefined)
  const held = computed(() => own.value.contracts)
  const tooMany = (taken: number): number => Math.max(0, held.value.length + taken - contractSlots)
  const excess = computed(() => (taking.value ? tooMany(columns.value.length) : 0))
  const mustChoose = computed(() => excess.value > 0 && excess.value < held.value.length)
  const going = computed(() =>
    excess.value === 0
      ? []
      : mustChoose.value
        ? held.value.filter((contract) => contract === chosen.value)
        : held.value
  )
  watch(taking, () => (chosen.value = undefined), { flush: 'sync' })
  return {
    going,
    mustChoose,
    of: (contract) =>
      going.value.includes(contract)
        ? 'goes'
        : mustChoose.value && held.value.includes(contract)
          ? 'may-go'
          : undefined,
    toggle: (contract) => {
      if (mustChoose.value) chosen.value = chosen.value === contract ? undefined : contract
    },
    withOneMore: () => tooMany((taking.value ? columns.value.length : 0) + 1),
    answers: () => {
      // The rules do not ask about the only contract that can go.
      const [first] = held.value.length > 1 ? going.value : []
      return first === undefined ? [] : [{ type: 'discard', contract: first }]
    }
  }
}
