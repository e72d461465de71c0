/** English: a turn, and what holds for every space. */
import { icon, t } from '../say'
import type { TextsOf } from '../structure'

export const turn: TextsOf<'turn'> = {
  'turn.course': {
    title: 'Your turn',
    summary: 'One main action, and any number of bonus actions before and after it.',
    detail: [
      'One main action, and any number of bonus actions before and after it. As long as you hold dice, you owe one main action in each of your turns. Without dice you are out of the round; after your last main action you may still use bonus actions in the same turn. A black die that you gain then keeps you in.',
      'Bonus actions never interrupt a main action or a reward: each is finished first.'
    ],
    house:
      'If no main action is possible at all, you put a die on the money bag instead, and the turn may end. If you put one there while a main action was possible, you still owe one. The printed rules do not speak of this.'
  },
  'turn.place': {
    title: 'Placing dice',
    summary: 'Each space says how many dice it takes; the lowest counts. Your colour may lie there once.',
    detail: [
      'Each space says how many dice it takes; the lowest of them counts. You may always use less than it allows. But you may only choose an action that you can do at least once: a step that you can pay for, a contract to take, a seal that you lack.',
      'Dice of your colour may lie on each space once per round. A set counts as that one use as soon as one of its dice has your colour; sets of black dice alone may be added any number of times.',
      'Several sets may lie on a blue space. City cards and special cities take one die in each place.'
    ],
    house: 'That Contracts is a blue space is our reading.'
  },
  'turn.occupied': {
    title: 'Occupied spaces',
    summary: t`On a blue space where dice lie you pay as many coins ${icon('coin')} as the lowest die you place there shows.`,
    detail: [
      t`On a blue space where dice lie you pay as many coins ${icon('coin')} as the lowest die you are placing shows. It does not matter whose dice lie there; your own, black and neutral ones count too. You pay before the action, so nothing that it brings can pay for it. Khan’s Favor, special cities, city cards and the money bag have no such price.`
    ],
    examples: [
      'A die lies on Book I. You place a 2, pay 2 coins and choose an offer. A 6 would cost 6 coins and bring no more.'
    ]
  },
  'turn.jade': {
    title: 'Jade as coins and camels',
    summary: t`A jade ${icon('jade')} may stand for a coin or a camel in any payment, one for one.`,
    detail: [
      t`A jade ${icon('jade')} may stand for a coin or a camel in any payment, one for one. This holds for every price in coins or camels: routes, spaces, contracts, bonus actions, cards. Jade never works the other way round, never pays for goods or points, and gives no change.`,
      'Where a price names jade, it must be jade. At the end jade counts as a good.'
    ],
    examples: [
      'A route asks for 1 jade, 2 camels and 6 coins. With 3 jade, 1 camel and 5 coins you can pay it: one jade as such, one as a camel, one as a coin.'
    ],
    house:
      'Coins and camels go first and jade pays for what is short, unless you say otherwise. Jade may also stand for the coin or the camel of a trade card, and the card that changes points and coins may be used both ways at once; these are our readings.'
  }
}
