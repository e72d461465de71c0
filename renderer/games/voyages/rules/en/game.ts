/** English: what the game is about. */
import { rounds } from '../../../../../shared/games/voyages/content/numbers'
import { em, icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const game: TextsOf<'game'> = {
  'game.aim': {
    title: 'What you play for',
    summary: t`After ${rounds} rounds, whoever has the most victory points ${icon('vp')} wins.`,
    detail: [
      t`You travel in the company of Marco Polo. Whoever has the most victory points ${icon('vp')} after ${rounds} rounds wins; ${to('scoring.winner', 'camels')} break ties.`,
      t`Most points come from ${to('bonus.contract', 'completed contracts')} and from ${to('posts.placing', 'trading posts')} in the right cities; some city cards give points as well.`,
      t`The rest is counted once, ${to('scoring.end', 'at the end')}: goals, your post in Beijing, the coins and goods you have left, and the most contracts.`
    ]
  },
  'game.course': {
    title: 'How it goes',
    summary: t`${rounds} rounds. In each, everybody rolls their dice; then players take turns clockwise until all dice have been placed.`,
    detail: [
      t`Two to four players play ${rounds} rounds. ${em('A round')} begins with income and a roll of all dice. Then players take turns clockwise: on ${to('turn.course', 'your turn')} you place dice on one action space and use it at once.`,
      'Once you hold no dice, you are out for the round. When nobody holds any, the contracts left in the row are cleared away, new ones are laid out, and the next round begins.'
    ]
  },
  'game.sources': {
    title: 'Where these rules come from',
    summary:
      'The rules of the printed game in our own words. Where its texts leave something open, we chose a reading and say so.',
    detail: [
      'These pages tell the printed English rules of the base game in our own words. Where texts of the game differ or are silent, we chose one reading; every table plays by it, without exception.'
    ],
    house:
      'A remark like this one marks what no rules text known to us decides, or where such texts disagree: there the choice is ours. Your group may agree otherwise at its own table, but the program plays it as written here.'
  }
}
