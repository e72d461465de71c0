/** English: the course of a round. */
import { compensationBelow, rounds } from '../../../../../shared/games/voyages/content/numbers'
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const round: TextsOf<'round'> = {
  'round.start': {
    title: 'A round begins',
    summary: 'Start player, dice back, income; then everybody rolls.',
    detail: [
      t`From the second round on, ${to('travel.start-player', 'the last traveller')} becomes the start player. All dice come back from the board, black ones to the supply. Then ${to('round.income', 'income')} is paid, everybody rolls all their dice, and low rolls get ${to('round.compensation', 'compensation')}.`,
      'The first round is the same, except that the start player stays: characters pay in it too.'
    ],
    house:
      'That the dice come back before income is paid is our choice, since texts of the game differ. It would matter only if a bonus brought a black die, and none of the base game does.'
  },
  'round.income': {
    title: 'Income',
    summary: t`At the start of every round, your character and your posts in small cities ${icon('small-city')} pay you.`,
    detail: [
      t`At the start of every round you get what your character brings, if it brings anything, and the bonus of each small city ${icon('small-city')} with a post of yours.`,
      'The program collects whatever leaves no choice. Where there is one, it asks you; the order of your own bonuses is up to you.',
      t`Several players may answer at the same time; what they draw from a shared supply goes ${to('rewards.together', 'clockwise')}.`
    ]
  },
  'round.compensation': {
    title: 'Compensation for a low roll',
    summary: t`For every point that your roll falls short of ${compensationBelow}, you get 1 camel ${icon('camel')} or 1 coin ${icon('coin')}, in any mix.`,
    detail: [
      t`Add up all the dice you have just rolled, Matteo’s white die and any black die you hold included. For every point that the sum falls short of ${compensationBelow}, you get 1 camel ${icon('camel')} or 1 coin ${icon('coin')}, in any mix.`,
      t`This is settled once, right after the roll; later rerolls and new dice change nothing. ${to('characters.raschid-ad-din-sinan', 'Raschid')} does not roll and gets none.`
    ],
    examples: ['You roll 1, 2, 2, 3 and 5: that is 13, two short of 15. You take 1 camel and 1 coin.']
  },
  'round.end': {
    title: 'A round ends',
    summary: 'When nobody holds dice, the contract row is cleared and the next pile is laid out.',
    detail: [
      t`The round ends when nobody holds any dice. Contracts left in the row go under the special pile, the next six are laid out, and the next round ${to('round.start', 'begins')}.`,
      t`After round ${rounds} nothing is laid out: the game ends with the ${to('scoring.end', 'final scoring')}.`
    ],
    house: 'The contracts go under the pile from column 1 to column 6. The printed rules give no order.'
  }
}
