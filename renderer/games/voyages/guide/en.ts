/** English: the guided first round of Voyages. */
import {
  adjustPrice,
  blackDiePrice,
  moneyBagCoins,
  rerollPrice,
  rounds
} from '../../../../shared/games/voyages/content/numbers'
import { english } from '../../../words/message'

export const en = english({
  goals: {
    title: 'Who you are, and how to win',
    text: 'You are a merchant on the way to Beijing; your ability is shown beside the portrait. After five rounds the most points win: from contracts, trading posts, Beijing and your two secret goals. Posts in both places of a goal score it, and every place adds some points of its own. Yours lie face up on your board; no rival sees them.',
    open: 'You are a merchant on the way to Beijing; your ability is shown beside the portrait. After five rounds the most points win: from contracts, trading posts, Beijing and your two goals. Posts in both places of a goal score it, and every place adds some points of its own. Yours lie face up on your board; at this table everybody sees them.'
  },
  dice: {
    title: 'Your dice are your actions',
    text: 'Everybody rolls again each round. On your turn you place dice on one action space and use it at once. High dice reach further, but low ones are useful too. A die with a question mark takes any value you like.'
  },
  bazaar: {
    title: 'Buy at the bazaar',
    text: 'Choose dice, then a lit column of the bazaar. Camels and pepper take one die, silk two, gold three. Your lowest die is the highest column you may take.',
    did: 'You have used the bazaar.'
  },
  stock: {
    title: 'What you own',
    text: 'Goods and camels complete contracts. Coins and camels pay for journeys, and camels also pay for most bonus actions.'
  },
  bonus: {
    title: 'A bonus action',
    text: `Before and after the main action you may use bonus actions: put a die on the money bag for ${moneyBagCoins} coins, or pay camels: ${rerollPrice} to reroll a die, ${adjustPrice} to turn it by 1, ${blackDiePrice} for a black die. Try one if you like.`,
    did: 'That was a bonus action.'
  },
  endTurn: {
    title: 'End your turn',
    text: 'A turn has exactly one main action. When you have done yours and want no more bonus actions, end your turn. Your other dice stay for your next turn.',
    did: 'Your turn has ended.'
  },
  rival: {
    title: 'Your rival',
    text: 'The goods, dice, contracts and posts of the other players are shown here. You can still use most occupied spaces: you pay as many coins as the lowest die you place there shows.'
  },
  travel: {
    title: 'Travel',
    text: 'Two dice on Travel move your figure, up to as many steps as the lower one shows. Choose two dice, then a lit place on the map: you see the price before you go. If you are short of coins or camels, come back to this later.',
    did: 'Your figure is on its way.'
  },
  post: {
    title: 'A trading post',
    text: 'When your movement ends in a city where you have no post, you place one. Small cities pay you every round. In large ones you may use the city cards, and the first to arrive gets a bonus.',
    did: 'You have placed a post.'
  },
  contracts: {
    title: 'Contracts',
    text: 'With one die you take one or two contracts from columns up to its value. Later, as a bonus action, you pay what a contract’s upper rows ask for and receive the reward in its bottom row, and its points.',
    did: 'You have taken contracts.'
  },
  round: {
    title: 'The end of the round',
    text: 'Turn by turn the dice are used up. When nobody has any left, a new round begins: small cities pay, and everybody rolls. Whoever travelled last goes first. Play on until then.',
    did: 'A new round has begun.'
  },
  scoring: {
    title: 'How to win',
    text: `After ${rounds} rounds the most points win. You score for contracts and city cards as you go, and at the end for goals, Beijing, what you have left, and the most contracts. Your score is always shown here.`
  }
})
