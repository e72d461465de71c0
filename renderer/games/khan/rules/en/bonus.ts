/** English: bonus actions. */
import { icon, t } from '../say'
import type { TextsOf } from '../structure'

export const bonus: TextsOf<'bonus'> = {
  'bonus.contract': {
    title: 'Completing a contract',
    summary: 'Pay the cost in full, get the reward in full and the points.',
    detail: [
      'Pay the cost in full, get the reward in full and the points. Any contract on an active space may be completed. Starting contracts count like all others wherever completed contracts count.'
    ]
  },
  'bonus.seal': {
    title: 'Improving a guild seal',
    summary: 'Pay what the seal asks: its bonus comes at once and at the start of every later round.',
    detail: [
      'Pay what the seal asks: its bonus comes at once and at the start of every later round. A seal can be improved in any turn once the action that brought it is over. Improved seals also count on goal cards and in special cities.'
    ],
    examples: ['You improve the farmers’ seal in round 2: you get its bonus now and in rounds 3, 4 and 5.']
  },
  'bonus.money-bag': {
    title: 'Money bag',
    summary: t`A die of any value for 3 coins ${icon('coin')}, 2 camels ${icon('camel')} or 1 jade ${icon('jade')}.`,
    detail: [
      t`A die of any value for 3 coins ${icon('coin')}, 2 camels ${icon('camel')} or 1 jade ${icon('jade')}. Any number of dice of any colour may go there, and it is never paid for. If dice are left, you still owe a main action.`
    ]
  },
  'bonus.dice': {
    title: 'Reroll, turn, black die',
    summary: t`1 camel rerolls a die, 2 turn one by 1, 3 bring a black die ${icon('black-die')}.`,
    detail: [
      t`1 camel rerolls a die, 2 turn one by 1, 3 bring a black die ${icon('black-die')}. A die is never turned from 6 to 1 or back. You may buy one black die per turn; rewards are not limited. It is rolled at once, changed like other dice, and goes back at the end of the round. If none is left, that part of a reward is lost.`
    ]
  }
}
