/** English: titles and heads of the tables. */
import type { TableWords } from '../table-words'

export const tables: TableWords = {
  cards: { title: 'The 55 cards', card: 'Card', perColour: 'Of each colour', all: 'In all' },
  icons: { title: 'Icons', icon: 'Asks for', pays: 'What pays' },
  ballast: { title: 'At this table', leads: 'Ballast leads to', means: 'That is' },
  stages: {
    first: 'Seals of the first stage',
    second: 'Seals of the second stage',
    space: 'Space',
    gold: 'Gold'
  },
  road: {
    title: (track) => `Road: ${track}`,
    space: 'Space',
    asks: 'Asks for',
    chest: 'Chest',
    scores: 'Seal'
  }
}
