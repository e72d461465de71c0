/** The game's name and a line about it. */
import { english } from '../../../words/message'

export const en = english({
  name: 'The Voyages of Marco Polo',
  line: 'Dice, caravans and contracts on the routes to Beijing. 2 to 5 players, five rounds.'
})
