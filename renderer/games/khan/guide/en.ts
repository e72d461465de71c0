/** English: the guided first round of In the Service of the Khan. */
import { books } from '../../../../shared/games/khan/content/books'
import {
  adjustPrice,
  blackDiePrice,
  contractSlots,
  contractsReward,
  goalsDealt,
  khanReward,
  rerollPrice,
  rounds,
  travelSpaces
} from '../../../../shared/games/khan/content/numbers'
import { english } from '../../../words/message'

const [, second, third] = books.map(({ minDie }) => minDie)
const [step, middle, upper] = travelSpaces

export const en = english({
  aim: {
    title: 'Who you are, and how one wins',
    text: `You travel westward from Beijing in the Khan’s service. Choose a character for its gift, then keep one of ${goalsDealt} goal cards that nobody else sees. After ${rounds} rounds the most points win: from contracts, cards, posts and their shields, and your goal.`,
    did: 'You know who you are and what you are after.'
  },
  dice: {
    title: 'Your dice are your actions',
    text: 'Everybody rolls again each round. On your turn you place dice on one action space and use it at once; your colour may lie there once a round. On most occupied spaces you pay as many coins as the lowest die you place shows.'
  },
  books: {
    title: 'Open a book',
    text: `One die, one offer. Book I takes any die, Book II a ${second} or more, Book III a ${third} or more. Choose a die, then a lit book. Two offers are free; the two on the tile cost jade and change every round.`,
    did: 'You have opened a book.'
  },
  jade: {
    title: 'What you own, and jade',
    text: 'Goods complete contracts and improve seals; coins and camels pay for journeys. Jade may stand for a coin or a camel in any payment, never the other way round. It pays for what is short, unless you press the button to be asked.'
  },
  favor: {
    title: 'Khan’s Favor',
    text: `One die brings ${khanReward.coin} coins and ${khanReward.camel} camels, and is never paid for. But values in this row never fall: yours must be at least as high as the one before it. Come early, and low dice will do.`,
    did: 'The Khan has favoured you.'
  },
  bonus: {
    title: 'A bonus action',
    text: `Before and after the main action you may complete contracts, improve seals, put dice into the money bag, or pay camels: ${rerollPrice} to reroll a die, ${adjustPrice} to turn it by 1, ${blackDiePrice} for a black die. Try one if you like.`,
    did: 'That was a bonus action.'
  },
  endTurn: {
    title: 'End your turn',
    text: 'A turn has exactly one main action. When you have done yours and want no more bonus actions, end your turn. Your other dice stay for your next turn.',
    did: 'Your turn has ended.'
  },
  travel: {
    title: 'Three ways to travel',
    text: `One die goes one step for ${step?.fee.coin} coins. Two dice go up to ${middle?.steps} steps, three up to ${upper?.steps}, as far as the lowest shows. Choose dice, then a lit place: you see the price before you go. If you cannot pay it yet, come back later.`,
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
    text: `Contracts lie in cities: a new post there brings one. One die takes one or two from cities with your posts, and ${contractsReward.coin} coins. You have room for ${contractSlots}. As a bonus action you pay what is on the left and get reward and points.`,
    did: 'You have taken a contract.'
  },
  round: {
    title: 'The end of the round',
    text: 'When nobody has dice left, a new round begins: cities and improved seals pay, cards and offers change, everybody rolls. Whoever used the highest Travel space, and used it last, goes first. Play on until then.',
    did: 'A new round has begun.'
  }
})
