/** English: a turn, and what holds for every action space. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const turn: TextsOf<'turn'> = {
  'turn.course': {
    title: 'Your turn',
    summary: 'One main action, no more and no less, and any number of bonus actions before and after it.',
    detail: [
      t`As long as you hold dice, you owe one main action in each of your turns: you place dice on a space and use it at once. Any number of ${to('bonus.when', 'bonus actions')} may come before or after it, but never in the middle.`,
      'You cannot pass while you hold dice. If no main action is possible, you use bonus actions until one is, or until your dice are gone.',
      'You end your turn yourself, so that you can still use bonus actions after the main action.'
    ],
    examples: [
      t`You reroll a die for a camel ${icon('camel')}, place two dice on the silk stall, and complete a contract with the silk. Then you end your turn.`
    ],
    house:
      'What to do when no main action is possible is our conclusion; the printed rules do not speak of it.'
  },
  'turn.place': {
    title: 'Placing dice',
    summary: 'Each space says how many dice it takes. The lowest of them decides what you get.',
    detail: [
      'You place exactly as many dice as the space asks for, and the lowest of them counts. You may always use less than it allows: a lower column, fewer steps, one contract instead of two. But you may only choose a space whose action you can do at least once.',
      'Every stall of the bazaar is a space of its own, and so is every city card, even where a city has several. Khan’s Favor is one space with four places; Contracts and Travel are one space each.',
      'City cards that go by the die or simply count always pay in full: less is never better there.'
    ],
    examples: ['You place a 4 and a 6 on the silk stall. The 4 counts: you take any column from 1 to 4.']
  },
  'turn.colour': {
    title: 'Once per colour',
    summary: 'Dice of your colour may lie on each space only once per round.',
    detail: [
      t`You may place dice of your colour on each space once per round. A set counts as that one use as soon as one of its dice has your colour. White and black dice ${icon('black-die')} have no colour: with a set of these alone you may use a space again.`,
      t`The ${to('bonus.purse', 'money bag')} has no such limit.`
    ],
    examples: [
      'Green has used the camel stall. With a black die Green may use it again; with another green die, not before the next round.'
    ]
  },
  'turn.occupied': {
    title: 'Occupied spaces',
    summary: t`If any die already lies on the space, you pay as many coins ${icon('coin')} as the lowest die you place there shows.`,
    detail: [
      t`If any die already lies on a space, you first pay as many coins ${icon('coin')} as the lowest die you are placing shows. It does not matter whose dice lie there: your own black or white die and neutral dice count too. You pay before the action, so coins that it brings cannot pay for it; without the coins you cannot place.`,
      t`${to('actions.khan', 'Khan’s Favor')} and the ${to('bonus.purse', 'money bag')} never cost anything. A used ${to('actions.city-card', 'city card')} is closed for the rest of the round. ${to('characters.berke-khan', 'Berke Khan')} never pays.`
    ],
    examples: [
      'Two blue dice lie on the silk stall. Red places a 4 and a 5 there, pays 4 coins, and then takes up to 3 silk.'
    ]
  },
  'turn.last': {
    title: 'Your last dice',
    summary: 'If you hold no dice when your turn comes round, you are out for this round.',
    detail: [
      'If you hold no dice when your turn comes round, you have no more turns in this round; nothing that comes to you later brings you back.',
      t`You may put dice on the ${to('bonus.purse', 'money bag')} before your main action, even your last one; the turn then needs no main action. If dice are left, you still owe it.`,
      t`In the turn in which you place your last die, you may still use bonus actions until you end it. A ${to('bonus.black-die', 'black die')} taken then keeps you in the round.`
    ]
  }
}
