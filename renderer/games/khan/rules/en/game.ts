/** English: what the game is about. */
import { t, to } from '../say'
import type { TextsOf } from '../structure'

export const game: TextsOf<'game'> = {
  'game.aim': {
    title: 'What it is about',
    summary:
      'Travel from Beijing to the west in the Khan’s service. After five rounds, whoever has the most points wins.',
    detail: [
      t`You set out from Beijing for the west in the Khan’s service and try to score the most points in five rounds. In each round you place dice on action spaces to collect goods, take and complete contracts, win the seals of the guilds and travel. Posts in cities bring bonuses at once and in later rounds, give you access to more contracts and cards, and carry the ${to('scoring.shields', 'shields')} that count at the end.`,
      t`Points come from contracts, cards and bonuses during the game, and from shields, your goal card, goods and coins in the ${to('scoring.end', 'final scoring')}.`
    ]
  },
  'game.sources': {
    title: 'What is printed and what is ours',
    summary: 'The rules are those of the printed game. Many values on board, cards and tiles are ours.',
    detail: [
      'We follow the rules of the printed game, but no public text gives the numbers on its board, cards and tiles. So that the game can be played without them, this project has designed its own values: the routes, seven of the city names and those of the oases, the cities’ shields and most of what lies in the cities, contracts, the offers of the books, what improving a seal costs and brings, special cities, bonus markers, outpost tiles, goal cards, most city cards, the limits of two Travel spaces, and the shield points between the first and the last.',
      'The other names, counts of pieces and the two worked examples of travelling are those of the printed rules. Where a point of the rules is our own decision, a remark like the one below says so.'
    ],
    house:
      'The values of these tables are ours. A group that owns the game can replace them with a content pack; the tables in these pages then show its values, and its names if it gives other names to those cities and oases.'
  }
}
