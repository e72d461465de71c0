/** English: contracts. */
import type { TextsOf } from '../structure'

export const contracts: TextsOf<'contracts'> = {
  'contracts.drawn': {
    title: 'Contracts from pile and cities',
    summary: 'One from the pile must be kept if there is room; one from a city may be declined.',
    detail: [
      'One from the pile must be kept if there is room; one from a city may be declined. With both places full, a contract from the pile is discarded or takes the place of one you hold. A contract from a city takes the place of one you hold.'
    ],
    house: 'That a contract from a city may always be declined is our reading.'
  },
  'contracts.all': {
    title: 'All contracts',
    summary: 'Empty places in contract cities are filled at the end of a turn, as long as the pile lasts.',
    detail: [
      'Empty places in contract cities are filled at the end of a turn, as long as the pile lasts. The costs, rewards and points below are those of this table’s content.'
    ]
  }
}
