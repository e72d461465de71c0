/** Which contracts in hand are discarded for those picked in the row, decided before these are taken (ruling 22). */
import { contractSlots } from '../../../shared/games/voyages/content/numbers'
import type { Choice } from '../../../shared/games/voyages/types'
import { contractRoom, type ContractRoom } from '../../polo/contracts/room'
import { taskOf } from '../../polo/facts'
import type { Facts } from './facts'
import type { Selection } from './selected'

export const contractRoomFor = ({ own, task }: Facts, { columns }: Selection): ContractRoom<Choice> =>
  contractRoom<Choice>({
    own,
    slots: contractSlots,
    picks: () => taskOf(task.value, 'take-contracts') && { count: columns.value.length, most: 2 },
    discard: (contract) => ({ type: 'discard', contract })
  })
