/** English: laying out the game. */
import { rowColumns, startCamels } from '../../../../../shared/games/voyages/content/numbers'
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const setup: TextsOf<'setup'> = {
  'setup.board': {
    title: 'The board',
    summary:
      'Outpost bonuses, city cards and contracts are laid out at random, small-city bonuses by their letters.',
    detail: [
      t`Each small city gets the bonus with its letter. Each large city gets one ${to('posts.outpost', 'outpost bonus')} and one ${to('actions.city-card', 'city card')}, both at random; Sumatra gets three cards. The rest goes back in the box.`,
      t`The contracts are shuffled into five piles of ${rowColumns}, one for each round, and a special pile of those left over. The first pile is laid out as the ${to('contracts.row', 'contract row')}; the special pile is kept apart and never mixed with the others.`
    ]
  },
  'setup.players': {
    title: 'Everybody starts with',
    summary: t`${startCamels} camels ${icon('camel')}, five dice, nine trading posts, one starting contract, two goals and a character. Later seats get more coins ${icon('coin')}.`,
    detail: [
      t`Everybody gets ${startCamels} camels ${icon('camel')}, five dice of their colour and nine trading posts. Coins ${icon('coin')} go by seat, as in the table: the later your first turn, the more you get.`,
      t`You draw one starting contract, which lies face up on one of your two ${to('contracts.slots', 'slots')}, and two goals, which stay secret until the end. Your figure starts in Venezia unless your character says otherwise, and your score starts at 0.`,
      t`In the beginners’ game each seat gets the character in the table; otherwise see ${to('setup.expert', 'the expert game')}.`
    ],
    house:
      'The first start player is drawn at random or chosen by the table. The printed game asks who travelled last, which a program cannot know.'
  },
  'setup.fewer': {
    title: 'With two or three players',
    summary: t`Neutral dice block a few places for the whole game, and there are fewer black dice ${icon('black-die')}: one more than there are players.`,
    detail: [
      t`There is one black die ${icon('black-die')} more than there are players. With two or three players, neutral dice showing 1 are placed on ${to('actions.khan', 'Khan’s Favor')}; with two, one also lies on ${to('actions.coins', '5 Coins')}, which is therefore always occupied.`,
      'Neutral dice stay where they are all game and have no effect of their own.'
    ]
  },
  'setup.expert': {
    title: 'The expert game',
    summary: 'Small-city bonuses are shuffled, characters are picked, and two of the goals dealt are kept.',
    detail: [
      t`Small-city bonuses are shuffled instead of lying by their letters. ${to('characters.choosing', 'Characters')} are picked instead of assigned. Everybody is dealt four goals, or three where the cards do not go round, all at the same time, and secretly keeps two; see ${to('scoring.goals', 'goals')}.`,
      'Each of the three can be chosen on its own. They happen in this order: bonuses, characters, goals.'
    ]
  }
}
