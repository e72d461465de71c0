/** The game's name, a line about it, and the playing styles of its computer players. */
import { familyStyles } from '../../../polo/entry/en'
import { title } from '../../../../shared/games/voyages/title'
import { english } from '../../../words/message'

export const en = english({
  name: title.en,
  line: 'Dice, caravans and contracts on the routes to Beijing. 2 to 5 players, five rounds.',
  styles: {
    ...familyStyles,
    collector: { name: 'Goal seeker', note: 'Prefers the cities of its goal cards.' }
  }
})
