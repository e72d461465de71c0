/** The rules in German. */
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

export const de: Texts = {
  tables,
  chapters: {
    game: 'Das Spiel',
    setup: 'Aufbau',
    turn: 'Der Zug',
    move: 'Ziehen',
    icons: 'Was Felder verlangen',
    ballast: 'Ballast',
    ganzhou: 'Ganzhou',
    end: 'Dadu und das Ende',
    two: 'Zu zweit',
    road: 'Die Strecke'
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
