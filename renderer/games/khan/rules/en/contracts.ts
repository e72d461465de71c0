/** English: contracts. */
import type { TextsOf } from '../structure'

export const contracts: TextsOf<'contracts'> = {
  'contracts.drawn': {
    title: 'Contracts from pile and cities',
    summary: 'One from the pile must be kept if there is room; one from a city may be declined.',
    detail: [
      'One from the pile must be kept if there is room; one from a city may be declined. With both slots full, you discard either the contract from the pile or one that you hold; a contract from a city can only take the place of one that you hold. Neither takes the place of a contract that the same action has brought you from a city.'
    ],
    house: 'That a contract from a city may always be declined is our reading.'
  },
  'contracts.all': {
    title: 'All contracts',
    summary: 'Empty places in contract cities are filled at the end of a turn, as long as the pile lasts.',
    detail: [
      'Empty places in contract cities are filled at the end of a turn, as long as the pile lasts. The table shows the contracts that this table plays with.'
    ]
  }
}
