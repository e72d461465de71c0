/** English: the bonus actions. */
import {
  adjustPrice,
  blackDiePrice,
  moneyBagCoins,
  rerollPrice
} from '../../../../../shared/games/voyages/content/numbers'
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const bonus: TextsOf<'bonus'> = {
  'bonus.when': {
    title: 'When, and how often',
    summary:
      'Before or after your main action, as often as you can pay; only the black die is limited to one a turn.',
    detail: [
      'Never in the middle of something: not between placing and using a space, not between two contracts taken, not between two steps.',
      t`Most of them cost camels ${icon('camel')}, which go back to the supply.`
    ]
  },
  'bonus.contract': {
    title: 'Completing a contract',
    summary: t`Pay everything on the left of one of your two contracts: you get the reward on its right and its points ${icon('vp')}.`,
    detail: [
      t`Only contracts on your ${to('contracts.slots', 'slots')} can be completed, and all of the price is paid at once. A contract may be completed in the turn in which it was taken, after the main action.`,
      t`It leaves its slot as soon as it is paid, so a ${to('contracts.drawn', 'contract in its reward')} finds the place free. Completed contracts, starting ones too, count for the ${to('scoring.contracts', 'most contracts')}.`
    ],
    examples: [
      'A contract asks for 2 camels, 2 pepper and 1 silk. You pay them and get 4 coins and 3 points.'
    ]
  },
  'bonus.purse': {
    title: 'The purse: 3 coins',
    summary: t`Put one die of any value on the purse for ${moneyBagCoins} coins ${icon('coin')}.`,
    detail: [
      t`As many dice as you like, whoever’s dice lie there, and never at a price. It is not a main action: if dice are left, ${to('turn.last', 'you still owe one')}.`
    ],
    examples: [
      'You lack 2 coins for an occupied stall. A 1 on the purse gives 3, and then you place your other dice.'
    ]
  },
  'bonus.reroll': {
    title: 'Reroll',
    summary: t`${rerollPrice} camel ${icon('camel')}: roll one of your dice again.`,
    detail: [
      'Any die that you have not placed yet, white and black ones too, as often as you pay. The new value stands: what chance has shown cannot be taken back.'
    ],
    examples: ['You pay 1 camel for a 2 and get a 5.']
  },
  'bonus.adjust': {
    title: 'Die up or down by 1',
    summary: t`${adjustPrice} camels ${icon('camel')}: turn one of your dice up or down by 1.`,
    detail: ['It does not turn from 6 to 1 or from 1 to 6. To turn a die by two you pay twice.'],
    examples: ['Khan’s Favor asks for 4 or more and you hold a 3. For 2 camels it becomes a 4.']
  },
  'bonus.black-die': {
    title: 'Taking a black die',
    summary: t`${blackDiePrice} camels ${icon('camel')}: take a black die ${icon('black-die')} and roll it at once. Once per turn.`,
    detail: [
      t`It is yours until the dice are taken back, and it ${to('turn.colour', 'has no colour')}. Black dice that come as rewards do not count against the one per turn. If ${to('rewards.black-die', 'none is left')}, this is not offered.`
    ],
    examples: [
      'Your dice are placed. You pay 3 camels after your main action, roll a 4, and have one more turn.'
    ]
  }
}
