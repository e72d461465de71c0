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
  offers: {
    free: 'The free offers of the books',
    tiles: 'The offer tiles',
    book: 'Book',
    first: 'One offer',
    second: 'The other',
    oneJade: 'For 1 jade',
    twoJade: 'For 2 jade'
  },
  special: {
    title: 'The special cities, and how often the bonus of the seal comes, by the die',
    city: 'City',
    reward: 'Reward',
    seal: 'Seal'
  },
  cards: {
    title: 'City cards',
    card: 'The card',
    effect: 'In words',
    or: 'or',
    perPost: 'for each post',
    perContract: 'for each completed contract',
    perPip: 'for each pip'
  },
  cities: {
    title: 'The cities',
    city: 'City',
    shield: 'Shield',
    contracts: 'Contracts',
    marker: 'Bonus marker',
    card: 'City card',
    outpost: 'Outpost tile'
  },
  bonuses: { markers: 'Bonus markers', outposts: 'Outpost tiles', bonus: 'Bonus', words: 'In words' },
  goals: { title: 'Goal cards', seals: 'Improved seals', shields: 'Shields that count once more' },
  guests: { title: 'The characters that fit', character: 'Character', players: 'Players', ability: 'Ability' }
}
