/** Which contracts in hand make room for those picked in the row: said before they are taken (ruling 22). */
import { computed, shallowRef, watch, type ComputedRef } from 'vue'
import { contractSlots } from '../../../shared/games/voyages/content/numbers'
import type { Choice, ContractId } from '../../../shared/games/voyages/types'
import type { Room } from '../../polo/family'
import { taskOf, type Facts } from './facts'
import type { Selection } from './selected'

export interface MakingRoom {
  /** Contracts that go with what is picked now, as far as that is decided. */
  readonly going: ComputedRef<readonly ContractId[]>
  /** Some of those in hand must go, and the player says which. */
  readonly asked: ComputedRef<boolean>
  readonly of: (contract: ContractId) => Room | undefined
  /** This one goes, or not after all. */
  readonly toggle: (contract: ContractId) => void
  /** How many must go if one more contract is taken than is picked. */
  readonly withOneMore: () => number
  /** Follows the taking in the same batch: what is decided is not asked again. */
  readonly answers: () => readonly Choice[]
}

export function makingRoom({ own, task }: Facts, { columns }: Selection): MakingRoom {
  const said = shallowRef<ContractId>()
  const taking = computed(() => taskOf(task.value, 'take-contracts') !== undefined)
  const held = computed(() => own.value.contracts)
  const tooMany = (taken: number): number => Math.max(0, held.value.length + taken - contractSlots)
  const over = computed(() => (taking.value ? tooMany(columns.value.length) : 0))
  const asked = computed(() => over.value > 0 && over.value < held.value.length)
  const going = computed(() =>
    over.value === 0
      ? []
      : asked.value
        ? held.value.filter((contract) => contract === said.value)
        : held.value
  )
  watch(taking, () => (said.value = undefined), { flush: 'sync' })
  return {
    going,
    asked,
    of: (contract) =>
      going.value.includes(contract)
        ? 'goes'
        : asked.value && held.value.includes(contract)
          ? 'may-go'
          : undefined,
    toggle: (contract) => {
      if (asked.value) said.value = said.value === contract ? undefined : contract
    },
    withOneMore: () => tooMany((taking.value ? columns.value.length : 0) + 1),
    answers: () => {
      // The last one that can go is not asked about.
      const [first] = held.value.length > 1 ? going.value : []
      return first === undefined ? [] : [{ type: 'discard', contract: first }]
    }
  }
}
