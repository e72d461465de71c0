/** The game's name and a line about it. */
import { title } from '../../../../shared/games/voyages/title'
import { english } from '../../../words/message'

export const en = english({
  name: title.en,
  line: 'Dice, caravans and contracts on the routes to Beijing. 2 to 5 players, five rounds.'
})
