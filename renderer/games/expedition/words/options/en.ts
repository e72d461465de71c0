/** Names of the game, its options and their values, for the new-table form. */
import type { OptionWords } from '../../../types'

export const title = {
  name: 'Marco Polo Expedition',
  line: 'A race of caravans from Ormuz to Dadu, by hands of cards. 2 to 5 players, about 40 minutes.'
}

/** Said wherever a track is chosen or shown: which facts are not the printed game's. */
export const house =
  'What the spaces ask for, their chests and their names are this project’s own design; the printed board may differ. A content pack can replace them.'

export const options = {
  startPlayer: { label: 'Start player', values: { drawn: { label: 'Drawn' } } },
  track: {
    label: 'Track',
    note: house,
    values: {
      classic: { label: 'Classic', note: 'the six printed icons' },
      graded: { label: 'Graded', note: 'smaller icons, a gentler first stage' }
    }
  },
  bothCamels: {
    label: 'Two camels each',
    values: {
      one: { label: 'One moves', note: 'in a turn' },
      both: { label: 'Both may move', note: 'strategic variant' }
    }
  }
} satisfies Readonly<Record<string, OptionWords>>
