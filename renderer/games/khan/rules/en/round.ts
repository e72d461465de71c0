/** English: a round. */
import { icon, t } from '../say'
import type { TextsOf } from '../structure'

export const round: TextsOf<'round'> = {
  'round.start': {
    title: 'A round begins',
    summary: 'Dice back, new offers, bonuses, two new cards, then everybody rolls.',
    detail: [
      'All dice come back, black ones to the board. Each book gets its next tile with two new offers. Then your character, marker cities with your posts, and your improved seals pay their bonuses. Two new cards replace those in the action area, and everybody rolls.',
      'The first round uses the tiles, the cards and the roll of the set-up; only characters pay at its start.'
    ],
    house:
      'Bonuses come in turn order from the new start player, and you order your own. You may all answer at once, except where you draw from a common supply.'
  },
  'round.compensation': {
    title: 'Compensation for a low roll',
    summary: t`For every pip that your roll falls short of 15 you get 1 camel ${icon('camel')} or 1 coin ${icon('coin')}, in any mix.`,
    detail: [
      t`If the roll that begins the round falls short of a total of 15, you take 1 camel ${icon('camel')} or 1 coin ${icon('coin')} for each missing pip, and mix them as you like. This is checked once, straight after the roll, before any die is changed. You never get jade for it.`
    ],
    examples: [
      'You roll 1, 1, 3, 4 and 4: that is 13, two short. You take 2 coins, 2 camels, or one of each.'
    ]
  }
}
