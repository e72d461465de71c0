/** English: the guided first round of In the Service of the Khan. */
import { english } from '../../../words/message'
import { numbers } from './numbers'

export const en = english({
  aim: {
    title: 'Who you are, and how to win',
    text: `You travel westward from Beijing in the Khan’s service. Choose a character for its ability, then keep one of ${numbers.goals} goal cards that nobody else sees. After ${numbers.rounds} rounds the most points win: from contracts, cards, posts and their shields, and your goal.`,
    open: `You travel westward from Beijing in the Khan’s service. Choose a character for its ability, then keep one of ${numbers.goals} goal cards, which everybody sees at this table. After ${numbers.rounds} rounds the most points win: from contracts, cards, posts and their shields, and your goal.`,
    did: 'You know who you are and what you are after.'
  },
  dice: {
    title: 'Your dice are your actions',
    text: 'Everybody rolls again each round. On your turn you place dice on one action space and use it at once; your colour may lie there once a round. On most occupied spaces you pay as many coins as the lowest die you place shows.'
  },
  books: {
    title: 'Open a book',
    text: `One die, one offer. Book I takes any die, Book II a ${numbers.secondBook} or more, Book III a ${numbers.thirdBook} or more. Choose a die, then a lit book. Two offers are free; the two on the tile cost jade and change every round.`,
    did: 'You have opened a book.'
  },
  jade: {
    title: 'What you own, and jade',
    text: 'Goods complete contracts and improve seals; coins and camels pay for journeys. Jade may stand for a coin or a camel in any payment, never the other way round. It pays by itself for what you lack; press its button to be asked each time.'
  },
  bonus: {
    title: 'A bonus action',
    text: `Before and after the main action you may complete contracts, improve seals, put dice into the money bag, or pay camels: ${numbers.reroll} to reroll a die, ${numbers.adjust} to turn it by 1, ${numbers.blackDie} for a black die. Try one if you like.`,
    did: 'That was a bonus action.'
  },
  endTurn: {
    title: 'End your turn',
    text: 'A turn has exactly one main action. When you have done yours and want no more bonus actions, end your turn. Your other dice stay for your next turn.',
    did: 'Your turn has ended.'
  },
  favor: {
    title: 'Khan’s Favor',
    text: `One die brings ${numbers.favorCoins} coins and ${numbers.favorCamels} camels, and is never paid for. But values in this row never fall: yours must be at least as high as the one before it. Come early, and low dice will do.`,
    did: 'The Khan has favoured you.'
  },
  travel: {
    title: 'Three ways to travel',
    text: `One die goes one step for ${numbers.stepFee} coins. Two dice go up to ${numbers.middleSteps} steps, three up to ${numbers.upperSteps}, as far as the lowest shows. Choose dice, then a lit place: you see the price before you go.`,
    other: {
      title: 'Your way to travel',
      text: `You may use only the space for one die: it goes one step for ${numbers.stepFee} coins. Where others pay coins and camels for the road, you pay none. Choose a die, then a lit place: you see the price before you go.`
    },
    did: 'Your figure is on its way.'
  },
  post: {
    title: 'A trading post and its shield',
    text: 'Where your movement ends in a city, you place a post. It brings the city’s bonus every round, or a contract, or opens its card or action. The more different shields your cities show, the more points at the end.',
    did: 'You have placed a post.'
  },
  seals: {
    title: 'Guild seals',
    text: 'Two dice take a seal: the lower one must reach its number. Seals open the routes that show them. As a bonus action you may improve one: its bonus comes at once, and again at the start of every round.',
    did: 'You have taken a seal.'
  },
  contracts: {
    title: 'Contracts',
    text: `Contracts lie in cities: a new post there brings one. One die takes one or two from cities with your posts, and ${numbers.contractCoins} coins. You have room for ${numbers.contractSlots}. As a bonus action you pay what it asks for and get reward and points.`,
    did: 'You have taken a contract.'
  },
  round: {
    title: 'The end of the round',
    text: 'When nobody has dice left, a new round begins: cities and improved seals pay, cards and offers change, everybody rolls. The last to travel with the most dice goes first. Play on until then.',
    did: 'A new round has begun.'
  }
})
