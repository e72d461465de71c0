/** English: the course of a round. */
import { compensationBelow, rounds } from '../../../../../shared/games/voyages/content/numbers'
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const round: TextsOf<'round'> = {
  'round.start': {
    title: 'A round begins',
    summary: 'Start player, dice back, income, then everybody rolls.',
    detail: [
      t`From the second round on, ${to('travel.start-player', 'the last traveller')} starts. All dice come back from the board, black dice to the supply. Then ${to('round.income', 'income')} is paid, all dice are rolled, and low rolls get ${to('round.compensation', 'compensation')}.`,
      'The first round has everything but the change of the start player: characters pay in it too. A black die that comes from a bonus now is there for this round.'
    ]
  },
  'round.income': {
    title: 'Income',
    summary: t`Your character and your posts in small cities ${icon('small-city')} pay at the start of every round.`,
    detail: [
      'The program collects what leaves no choice. Where you must choose, it asks; you decide the order of your own bonuses.',
      t`Several seats may answer at once. What they draw from a common supply goes ${to('rewards.together', 'clockwise')}.`
    ]
  },
  'round.compensation': {
    title: 'Compensation for a low roll',
    summary: t`For every point that your roll is below ${compensationBelow} you get 1 camel ${icon('camel')} or 1 coin ${icon('coin')}, mixed as you like.`,
    detail: [
      t`All dice that you have just rolled are added up: Matteo’s white die counts, and so does a black die you already hold. It is settled once, right after the roll; later rerolls and new dice change nothing.`,
      t`${to('characters.raschid-ad-din-sinan', 'Raschid')} does not roll and gets none.`
    ],
    examples: ['You roll 1, 2, 2, 3 and 5: that is 13, two below 15. You take 1 camel and 1 coin.']
  },
  'round.end': {
    title: 'A round ends',
    summary: 'When nobody holds dice, the contract row is cleared and the next pile is laid out.',
    detail: [
      t`Contracts left in the row go under the special pile, column 1 first. Then six new ones come out and the next round ${to('round.start', 'begins')}.`,
      t`After round ${rounds} nothing is laid out: the game ends with the ${to('scoring.end', 'final scoring')}.`
    ]
  }
}
