/** English: what icons mean and how rewards are received. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const rewards: TextsOf<'rewards'> = {
  'rewards.icons': {
    title: 'What the icons mean',
    summary: 'Coins, camels, three goods, points, and things that are chosen, drawn or rolled.',
    detail: [
      t`The table shows what each icon stands for. Goods are pepper ${icon('pepper')}, silk ${icon('silk')} and gold ${icon('gold')}; camels are not goods. Coins, camels and goods never run out.`
    ]
  },
  'rewards.order': {
    title: 'Several rewards at once',
    summary: 'What goes into your stock comes first, the rest in any order you like.',
    detail: [
      'What goes into your stock comes first: coins, camels, goods and points are credited at once and may pay for a movement in the same reward. Then come goods of your choice, a black die, a contract and steps, in any order you like.'
    ],
    examples: [
      'A contract gives a good of your choice and a black die. You roll the die first and choose the good when you know its value.'
    ],
    house: 'No text fixes this order; it is our decision.'
  },
  'rewards.goods': {
    title: 'Goods of your choice',
    summary: t`A good of your choice ${icon('any-good')} is pepper, silk or gold. Different goods ${icon('different-goods')} are of two kinds.`,
    detail: [
      t`For a good of your choice ${icon('any-good')} you take pepper, silk or gold. If you get several, they may be the same. Different goods ${icon('different-goods')} may not: they are of two kinds. As a price they ask for two kinds in your stock, or you cannot use the card.`
    ],
    examples: ['Two different goods: pepper and gold, but not gold twice.'],
    house:
      'A content pack may name more different goods than there are kinds. Then you take or pay none more often than you must: of four, none more than twice. That rule is ours.'
  },
  'rewards.black-die': {
    title: 'Black dice',
    summary: t`A black die ${icon('black-die')} is rolled at once and is yours for this round. There is one more than there are players.`,
    detail: [
      t`You roll a black die ${icon('black-die')} at once, and it is yours for this round; it goes back when the dice are taken back. The supply is one die larger than the number of players. If none is left, the reward is lost, with nothing in its place. Rewards come on top of the one die a turn that you ${to('bonus.black-die', 'may buy')}.`
    ]
  },
  'rewards.together': {
    title: 'Choices of several players',
    summary:
      'At the start of a round everybody may choose at once; contracts and black dice are drawn clockwise.',
    detail: [
      'If several players have something to choose at the start of a round, they may all do so at once, as far as the choices cannot influence each other. Contracts and black dice come from a shared supply and are drawn clockwise from the start player: a draw waits until the seats before it have had theirs. On a shared device the seats are asked one after another.'
    ],
    house: 'The printed rules do not say in which order several players choose; this one is ours.'
  }
}
