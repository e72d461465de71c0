/** English: travelling. */
import { icon, t } from '../say'
import type { TextsOf } from '../structure'

export const travel: TextsOf<'travel'> = {
  'travel.spaces': {
    title: 'The three Travel spaces',
    summary: 'One, two or three dice; the lowest gives the steps, up to the number on the space.',
    detail: [
      'The lower space takes one die, the middle one two, the upper one three. Your lowest die says how many steps you may make, but never more than the number on the space; you must make at least one. Each city and each oasis on the way is a step. The lower space also costs 2 coins. You pay for an occupied space first, then those coins, then the routes; nothing that the movement brings can pay for it.'
    ],
    examples: [
      'From Xian by way of an oasis, Fuzhou and another oasis to Jaipur: four steps, 8 coins and 4 camels, no seal. From Pagan straight to Kabul: one step, 1 jade, 2 camels and 6 coins.'
    ],
    house: 'The limits of the middle and the upper space are ours, or those of a content pack.'
  },
  'travel.routes': {
    title: 'Routes and seals',
    summary: 'You pay for a route every time you cross it. Some water routes need a guild seal.',
    detail: [
      'Each time you cross a route you pay what it costs, even if you turn back on it. Some water routes are open only to those who own a certain guild seal, in both directions. The seal may be basic or improved and is never spent.'
    ],
    house:
      'The routes are ours, or those of a content pack. The printed rules only give those of two examples.'
  },
  'travel.move': {
    title: 'Movement from cards and rewards',
    summary: t`Steps ${icon('move')} that you may make if you pay for the routes.`,
    detail: [
      t`You may make these steps ${icon('move')} if you pay for the routes: all of them, some or none. They are one movement, with one post at its end. It is not the Travel action and does not change who starts the next round. If you cannot pay for any step, the movement is lost.`
    ]
  },
  'travel.first': {
    title: 'Who starts the next round',
    summary: t`Whoever uses a Travel space not lower than any used this round takes the hourglass ${icon('hourglass')}.`,
    detail: [
      t`The lower Travel space ranks 1, the middle one 2, the upper one 3. If no space used before in this round ranks higher than the one you use, you take the hourglass ${icon('hourglass')} and will start the next round. It changes hands at once; the order of this round stays. If nobody travels, nothing changes.`
    ],
    examples: [
      'Red uses the middle space, then Blue the lower one: Red keeps the hourglass. Green then uses the middle space too and takes it.'
    ]
  }
}
