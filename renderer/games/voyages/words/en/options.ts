/** Names of the game, its options and their values, for the new-table form. */
import { english } from '../../../../words/message'

export const options = english({
  options: {
    startPlayer: { label: 'Start player', values: { drawn: { label: 'Drawn' } } },
    cityBonuses: {
      label: 'Small-city bonuses',
      values: {
        letters: { label: 'As printed', note: 'each bonus at its letter, the same in every game' },
        random: { label: 'Random', note: 'shuffled before each game; for the experienced' }
      }
    },
    characters: {
      label: 'Characters',
      values: {
        seats: { label: 'Assigned', note: 'each seat has a character of its own for beginners' },
        draft: { label: 'Draft', note: 'everybody picks one, the last seat first; for the experienced' }
      }
    },
    goals: {
      label: 'Goals',
      values: {
        deal: { label: 'Assigned', note: 'two goal cards each' },
        draft: { label: 'Draft', note: 'everybody keeps two of the cards dealt, in secret' }
      }
    }
  },
  /** Set-ups by name. */
  presets: {
    beginner: { label: 'Beginner', note: 'The printed first set-up' },
    expert: { label: 'Expert', note: 'Drafts and random set-up' }
  }
})
