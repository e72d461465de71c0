/** English: titles and heads of the tables. */
import type { TableWords } from '../table-words'

export const tables: TableWords = {
  bazaar: { title: 'What the stalls give, by column', stall: 'Stall', dice: 'Dice' },
  columns: { title: 'Extras of the contract row', column: 'Column', extra: 'You also get', or: 'or' },
  steps: { title: 'The travel table', steps: 'Steps', coins: 'Coins in all' },
  routes: { title: 'All routes', route: 'Between', cost: 'For each crossing', free: 'free' },
  cityBonuses: { title: 'Small-city bonuses', letter: 'Letter', bonus: 'Bonus', home: 'Lies in (beginners)' },
  outposts: { title: 'All outpost bonuses', bonus: 'Bonus', words: 'In words' },
  slots: { title: 'Slots of Beijing', slot: 'Post', points: 'Points' },
  posts: {
    title: 'Points for posts',
    post: 'Post',
    points: 'Points',
    nth: (n) => ['1st', '2nd', '3rd'][n - 1] ?? `${n}th`
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
  contracts: {
    starting: 'Starting contracts',
    regular: 'Regular contracts',
    cost: 'You pay',
    reward: 'You get',
    points: 'Points'
  },
  icons: { title: 'Icons', icon: 'Icon', meaning: 'Meaning' },
  start: {
    title: 'By seat, from the start player',
    seat: 'Seat',
    coins: 'Coins',
    character: 'Character (beginners)'
  },
  neutral: {
    title: 'What changes with the number of players',
    players: 'Players',
    black: 'Black dice',
    places: 'Neutral dice',
    none: 'none'
  },
  goals: { title: 'All goals', goal: 'Goal', points: 'Points' },
  goalPlaces: { title: 'Different goal places with your post', places: 'Places', points: 'Points' },
  mercator: { title: 'What Mercator gets', players: 'Players', gains: 'When another player uses' }
}
