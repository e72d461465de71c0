/** English: routes and their costs. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const travel: TextsOf<'travel'> = {
  'travel.costs': {
    title: 'What travelling costs',
    summary: t`Coins ${icon('coin')} by the number of steps you really make, and for each route what is drawn on it.`,
    detail: [
      t`You pay coins ${icon('coin')} by the table for the steps you really make, not for those your dice would allow, and for each route what is drawn on it. If the Travel space is occupied, its price comes first.`,
      'You pay step by step, which comes to the same as paying for the whole way first: nothing is gained before a movement ends.'
    ],
    examples: [
      'Three steps with a 4 and a 6: 12 coins and the routes. A fourth step would cost no more coins, only its route.'
    ]
  },
  'travel.routes': {
    title: 'Routes',
    summary: 'You pay for a route every time you cross it, in either direction.',
    detail: [
      t`Each time you cross a route, in either direction, you pay what is drawn on it. You may go back and forth, even within one movement; what you cross again you pay for again. Oases ${icon('oasis')} are places like all others, except that no post can stand there; going to one takes a step.`
    ]
  },
  'travel.bonus': {
    title: 'Bonus movement',
    summary: t`Steps ${icon('move')} from a contract, an outpost, a city card or the gold stall cost no coins by the table, but you pay for the routes.`,
    detail: [
      t`Steps ${icon('move')} from a contract, an outpost bonus, a city card or the gold stall cost no coins by the table, but you pay for the routes. Everything else is as in travelling: posts, outpost bonuses and small-city bonuses. You may make only some of the steps, or none. If you cannot pay for any step, the movement is lost.`,
      t`It is not the Travel action and does not change ${to('travel.start-player', 'the start player')}. Steps bought with one die on a city card are ${to('cards.steps', 'one movement')}.`
    ],
    examples: [
      'A contract gives one step. You cross a route that asks for 3 camels, pay them, and place a post where you arrive.'
    ],
    house: 'That you may stop early, or not move at all, is our decision.'
  },
  'travel.start-player': {
    title: 'Who starts the next round',
    summary: t`Whoever used Travel last in a round starts the next one ${icon('start-player')}.`,
    detail: [
      t`Whoever used the Travel action last in a round starts the next one ${icon('start-player')}. If nobody travelled, the start player stays the same. Bonus movements do not count. The order of turns does not change until the round ends.`
    ]
  }
}
