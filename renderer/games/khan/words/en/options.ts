/** Names of the game, its options and their values, for the new-table form. */
import { english } from '../../../../words/message'

export const options = english({
  options: {
    startPlayer: { label: 'Start player', values: { drawn: { label: 'Drawn' } } },
    blackDice: {
      label: 'Black dice',
      values: {
        plain: { label: 'Rolled when taken', note: 'the usual rule' },
        rolled: {
          label: 'Rolled with the others',
          note: 'a variant: their values are visible, and you choose one'
        }
      }
    },
    characters: {
      label: 'Characters',
      values: {
        own: { label: 'This game’s own', note: 'the seven in the box' },
        mixed: {
          label: 'Mixed with Voyages',
          note: 'those that fit join the draft; they were not balanced for this game'
        }
      }
    }
  }
})
