/** English: what the game is about. */
import { em, icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const game: TextsOf<'game'> = {
  'game.aim': {
    title: 'What you play for',
    summary: t`Lead your camel ${icon('camel')} from Ormuz by way of Ganzhou to Dadu, and own the most gold ${icon('chest')} at the end.`,
    detail: [
      t`Gold comes from ${to('move.chests', 'chests')} on the road and from the scorings in ${to('ganzhou.scoring', 'Ganzhou')} and ${to('end.scoring', 'Dadu')}. Being fast helps, but it does not win by itself.`
    ]
  },
  'game.cards': {
    title: 'The cards',
    summary: 'Goods and camel drivers, each in five colours. They pay for the spaces of the road.',
    detail: [
      t`Goods are oil ${icon('oil')}, spices ${icon('spices')}, silk ${icon('silk')} and fruit ${icon('fruit')}. A ${em('camel driver')} ${icon('driver')} is never a good, and a good never a driver.`,
      t`Nobody sees the cards in your hand. Everybody sees the open cards, the discards, and how many cards each hand and the deck hold.`
    ],
    house:
      'That the discards may be looked through and the cards counted is our reading; the printed rules do not say.'
  },
  'game.gold': {
    title: 'Gold',
    summary: t`Only the sum of your gold ${icon('chest')} counts. Everybody sees it.`,
    detail: [
      'Chests hold 1, 2 or 3 gold and are changed freely, so the program keeps one number for each player. The supply cannot run out.'
    ],
    house: 'Keeping only the sum is our way of doing it.'
  },
  'game.sources': {
    title: 'What is printed and what is ours',
    summary:
      'The rules are those of the printed game, told in our own words; most spaces of the road are our own design.',
    detail: [
      t`The number of spaces, the gold of both scorings and what Ganzhou asks for are known from public descriptions of the printed board. We did not have the board itself. What every other space ${to('road.spaces', 'asks for')}, the places of the chests and nearly all names were designed for this project and tried out in many simulated games.`,
      'A group that owns the game can replace the road by a content pack of its own; these pages then show that road.'
    ],
    house: 'A remark like this one marks in every paragraph what is not from the printed game.'
  }
}
