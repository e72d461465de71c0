/** The game's name and a line about it. */
import { title } from '../../../../shared/games/expedition/title'
import { english } from '../../../words/message'

export const en = english({
  name: title.en,
  line: 'A race of caravans from Ormuz to Dadu, played with cards. 2 to 5 players, about 40 minutes.'
})
