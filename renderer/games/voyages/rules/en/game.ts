/** English: what the game is about. */
import { rounds } from '../../../../../shared/games/voyages/content/numbers'
import { em, icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const game: TextsOf<'game'> = {
  'game.aim': {
    title: 'What you play for',
    summary: t`Whoever has the most victory points ${icon('vp')} after ${rounds} rounds wins.`,
    detail: [
      t`You travel in the company of Marco Polo. Points come mostly from ${to('bonus.contract', 'completed contracts')} and from ${to('posts.placing', 'trading posts')} in the right cities; some city cards give points as well.`,
      t`The rest is counted once, ${to('scoring.end', 'at the end')}: goals, the post in Beijing, what is left in stock, and the most contracts.`
    ]
  },
  'game.course': {
    title: 'How it goes',
    summary: t`${rounds} rounds. In each, everybody rolls dice and then takes turns clockwise, until all dice are placed.`,
    detail: [
      t`${em('A round')} begins with income and a roll of all dice. Then turns go round the table: in ${to('turn.course', 'your turn')} you place dice on one action space and use it at once.`,
      t`Who holds no dice any more is out of the round. When nobody holds any, the contracts left are cleared away, new ones come out, and the next round begins.`
    ]
  },
  'game.sources': {
    title: 'Where these rules come from',
    summary:
      'These pages tell the printed game in our own words; where its texts leave something open, we decided and say so.',
    detail: [
      'The rules follow the printed English rules of the base game. Where texts of the game differ or are silent, one reading was chosen for all tables, and the program keeps to it without exception.'
    ],
    house:
      'A remark like this one marks what no printed text decides. Agree on something else at your own table if you like; the program plays it as written here.'
  }
}
