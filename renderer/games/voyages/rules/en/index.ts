/** The rules in English. */
import type { Texts } from '../structure'
import { actions } from './actions'
import { bonus } from './bonus'
import { cards } from './cards'
import { characters } from './characters'
import { contracts } from './contracts'
import { game } from './game'
import { posts } from './posts'
import { rewards } from './rewards'
import { round } from './round'
import { scoring } from './scoring'
import { setup } from './setup'
import { tables } from './tables'
import { travel } from './travel'
import { turn } from './turn'

export const en: Texts = {
  tables,
  chapters: {
    game: 'The game',
    setup: 'Set-up',
    round: 'The round',
    turn: 'The turn',
    actions: 'Main actions',
    bonus: 'Bonus actions',
    contracts: 'Contracts',
    travel: 'Travelling',
    posts: 'Trading posts',
    cards: 'City cards',
    rewards: 'Rewards and icons',
    characters: 'Characters',
    scoring: 'The end'
  },
  paragraphs: {
    ...game,
    ...setup,
    ...round,
    ...turn,
    ...actions,
    ...bonus,
    ...contracts,
    ...travel,
    ...posts,
    ...cards,
    ...rewards,
    ...characters,
    ...scoring
  }
}
