/** Names of the game, its options and their values, for the new-table form. */
import { english } from '../../../../words/message'

export const options = english({
  title: {
    name: 'Marco Polo II: In the Service of the Khan',
    line: 'From Beijing westward, by land and by water. 2 to 4 players, five rounds. Most card values and parts of the map are this project’s own.'
  },
  options: {
    startPlayer: { label: 'Start player', values: { drawn: { label: 'Drawn' } } },
    blackDice: {
      label: 'Black dice',
      values: {
        plain: { label: 'Rolled when taken', note: 'the usual rule' },
        rolled: { label: 'Rolled with the others', note: 'a variant: their values lie open, you choose one' }
      }
    },
    characters: {
      label: 'Characters',
      values: {
        own: { label: 'Of this game', note: 'the seven of the box' },
        mixed: {
          label: 'Mixed with Voyages',
          note: 'those that fit join the draft; they were not balanced for this game'
        }
      }
    }
  }
})
