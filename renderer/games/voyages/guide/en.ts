/** English: the guided first round of Voyages. */
import {
  adjustPrice,
  blackDiePrice,
  moneyBagCoins,
  rerollPrice,
  rounds
} from '../../../../shared/games/voyages/content/numbers'

export const goals = {
  title: 'Two secret goals',
  text: 'Each of your goal cards names two places. A trading post in both earns its points at the end. Hold the button to look at your cards; nobody else sees them.'
}
export const dice = {
  title: 'Your dice are your actions',
  text: 'Everybody rolls anew each round. On your turn you place dice on one action space and use it at once. High dice reach further, but low ones find work as well.'
}
export const bazaar = {
  title: 'Buy at the bazaar',
  text: 'Choose dice, then a lit column of the bazaar. Camels and pepper take one die, silk two, gold three. You may go as far right as the lowest of them shows.',
  did: 'You have used the bazaar.'
}
export const stock = {
  title: 'What you own',
  text: 'Goods and camels fulfil contracts. Coins and camels pay for journeys, and camels pay for most bonus actions.'
}
export const bonus = {
  title: 'A bonus action',
  text: `Before and after the main action you may do extras: put a die in the purse for ${moneyBagCoins} coins, or pay camels: ${rerollPrice} rolls a die again, ${adjustPrice} turn it by 1, ${blackDiePrice} bring a black die. Try one if you like.`,
  did: 'That was a bonus action.'
}
export const endTurn = {
  title: 'End your turn',
  text: 'A turn holds exactly one main action. When you have done yours and want no more extras, end the turn. The other dice wait for your next one.',
  did: 'Your turn has ended.'
}
export const rival = {
  title: 'Your rival',
  text: 'Goods, dice, contracts and posts of the others lie open here. Most spaces that are occupied can still be used: you pay as many coins as your lowest die there shows.'
}
export const travel = {
  title: 'Travel',
  text: 'Two dice on Travel move your figure, at most as many steps as the lower one shows. Choose two dice, then a lit place on the map: the price is shown before you go. If coins or camels are short, come back to this later.',
  did: 'Your figure is on its way.'
}
export const post = {
  title: 'A trading post',
  text: 'When your movement ends in a city without a post of yours, you place one. Small cities pay you every round. In large ones you may use the city cards, and the first to come gets a bonus.',
  did: 'Your post stands.'
}
export const contracts = {
  title: 'Contracts',
  text: 'One die takes one or two contracts from columns up to its value. Later, as a bonus action, you pay what stands on the left and receive the reward and the points.',
  did: 'You have taken contracts.'
}
export const round = {
  title: 'The end of the round',
  text: 'Turn by turn the dice go out. When nobody has any left, a new round begins: small cities pay, everybody rolls. Whoever travelled last goes first. Play on until then.',
  did: 'A new round has begun.'
}
export const scoring = {
  title: 'How to win',
  text: `After ${rounds} rounds the points count: from contracts and city cards on the way; then from goals, Beijing, what you have left, and the most contracts. Your score is always shown here.`
}
