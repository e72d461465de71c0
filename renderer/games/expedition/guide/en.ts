/** English: the guided first round of the Expedition. */
import { english } from '../../../words/message'

export const en = english({
  road: {
    title: 'Who you are, and how to win',
    text: 'You lead a caravan in Marco Polo’s days, from Ormuz to the Khan’s city, Dadu. These are your camels. Whoever owns the most gold when the first camel reaches Dadu wins.'
  },
  hand: {
    title: 'Your cards',
    text: 'There are goods (oil, spices, silk and fruit) and camel drivers, all in five colours. Cards pay for spaces. Only you can see yours, and you may hold as many as you like.',
    open: 'There are goods (oil, spices, silk and fruit) and camel drivers, all in five colours. Cards pay for spaces. At this table everybody sees all of them. You may hold as many as you like.'
  },
  space: {
    title: 'What a space asks for',
    text: 'A camel always enters the next free space, and each asks for certain cards: equal goods, different goods, drivers or colours. Point at a space to see what it asks for.'
  },
  move: {
    title: 'Move a camel',
    text: 'Choose a lit space: the cards that would pay for it are shown, and you may choose others. You may enter several spaces in one turn, but with only one of your camels.',
    did: 'Your camel has moved.'
  },
  draw: {
    title: 'Take a card',
    text: 'Whether you have moved or not, every turn ends with drawing exactly one card: an open one or the top card of the deck. Collect what the spaces ahead ask for.',
    did: 'You have taken a card.'
  },
  occupied: {
    title: 'Occupied spaces',
    text: 'Spaces with a camel on them are skipped, at no cost. A rival just ahead of you is a gift: you get further for the same cards.'
  },
  chest: {
    title: 'Chests',
    text: 'The first camel to enter a space with a chest gets its gold at once; later ones get nothing.'
  },
  ballast: {
    title: 'Drop ballast',
    text: 'Once per turn, 1 gold moves a camel to its next free space without cards, but only where a rival has already been. Gold is also what wins the game, so think twice.',
    did: 'You have dropped ballast.'
  },
  scoring: {
    title: 'Half-time in Ganzhou',
    text: 'When the first camel enters Ganzhou, every camel on one of the numbered seals of this stage earns that much gold and is put on the city. This happens only once.'
  },
  end: {
    title: 'The end in Dadu',
    text: 'The first camel in Dadu ends the game at once. Camels on the seals of the second stage earn their gold. The most gold wins.'
  }
})
