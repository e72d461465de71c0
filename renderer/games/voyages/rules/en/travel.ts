/** English: roads and their costs. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const travel: TextsOf<'travel'> = {
  'travel.costs': {
    title: 'What travelling costs',
    summary: t`Coins ${icon('coin')} by the number of steps you really make, and for each road what is drawn on it.`,
    detail: [
      'You pay for the steps you make, not for those your dice would allow. On an occupied Travel space its price comes first.',
      'Steps are paid one by one, which comes to the same as paying the whole way first: nothing is gained before a movement ends.'
    ],
    examples: [
      'Three steps with a 4 and a 6: 12 coins and the roads. A fourth step would cost no coins more, only its road.'
    ]
  },
  'travel.routes': {
    title: 'Roads',
    summary: 'A road is paid every time it is crossed, in either direction.',
    detail: [
      t`You may go to and fro, also within one movement; what you cross again you pay again. Oases ${icon('oasis')} are places like all others, except that no post can stand there; a step into one counts as a step.`
    ]
  },
  'travel.bonus': {
    title: 'Bonus movement',
    summary: t`Steps ${icon('move')} from a contract, an outpost, a city card or the gold stall cost no coins by the table, but the roads are paid.`,
    detail: [
      'Everything else is like travelling: posts, outpost bonuses and small-city bonuses. You may use only some of the steps, or none. If no step can be paid, the movement is lost.',
      t`It is not the Travel action and does not change ${to('travel.start-player', 'the start player')}. Several steps from one use of a city card are ${to('cards.steps', 'one movement')}.`
    ],
    examples: [
      'A contract gives one step. You cross a road that asks for 3 camels, pay them, and place a post where you arrive.'
    ]
  },
  'travel.start-player': {
    title: 'Who starts the next round',
    summary: t`Whoever used Travel last in a round starts the next one ${icon('start-player')}.`,
    detail: [
      'If nobody travelled, the start player stays. Bonus movements do not count. Until the round ends nothing changes in the order of turns.'
    ]
  }
}
