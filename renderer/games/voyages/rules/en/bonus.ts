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
      'Before or after your main action, as often as you can pay; only taking a black die is limited, to once a turn.',
    detail: [
      'As often as you can pay for them, you may use bonus actions, both before and after your main action; the one limit is that you take no more than one black die a turn. They never come in the middle of something: not between placing dice and using the space, between two contracts that you take, or between two steps.',
      t`Most of them cost camels ${icon('camel')}, which go back to the supply.`
    ]
  },
  'bonus.contract': {
    title: 'Completing a contract',
    summary: t`Pay everything above the line on one of your two contracts: you get the reward below it and its points ${icon('vp')}.`,
    detail: [
      t`What stands above the line on a contract is its price. Pay all of it at once, and you get what stands below the line as a reward, and the contract’s points ${icon('vp')}. You can only complete contracts on your ${to('contracts.slots', 'slots')}; one that you took with this turn’s main action may be completed right afterwards.`,
      t`A contract leaves its slot as soon as it is paid for, so a ${to('contracts.drawn', 'contract in its reward')} finds the slot free. All completed contracts, starting ones too, count for the ${to('scoring.contracts', 'most contracts')}.`
    ],
    examples: [
      'A contract asks for 2 camels, 2 pepper and 1 silk. You pay them and get 4 coins and 3 points.'
    ]
  },
  'bonus.purse': {
    title: 'The money bag: 3 coins',
    summary: t`Put one die of any value on the money bag for ${moneyBagCoins} coins ${icon('coin')}.`,
    detail: [
      t`Put one die of any value on the money bag and take ${moneyBagCoins} coins ${icon('coin')}; you may do so with as many dice as you like. Dice already there never cost you anything. It is not a main action: if you have dice left, ${to('turn.last', 'you still owe one')}.`
    ],
    examples: [
      'You are 2 coins short for an occupied stall. A 1 on the money bag gives you 3; then you place your other dice.'
    ]
  },
  'bonus.reroll': {
    title: 'Reroll',
    summary: t`${rerollPrice} camel ${icon('camel')}: roll one of your dice again.`,
    detail: [
      t`Pay ${rerollPrice} camel ${icon('camel')} and roll again any one die that you have not placed yet, be it white or black, as often as you can pay. The new value stands: a roll cannot be undone.`
    ],
    examples: ['You pay 1 camel for a 2 and get a 5.']
  },
  'bonus.adjust': {
    title: 'Die up or down by 1',
    summary: t`${adjustPrice} camels ${icon('camel')}: turn one of your dice up or down by 1.`,
    detail: [
      t`Pay ${adjustPrice} camels ${icon('camel')} and turn any one die that you have not placed yet up or down by 1. A 6 never becomes a 1, nor a 1 a 6. To change a die by two, you pay twice.`
    ],
    examples: ['Khan’s Favor asks for 4 or more and you hold a 3. For 2 camels it becomes a 4.']
  },
  'bonus.black-die': {
    title: 'Taking a black die',
    summary: t`${blackDiePrice} camels ${icon('camel')}: take a black die ${icon('black-die')} and roll it at once. Once per turn.`,
    detail: [
      t`For ${blackDiePrice} camels ${icon('camel')} you take a black die ${icon('black-die')}, which is rolled at once. You may do this once per turn. The die is yours until the dice are taken back, and it ${to('turn.colour', 'has no colour')}. Black dice that come as rewards do not count against this limit. If ${to('rewards.black-die', 'none is left')}, you cannot take one.`
    ],
    examples: [
      'All your dice are placed. After your main action you pay 3 camels, roll a 4, and so have one more turn.'
    ]
  }
}
