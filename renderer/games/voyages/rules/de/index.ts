/** The rules in German. */
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

export const de: Texts = {
  tables,
  chapters: {
    game: 'Das Spiel',
    setup: 'Aufbau',
    round: 'Die Runde',
    turn: 'Der Zug',
    actions: 'Hauptaktionen',
    bonus: 'Bonusaktionen',
    contracts: 'Aufträge',
    travel: 'Reisen',
    posts: 'Handelsposten',
    cards: 'Stadtkarten',
    rewards: 'Belohnungen und Symbole',
    characters: 'Charaktere',
    scoring: 'Das Ende'
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
