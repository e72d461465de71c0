/** English: bonus actions. */
import { icon, t } from '../say'
import type { TextsOf } from '../structure'

export const bonus: TextsOf<'bonus'> = {
  'bonus.contract': {
    title: 'Completing a contract',
    summary: 'Pay the cost of one of your contracts in full and get its whole reward and its points.',
    detail: [
      'Choose a contract on one of your two slots and pay all that it asks for. In return you get its whole reward and its points, and from now on it counts as completed, a starting contract just like any other.'
    ]
  },
  'bonus.seal': {
    title: 'Improving a guild seal',
    summary: 'Pay what the seal asks: its bonus comes at once and at the start of every later round.',
    detail: [
      'Pay the price of a seal that you own and have not improved yet. You get its bonus at once, and again at the start of every later round. You may do so as soon as the action that brought the seal is over, in the same turn if you like. Improved seals also count on goal cards and in special cities.'
    ],
    examples: ['You improve the farmers’ seal in round 2: you get its bonus now and in rounds 3, 4 and 5.']
  },
  'bonus.money-bag': {
    title: 'Money bag',
    summary: t`A die of any value for 3 coins ${icon('coin')}, 2 camels ${icon('camel')} or 1 jade ${icon('jade')}.`,
    detail: [
      t`Put a die on the money bag, whatever it shows, and take 3 coins ${icon('coin')}, 2 camels ${icon('camel')} or 1 jade ${icon('jade')}. You may do this with as many dice of any colour as you like, and dice already there never cost you anything. If you have dice left, you still owe a main action.`
    ]
  },
  'bonus.dice': {
    title: 'Reroll, turn, black die',
    summary: t`1 camel rerolls a die, 2 camels turn one by 1, 3 bring a black die ${icon('black-die')}.`,
    detail: [
      t`For 1 camel you reroll a die. For 2 camels you turn a die up or down by 1, but never from 6 to 1 or back. For 3 camels you take a black die ${icon('black-die')}: only one per turn, not counting those that come as rewards. A black die is rolled at once, may be changed like any other, and goes back at the end of the round. If none is left, you cannot buy one, and that part of a reward is lost.`
    ]
  }
}
