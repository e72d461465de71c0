/** The rules in English. */
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

export const en: Texts = {
  tables,
  chapters: {
    game: 'The game',
    setup: 'Set-up',
    turn: 'The turn',
    move: 'Moving',
    icons: 'What spaces ask for',
    ballast: 'Ballast',
    ganzhou: 'Ganzhou',
    end: 'Dadu and the end',
    two: 'Two players',
    road: 'The road'
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
