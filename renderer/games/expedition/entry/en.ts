/** The game's name and a line about it. */
import { english } from '../../../words/message'

export const en = english({
  name: 'Marco Polo Expedition',
  line: 'A race of caravans from Ormuz to Dadu, played with cards. 2 to 5 players, about 40 minutes.'
})
