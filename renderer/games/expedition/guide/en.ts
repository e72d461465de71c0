/** English: the guided first round of the Expedition. */
export const road = {
  title: 'Two camels, one road',
  text: 'Your camels are going from Ormuz to Dadu. Whoever owns the most gold at the end wins: speed helps, but it is the gold that counts.'
}
export const hand = {
  title: 'Your cards',
  text: 'There are goods (oil, spices, silk and fruit) and camel drivers, all in five colours. Cards pay for spaces. Only you see yours, and you may hold as many as you like.'
}
export const space = {
  title: 'What a space asks',
  text: 'A camel always enters the next free space, and each asks for certain cards: equal goods, different goods, drivers or colours. Point at a space to read what it wants.'
}
export const move = {
  title: 'Move a camel',
  text: 'Press a lit space: the cards that pay for it are shown, and you may choose others. You may enter several spaces in one turn, but with one of your camels only.',
  did: 'Your camel has moved.'
}
export const draw = {
  title: 'Take a card',
  text: 'Every turn ends with exactly one card, whether you have moved or not: an open one or the top one of the deck. Collect what the spaces ahead ask for.',
  did: 'You have taken a card.'
}
export const occupied = {
  title: 'Occupied spaces',
  text: 'Spaces with a camel on them are skipped, free of charge. A rival just ahead of you is a gift: your step becomes longer for the same cards.'
}
export const chest = {
  title: 'Chests',
  text: 'The first camel to enter a space with a chest gets its gold at once, and nobody after it.'
}
export const ballast = {
  title: 'Drop ballast',
  text: 'Once in a turn, 1 gold moves a camel to its next free space without cards, but only where a rival has already been. Gold is also what wins, so weigh it.',
  did: 'You have dropped ballast.'
}
export const scoring = {
  title: 'Half-time in Ganzhou',
  text: 'When the first camel enters Ganzhou, every camel on one of the numbered seals of this stage earns that much gold and goes to the city. It happens only once.'
}
export const end = {
  title: 'The end in Dadu',
  text: 'The first camel in Dadu ends the game at once. Camels on the seals of the second stage earn their gold. The most gold wins.'
}
