/** English: everything about contracts but taking and completing them. */
import { contractSlots } from '../../../../../shared/games/voyages/content/numbers'
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const contracts: TextsOf<'contracts'> = {
  'contracts.slots': {
    title: 'Two slots',
    summary: t`You hold at most ${contractSlots} contracts ${icon('contract')}. New ones push older ones out.`,
    detail: [
      t`You have ${contractSlots} slots, each for one contract ${icon('contract')}. When you take contracts and lack room, you give up older ones, one or both. What you have just taken can never be given up for it.`,
      'Regular contracts that you give up go under the special pile; a starting contract leaves the game.'
    ],
    examples: ['You hold two contracts and take one more: one of the older two must go.']
  },
  'contracts.row': {
    title: 'The contract row',
    summary:
      'Six columns, filled afresh each round. If the row is empty when a turn begins, two contracts come from the special pile.',
    detail: [
      'Each round begins with six contracts, one in each column. If the row is empty when a turn begins, two contracts of the special pile go to columns 1 and 2: only one if only one is left, and with none left there is nothing to take. The row is checked before the player does anything, and never during a turn.',
      t`What lies there at the ${to('round.end', 'end of the round')} goes under the special pile. The piles of the five rounds and the special pile are never mixed.`
    ]
  },
  'contracts.drawn': {
    title: 'A contract as a reward',
    summary:
      'Draw the top contract of the special pile. If both slots are full, you may swap it for one of yours or decline it.',
    detail: [
      'The contract comes from the top of the special pile. It goes to a free slot; if both are full, you may swap it for one of yours or decline it. The one that you do not keep goes under the special pile, or out of the game if it is a starting contract.'
    ],
    house:
      'Everybody sees the drawn contract at once; no printed text says when it is shown. If the special pile is empty, the reward gives nothing; that is our decision too.'
  },
  'contracts.all': {
    title: 'All contracts',
    summary: 'Six starting contracts; all others are regular ones.',
    detail: [
      t`Everybody begins with one of the six starting contracts; the others are regular ones. What you pay is on the left, what you get on the right, with the points ${icon('vp')}. The more gold a contract asks for, the more points it tends to bring. How it is done: ${to('bonus.contract', 'completing a contract')}.`
    ]
  }
}
