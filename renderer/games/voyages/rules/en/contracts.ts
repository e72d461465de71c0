/** English: everything about contracts but taking and completing them. */
import { contractSlots } from '../../../../../shared/games/voyages/content/numbers'
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const contracts: TextsOf<'contracts'> = {
  'contracts.slots': {
    title: 'Two slots',
    summary: t`You hold at most ${contractSlots} contracts ${icon('contract')}. New ones push older ones out.`,
    detail: [
      t`When you take contracts and lack room, you give up older ones, one or both. What you have just taken can never be given up for it.`,
      'Regular contracts that are given up go under the special pile; a starting contract leaves the game.'
    ],
    examples: ['You hold two contracts and take one more: one of the older two must go.']
  },
  'contracts.row': {
    title: 'The contract row',
    summary:
      'Six columns, filled anew each round. If the row is empty when a turn begins, two contracts come from the special pile.',
    detail: [
      'The two go to columns 1 and 2; only one if only one is left, and with none left there is nothing to take. The row is looked at before the first thing a player does in a turn, and never in between.',
      t`What lies there at the ${to('round.end', 'end of the round')} goes under the special pile. The piles of the five rounds and the special pile are never mixed.`
    ]
  },
  'contracts.drawn': {
    title: 'A contract as a reward',
    summary: t`Draw the top contract of the special pile. With both slots full you may swap it for one of yours, or decline it.`,
    detail: [
      'The one that is not kept goes under the special pile, or out of the game if it is a starting contract. If the special pile is empty, the reward gives nothing.'
    ],
    house: 'Everybody sees the drawn contract at once. No printed text says when it is shown.'
  },
  'contracts.all': {
    title: 'All contracts',
    summary: 'Six starting contracts and 38 regular ones.',
    detail: [
      t`Left what you pay, right what you get, with the points ${icon('vp')}. The more gold a contract asks for, the more points it tends to bring. How it is done: ${to('bonus.contract', 'completing a contract')}.`
    ]
  }
}
