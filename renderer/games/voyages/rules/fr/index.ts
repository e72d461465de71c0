/** The rules in French. */
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

export const fr: Texts = {
  tables,
  chapters: {
    game: 'Le jeu',
    setup: 'Mise en place',
    round: 'La manche',
    turn: 'Le tour',
    actions: 'Actions principales',
    bonus: 'Actions bonus',
    contracts: 'Contrats',
    travel: 'Voyager',
    posts: 'Comptoirs',
    cards: 'Cartes Ville',
    rewards: 'Récompenses et icônes',
    characters: 'Personnages',
    scoring: 'La fin'
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
