/** English: what the game is about. */
import { em, icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const game: TextsOf<'game'> = {
  'game.aim': {
    title: 'What you play for',
    summary: t`Lead your camel ${icon('camel')} from Ormuz by way of Ganzhou to Dadu, and own the most gold ${icon('chest')} at the end.`,
    detail: [
      t`Two to five players lead their camels ${icon('camel')} along the road from Ormuz by way of Ganzhou to Dadu. Whoever owns the most gold ${icon('chest')} at the end wins.`,
      t`Gold comes from ${to('move.chests', 'chests')} on the road and from the scorings in ${to('ganzhou.scoring', 'Ganzhou')} and ${to('end.scoring', 'Dadu')}. Being fast helps, but it does not win by itself.`
    ]
  },
  'game.cards': {
    title: 'The cards',
    summary: 'Goods and camel drivers, each in five colours. They pay for the spaces of the road.',
    detail: [
      t`Cards pay for the spaces of the road. Each card is a good or a camel driver, and both come in five colours. Goods are oil ${icon('oil')}, spices ${icon('spices')}, silk ${icon('silk')} and fruit ${icon('fruit')}. A ${em('camel driver')} ${icon('driver')} is never a good, and a good never a driver.`,
      'Nobody else sees the cards in your hand. Everybody sees the display and the discards, and how many cards each hand and the deck hold.'
    ],
    house:
      'That you may look through the discards and count the cards is our reading; the printed rules do not say.'
  },
  'game.gold': {
    title: 'Gold',
    summary: t`Only the total of your gold ${icon('chest')} counts. Everybody sees it.`,
    detail: [
      t`Whatever your chests look like, it is the total of your gold ${icon('chest')} that counts, and everybody sees it. Chests hold 1, 2 or 3 gold and are freely exchanged, so the program keeps one number for each player. The supply cannot run out.`
    ],
    house: 'Keeping only the total is our way of doing it.'
  },
  'game.sources': {
    title: 'What is printed and what is ours',
    summary:
      'The rules are those of the printed game, in our own words; most spaces of the road are our own design.',
    detail: [
      t`These pages tell the rules of the printed game in our own words. The number of spaces, the gold of both scorings and what Ganzhou asks for are known from public descriptions of the printed board. We did not have the board itself. What every other space ${to('road.spaces', 'asks for')}, where the chests lie and nearly all the names are our design, tried out in many simulated games.`,
      'A group that owns the game can replace the road with a content pack of its own; the tables in these pages then show that road. A pack may give its cities other names: what is said here of Ganzhou and Dadu then holds for the last space of its first stage and for the very last space.'
    ],
    house:
      'A remark like this one marks, in every paragraph, what neither the printed rules nor public descriptions of the game say: there the choice is ours.'
  }
}
