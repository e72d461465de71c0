/** English: contracts. */
import type { TextsOf } from '../structure'

export const contracts: TextsOf<'contracts'> = {
  'contracts.drawn': {
    title: 'Contracts from pile and cities',
    summary: 'One from the pile must be kept if there is room; one from a city may be declined.',
    detail: [
      'While you have room, you keep every contract that you draw from the pile. With both slots full, you discard either that contract or one that you hold. A contract from a city you may always decline; with both slots full it can only take the place of one that you hold. Neither takes the place of a contract that the same action has brought you from a city.'
    ],
    house: 'That a contract from a city may always be declined is our reading.'
  },
  'contracts.all': {
    title: 'All contracts',
    summary: 'Empty places in contract cities are filled at the end of a turn, as long as the pile lasts.',
    detail: [
      'Contracts taken from a city are not replaced until the end of the turn. Then each empty place in a contract city gets a new one from the pile; once the pile has run out, places stay empty. The table shows the contracts that this table plays with.'
    ],
    house: 'All of them are ours, or those of a content pack.'
  }
}
