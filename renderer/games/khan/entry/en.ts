/** The game's name and a line about it. */
import { title } from '../../../../shared/games/khan/title'
import { english } from '../../../words/message'

export const en = english({
  name: title.en,
  line: 'From Beijing westward, by land and by water. 2 to 4 players, five rounds. Most card values and parts of the map are this project’s own.'
})
