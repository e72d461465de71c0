/**
 * The contracts picked in cities but not yet taken, and which ones in hand are discarded for them, decided before they are
 * taken (rulings 27, 31, 33).
 */
import { computed, shallowRef, watch, type ShallowRef } from 'vue'
import type { Choice, ChoiceOf, ContractId } from '../../../shared/games/khan/types'
import { contractRoom, type ContractRoom } from '../../polo/contracts/room'
import type { Facts } from './facts'

export interface ContractPicks {
  /** In the order of picking. */
  readonly picked: ShallowRef<readonly ContractId[]>
  readonly room: ContractRoom<Choice>
  /** Takes the one contract that a city offers, in place of one in hand (`instead`) if there is no room. */
  readonly takeOne: (contract: ContractId) => ChoiceOf<'takeContract'>
}

/** How many contracts may be picked at once for a task that takes some. */
const most: Readonly<Record<string, number>> = { 'take-contracts': 2, 'city-contract': 1 }

export function contractPicksFor({ own, task, listed, content }: Facts): ContractPicks {
  const picked = shallowRef<readonly ContractId[]>([])
  const offers = computed(() =>
    listed.value.filter((choice): choice is ChoiceOf<'takeContract'> => choice.type === 'takeContract')
  )
  watch(
    task,
    (_, before) => {
      if (before && before.kind in most) picked.value = []
    },
    { flush: 'sync' }
  )
  return {
    picked,
    room: contractRoom<Choice>({
      own,
      slots: content.numbers.contractSlots,
      picks: () => {
        const atOnce = task.value && most[task.value.kind]
        return atOnce === undefined ? undefined : { count: picked.value.length, most: atOnce }
      },
      older: () =>
        task.value?.kind === 'city-contract'
          ? [...new Set(offers.value.flatMap(({ instead }) => instead ?? []))]
          : own.value.contracts,
      discard: (contract) => ({ type: 'discard', contract })
    }),
    takeOne: (contract) =>
      offers.value.find((choice) => choice.contract === contract) ?? { type: 'takeContract', contract }
  }
}
