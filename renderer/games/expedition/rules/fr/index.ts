/** The rules in French. */
import type { Texts } from '../structure'
import { ballast } from './ballast'
import { end } from './end'
import { game } from './game'
import { ganzhou } from './ganzhou'
import { icons } from './icons'
import { move } from './move'
import { road } from './road'
import { setup } from './setup'
import { tables } from './tables'
import { turn } from './turn'
import { two } from './two'

export const fr: Texts = {
  tables,
  chapters: {
    game: 'Le jeu',
    setup: 'Mise en place',
    turn: 'Le tour',
    move: 'Avancer',
    icons: 'Ce que demandent les cases',
    ballast: 'Le lest',
    ganzhou: 'Ganzhou',
    end: 'Dadu et la fin',
    two: 'À deux joueurs',
    road: 'Le parcours'
  },
  paragraphs: {
    ...game,
    ...setup,
    ...turn,
    ...move,
    ...icons,
    ...ballast,
    ...ganzhou,
    ...end,
    ...two,
    ...road
  }
}
