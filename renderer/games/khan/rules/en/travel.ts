/** English: travelling. */
import { icon, t } from '../say'
import type { TextsOf } from '../structure'

export const travel: TextsOf<'travel'> = {
  'travel.spaces': {
    title: 'The three Travel spaces',
    summary: 'One, two or three dice; the lowest gives the steps, up to the number on the space.',
    detail: [
      'One, two or three dice; the lowest gives the steps, up to the number on the space. At least one step is made; cities and oases both cost a step. The lower space costs 2 coins on top. You pay the occupied space, then those coins, then the routes; nothing found on the way pays for the way.'
    ],
    examples: [
      'From Xian by Jingzhou, Fuzhou and Martaban to Jaipur: four steps, 8 coins and 4 camels, no seal. From Pagan straight to Kabul: one step, 1 jade, 2 camels and 6 coins.'
    ]
  },
  'travel.routes': {
    title: 'Routes and seals',
    summary: 'You pay for a route every time you cross it. Some water routes need a guild seal.',
    detail: [
      'You pay for a route every time you cross it. Some water routes need a guild seal. A seal is needed in both directions. It may be basic or improved and is never spent. Oases hold no posts.'
    ]
  },
  'travel.move': {
    title: 'Movement from cards and rewards',
    summary: t`Steps ${icon('move')} that you may make, paying for the routes.`,
    detail: [
      t`Steps ${icon('move')} that you may make, paying for the routes. You may make fewer of them or none. In all they bring one post, at the end. It is not the Travel action: who starts next does not change. If no step can be paid, nothing happens.`
    ]
  },
  'travel.first': {
    title: 'Who starts the next round',
    summary: t`Whoever uses a Travel space not lower than any used this round takes the hourglass ${icon('hourglass')}.`,
    detail: [
      t`Whoever uses a Travel space not lower than any used this round takes the hourglass ${icon('hourglass')}. The lower space ranks 1, the middle 2, the upper 3. The hourglass moves at once; the order of this round stays. If nobody travels, nothing changes.`
    ],
    examples: [
      'Red uses the middle space, then Blue the lower one: Red keeps the hourglass. Green then uses the middle space too and takes it.'
    ]
  }
}
