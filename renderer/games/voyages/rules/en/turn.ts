/** English: a turn, and what holds for every action space. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const turn: TextsOf<'turn'> = {
  'turn.course': {
    title: 'Your turn',
    summary: 'Exactly one main action, and any number of bonus actions before and after it.',
    detail: [
      t`As long as you hold dice you owe one main action: you place dice on a space and use it at once. ${to('bonus.when', 'Bonus actions')} are free to come before or after, never in the middle of it.`,
      'You cannot pass while you hold dice. If no main action is possible, use bonus actions until one is, or until your dice are gone.',
      'You end your turn yourself, so that you can still use bonus actions after the main action.'
    ],
    examples: [
      t`You reroll a die for a camel ${icon('camel')}, place two dice on the silk stall, and with the silk you complete a contract. Then you end your turn.`
    ]
  },
  'turn.place': {
    title: 'Placing dice',
    summary: 'A space says how many dice it takes. The lowest of them decides what you get.',
    detail: [
      'Every stall of the bazaar is a space of its own, and so is every city card, also where a city has several. Khan’s Favor is one space with four fields; Contracts and Travel are one space each.',
      t`You may always use less than your lowest die allows: a lower column, fewer steps, one contract instead of two. But you may only choose a space whose action you can do at least once.`,
      'For city cards that simply count, the lower values are not offered: less is never better there.'
    ],
    examples: ['You place a 4 and a 6 on the silk stall. The 4 counts: you take any column from 1 to 4.']
  },
  'turn.colour': {
    title: 'Once per colour',
    summary: 'Dice of your colour may lie on each space only once per round.',
    detail: [
      t`White and black dice ${icon('black-die')} have no colour: with them you may use a space again. A set with at least one die of your colour counts as that one use.`,
      t`The ${to('bonus.purse', 'purse')} has no such limit.`
    ],
    examples: [
      'Green has used the camel stall. With a black die Green may use it again, with another green die only in the next round.'
    ]
  },
  'turn.occupied': {
    title: 'Occupied spaces',
    summary: t`If any die lies on the space, you pay coins ${icon('coin')}: as many as your lowest die placed there shows.`,
    detail: [
      'It does not matter whose dice lie there: your own black or white die and neutral dice count too. You pay before the action, so coins that it brings cannot pay for it; without the coins you cannot place.',
      t`Nothing is ever paid on ${to('actions.khan', 'Khan’s Favor')} and for the ${to('bonus.purse', 'purse')}. A used ${to('actions.city-card', 'city card')} is shut for the rest of the round. ${to('characters.berke-khan', 'Berke Khan')} never pays.`
    ],
    examples: [
      'Two blue dice lie on the silk stall. Red places a 4 and a 5 there, pays 4 coins, and then takes up to 3 silk.'
    ]
  },
  'turn.last': {
    title: 'Your last dice',
    summary: 'Who holds no dice when the turn comes round has no more turns in this round.',
    detail: [
      t`You may put even your last die on the ${to('bonus.purse', 'purse')} first; then the turn ends without a main action. If dice are left after the purse, the main action is still owed.`,
      t`In the turn in which your last die goes, bonus actions are open to the end. A ${to('bonus.black-die', 'black die')} taken then keeps you in the round. Once you are out, things that come to you later do not bring you back.`
    ]
  }
}
