/** One sentence for every icon, tile, space and character: what it does (T-15). */
import type { BonusActionId, Bundle, Item } from '../../../../../shared/games/voyages/types'
import type { Effect } from '../../../../../shared/games/voyages/effects'
import { listsOf, named } from '../../../../words/catalogue'
import { entriesOf, runsOf } from '../bundles'
import { amount, places } from '../names/en'

const list = listsOf('en-GB')

/** "1 camel and 3 pepper". */
const bundleWords = (bundle: Bundle): string =>
  list(entriesOf(bundle).map(([item, count]) => amount(item, count))) || 'nothing'
/** "1 camel, 3 pepper": for names of buttons; `none` for an empty bundle. */
export const bundleShort = (bundle: Bundle, none = 'nothing'): string =>
  entriesOf(bundle)
    .map(([item, count]) => amount(item, count))
    .join(', ') || none

export const items: Readonly<Record<Item, string>> = {
  coin: 'Coins pay for occupied spaces, travel and some routes; 10 left at the end are 1 point.',
  camel: 'Camels pay for routes, contracts and bonus actions; most camels break a tie.',
  pepper: 'Pepper is the commonest good; contracts ask for it.',
  silk: 'Silk is the middle good; contracts ask for it.',
  gold: 'Gold is the rarest good; contracts ask for it.',
  vp: 'Victory points decide the game.',
  'any-good': 'A good of your choice: pepper, silk or gold, repeats allowed.',
  'different-goods': 'Goods of your choice, all of different kinds.',
  'black-die': 'Take a black die from the supply and roll it at once; it has no colour.',
  contract: 'Draw a contract; if both your slots are full it may replace one.',
  move: 'Steps on the map without the price of the travel table; routes still cost what they show.',
  'other-city-bonus': 'Copy the bonus of any other small city.',
  'own-city-bonus': 'Collect the bonus of a small city that holds your post.'
}

export const spaceHelp = named({
  'bazaar-gold': 'Place 3 dice. The lowest one allows every column up to its value.',
  'bazaar-silk': 'Place 2 dice. The lower one allows every column up to its value.',
  'bazaar-pepper': 'Place 1 die. Take any column up to its value.',
  'bazaar-camel': 'Place 1 die. Take any column up to its value.',
  'khans-favor':
    'Place 1 die at least as high as the one before it: 2 camels and a good of choice. Four places a round, never a payment.',
  'take-5-coins': 'Place 1 die of any value: 5 coins.',
  'money-bag': 'A bonus action: put a die away for 3 coins, as often as you like and never at a price.',
  contracts: 'Place 1 die and take one or two contracts from columns up to its value.',
  travel:
    'Place 2 dice and move up to as many steps as the lower one shows. Steps cost coins by the table, routes what they show. The last traveller starts the next round.'
})
export const occupiedHelp = (price: number): string =>
  price === 0
    ? 'Occupied, but you pay nothing for it.'
    : `Occupied: costs ${amount('coin', price)} with these dice.`
export const occupiedAny = 'Occupied: costs coins equal to the lowest die you place.'

/** What a city card does. */
export const effectWords = (effect: Effect): string => {
  switch (effect.kind) {
    case 'trade': {
      const ways = effect.options.map((way) => `pay ${bundleWords(way.cost)} for ${bundleWords(way.reward)}`)
      const often = 'up to as often as the die shows'
      return `${ways.join(', or ')}, ${often}${effect.options.length > 1 ? (effect.mix ? '; both ways may be mixed' : '; one way only') : ''}.`
    }
    case 'perCount':
      return `${bundleWords(effect.reward)} for each ${effect.count === 'posts' ? 'post you have on the map' : 'contract you completed'}, at most the die’s value.`
    case 'byDie':
      return `by the die: ${byValue(effect.rewards)}.`
    case 'perPip':
      return `${bundleWords(effect.reward)} for every pip of the die.`
    default:
      return effect satisfies never
  }
}
const byValue = (rewards: readonly Bundle[]): string =>
  runsOf(rewards)
    .map(({ from, to, reward }) => `${from === to ? from : `${from} to ${to}`}: ${bundleWords(reward)}`)
    .join('; ')
export const cityCard = (city: string, effect: Effect): string =>
  `${places[city] ?? city} card: ${effectWords(effect)} Needs your post in the city and 1 die; one use a round.`
export const outpost = (city: string, reward: Bundle): string =>
  `First post in ${places[city] ?? city} gains ${bundleWords(reward)}.`
export const cityBonus = (city: string, reward: Bundle): string =>
  `A post in ${places[city] ?? city} gains ${bundleWords(reward)}, at once and at the start of every round.`
export const beijingSlots =
  'The first post in Beijing is worth 10 points at the end, then 7, 4 and 1. Its owner also scores 1 point for every 2 goods left.'
export const postBadges = named({
  8: 'The 8th post on the map scores 5 points at once.',
  9: 'The 9th post on the map scores 10 points at once.',
  11: 'The 11th post on the map scores 10 more points at once.'
})
export const contract = (cost: Bundle, reward: Bundle, vp: number): string =>
  `Pay ${bundleWords(cost)}: gain ${bundleWords(reward)} and ${amount('vp', vp)}.`
export const routeCost = (from: string, to: string, cost: Bundle): string =>
  `${places[from] ?? from} to ${places[to] ?? to}: ${bundleShort(cost, 'free')} for each crossing.`
export const goals =
  'Posts in both places of a goal score its points. Different goal places with your post score 1, 3, 6 or 10 more.'
export const character = (name: string, full: string): string => `${name}: ${full}`
export const projected =
  'Points now, and if the game ended now: Beijing, coins, goods and most contracts included, goals left out.'
export const blackDiceLeft = (left: number): string => `${left} left`
export const bonusHelp: Readonly<Record<BonusActionId, string>> = {
  'complete-contract':
    'Pay for one of your contracts, gain its reward and points. Free, as often as you can.',
  'money-bag': spaceHelp['money-bag'],
  'reroll-die': 'Pay 1 camel and roll one of your dice again. It cannot be taken back.',
  'adjust-die': 'Pay 2 camels and turn one of your dice up or down by 1.',
  'take-black-die': 'Pay 3 camels for a black die, rolled at once. Once a turn; it cannot be taken back.'
}
