/** The game's name, a line about it, and the playing styles of its computer players. */
import { familyStyles } from '../../../polo/entry/en'
import { title } from '../../../../shared/games/khan/title'
import { english } from '../../../words/message'

export const en = english({
  name: title.en,
  line: 'From Beijing westward, by land and by water. 2 to 4 players, five rounds.',
  ours: 'Most card values and parts of the map are this project’s own.',
  styles: {
    ...familyStyles,
    guild: { name: 'Seal bearer', note: 'Prefers seals and the goals that ask for them.' }
  }
})
