/** English: a turn, and what holds for every space. */
import { icon, t } from '../say'
import type { TextsOf } from '../structure'

export const turn: TextsOf<'turn'> = {
  'turn.course': {
    title: 'Your turn',
    summary: 'One main action, and any number of bonus actions before and after it.',
    detail: [
      'As long as you hold dice, you owe exactly one main action in each of your turns. Before and after it you may take as many bonus actions as you like, in any order. Without dice you are out of the round. In the turn of your last main action you may still take bonus actions, and a black die that you gain in that turn keeps you in.',
      'Bonus actions never interrupt a main action or a reward: each is finished first.'
    ],
    house:
      'If no main action is possible at all, you put a die on the money bag instead, and the turn may end. If you put one there while a main action was possible, you still owe one. The printed rules do not speak of this.'
  },
  'turn.place': {
    title: 'Placing dice',
    summary: 'Each space says how many dice it takes; the lowest counts. Your colour may lie there once.',
    detail: [
      'Place as many dice as the space asks for. The lowest of them is the one that counts. You may always use less than it allows, but you may only choose an action that you can do at least once: a step that you can pay for, a contract to take, a seal that you lack.',
      'Dice of your colour may lie on each space once per round. A set counts as that one use as soon as one of its dice has your colour; sets of black dice alone may be added any number of times.',
      'Several sets may lie on a blue space. City cards and special cities take one die in each place.'
    ],
    house: 'That Contracts is a blue space is our reading.'
  },
  'turn.occupied': {
    title: 'Occupied spaces',
    summary: t`On a blue space where dice lie you pay as many coins ${icon('coin')} as the lowest die you place there shows.`,
    detail: [
      t`A blue space is occupied as soon as dice lie on it, no matter whose: your own, black and neutral ones count too. If you place dice there, first pay as many coins ${icon('coin')} as the lowest of them shows. Since you pay before the action, nothing that it brings can pay for it. Khan’s Favor, special cities, city cards and the money bag have no such price.`
    ],
    examples: [
      'A die lies on Book I. You place a 2, pay 2 coins and choose an offer. A 6 would cost 6 coins and bring no more.'
    ]
  },
  'turn.jade': {
    title: 'Jade as coins and camels',
    summary: t`A jade ${icon('jade')} may stand for a coin or a camel in any payment, one for one.`,
    detail: [
      t`Whenever you pay coins or camels, you may give jade ${icon('jade')} in place of any of them, one for one. This applies to every such payment: for routes, spaces, contracts, bonus actions and cards. It does not work the other way round: a coin or a camel is never a jade. Jade pays for neither goods nor points, and you get no change.`,
      'Where a price names jade, it must be jade. At the end jade counts as a good.'
    ],
    examples: [
      'A route asks for 1 jade, 2 camels and 6 coins. With 3 jade, 1 camel and 5 coins you can pay it: one jade as such, one as a camel, one as a coin.'
    ],
    house:
      'Coins and camels go first and jade pays for what is short, unless you say otherwise. Jade may also stand for the coin or the camel of a trade card, and the card that changes points and coins may be used both ways at once; these are our readings.'
  }
}
