/** English: what icons mean and how rewards are received. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const rewards: TextsOf<'rewards'> = {
  'rewards.icons': {
    title: 'What the icons mean',
    summary: 'Coins, camels, three goods, points, and things that are chosen, drawn or rolled.',
    detail: [
      t`Goods are pepper ${icon('pepper')}, silk ${icon('silk')} and gold ${icon('gold')}; camels are none. Coins, camels and goods never run out.`
    ]
  },
  'rewards.order': {
    title: 'Several rewards at once',
    summary: 'What goes into your stock comes first, the rest in the order you like.',
    detail: [
      t`Coins, camels, goods and points are credited at once and may pay for a movement of the same reward. Then come goods of choice, a black die, a contract and steps, in any order.`
    ],
    examples: [
      'A contract gives a good of choice and a black die. You roll the die first and choose the good when you know its value.'
    ]
  },
  'rewards.goods': {
    title: 'Goods of choice',
    summary: t`A good of choice ${icon('any-good')} is pepper, silk or gold. Different goods ${icon('different-goods')} are of two kinds.`,
    detail: [
      'Goods of choice may be the same if you get several. Different goods may not; as a price they ask for two kinds in your stock, or the card cannot be used.'
    ],
    examples: ['Two different goods: pepper and gold, but not gold twice.']
  },
  'rewards.black-die': {
    title: 'Black dice',
    summary: t`A black die ${icon('black-die')} is rolled at once and is yours for this round. There is one more than players.`,
    detail: [
      t`If none is left, the reward is lost without a substitute. Rewards come on top of the one die a turn that you ${to('bonus.black-die', 'may buy')}. All black dice go back when the dice are taken back.`
    ]
  },
  'rewards.together': {
    title: 'Choices of several players',
    summary: 'At the start of a round everybody may choose at once; draws and black dice go clockwise.',
    detail: [
      'What cannot influence each other is chosen at the same time. Whatever comes from a common supply waits until the seats before you, from the start player on, have taken theirs. On one device the seats are asked in turn.'
    ]
  }
}
