/** English: the words of the tables. */
import type { TableWords } from '../table-words'

export const tables: TableWords = {
  seals: {
    title: 'The guild seals',
    seal: 'Seal',
    die: 'Lower die',
    taken: 'At once',
    improve: 'Improving costs',
    bonus: 'Bonus'
  },
  routes: { title: 'All routes', route: 'Route', cost: 'Cost', seal: 'Seal' },
  travel: {
    title: 'The Travel spaces',
    dice: 'Dice',
    steps: 'Steps at most',
    fee: 'Price',
    extra: 'Extra posts'
  },
  shields: { title: 'Points for shields', shields: 'Shields', points: 'Points' },
  contracts: {
    starting: 'Starting contracts',
    regular: 'Contracts of the cities',
    cost: 'Cost',
    reward: 'Reward',
    points: 'Points'
  },
  items: {
    coin: 'Coins',
    camel: 'Camels',
    pepper: 'Pepper',
    silk: 'Silk',
    gold: 'Gold',
    jade: 'Jade',
    vp: 'Points',
    'any-good': 'Goods of your choice',
    'different-goods': 'Different goods of your choice',
    'black-die': 'Black dice',
    contract: 'Contracts from the pile',
    'contract-from-city': 'Contracts from a city',
    move: 'Steps',
    'other-city-bonus': 'Copied bonus markers',
    'own-city-bonus': 'Bonuses of your marker cities',
    'coins-or-camel': '2 coins or 1 camel'
  }
}
