/** Names of the game, its options and their values, for the new-table form. */
import { english } from '../../../../words/message'

export const options = english({
  options: {
    startPlayer: { label: 'Start player', values: { drawn: { label: 'Drawn' } } },
    track: {
      label: 'Road',
      note: 'What the spaces ask for, their chests and their names are this project’s own design; the printed board may differ. A content pack can replace them.',
      values: {
        classic: { label: 'Classic', note: 'the six printed icons' },
        graded: { label: 'Graded', note: 'smaller icons, a gentler first stage' }
      }
    },
    bothCamels: {
      label: 'Two camels each',
      values: {
        one: { label: 'One moves', note: 'one of the two in each turn' },
        both: { label: 'Both may move', note: 'strategic variant' }
      }
    },
    ballast: {
      label: 'Ballast leads to',
      values: {
        reached: { label: 'Spaces reached', note: 'where a rival’s camel has stood, as printed' },
        passed: { label: 'Spaces passed, too', note: 'also where one has only passed: our own reading' }
      }
    }
  }
})
