/** English: laying out the game. */
import { rowColumns, startCamels } from '../../../../../shared/games/voyages/content/numbers'
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const setup: TextsOf<'setup'> = {
  'setup.board': {
    title: 'The board',
    summary:
      'Bonuses, city cards and contracts are laid out by chance, the small-city bonuses by their letters.',
    detail: [
      t`Each small city gets the bonus of its letter, each large city one ${to('posts.outpost', 'outpost bonus')} and its ${to('actions.city-card', 'city card')}; Sumatra gets three cards. What is left over stays in the box.`,
      t`The contracts make five piles of ${rowColumns}, one for each round, and a special pile of the rest. The first pile is laid out as the ${to('contracts.row', 'contract row')}; the special pile is kept apart and never mixed with the others.`
    ]
  },
  'setup.players': {
    title: 'Everybody starts with',
    summary: t`${startCamels} camels ${icon('camel')}, five dice, nine trading posts, one starting contract, two goals and a character. Later seats get more coins ${icon('coin')}.`,
    detail: [
      t`The starting contract is drawn and lies face up on one of your two ${to('contracts.slots', 'slots')}. The two goals are secret until the end. Your figure begins in Venezia, your score at 0.`,
      t`In the beginners’ game each seat gets the character of the table; otherwise see ${to('setup.expert', 'the expert game')}.`
    ],
    house:
      'The first start player is drawn, or chosen by the table. The printed game asks who travelled last, which a program cannot know.'
  },
  'setup.fewer': {
    title: 'With two or three players',
    summary: t`Neutral dice block a few places for the whole game, and there are fewer black dice ${icon('black-die')}: one more than players.`,
    detail: [
      t`The neutral dice show 1. They take up fields of ${to('actions.khan', 'Khan’s Favor')}; with two players one also lies on ${to('actions.coins', '5 Coins')}, which is therefore always occupied.`,
      'They are never taken back and set off nothing by themselves.'
    ]
  },
  'setup.expert': {
    title: 'The expert game',
    summary: 'Small-city bonuses are shuffled, characters are picked, and two of four goals are kept.',
    detail: [
      t`The three changes can be chosen one by one, and happen in this order: bonuses, ${to('characters.choosing', 'characters')}, goals.`,
      t`For the goals everybody gets four cards at the same time and secretly keeps two; see ${to('scoring.goals', 'goals')}.`
    ]
  }
}
