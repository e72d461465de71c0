/** Names of the game, its options and their values, for the new-table form. */
import type { OptionWords, Preset } from '../../../types'

export const title = {
  name: 'The Voyages of Marco Polo',
  line: 'Dice, caravans and contracts on the roads to Beijing. 2 to 4 players, five rounds.'
}

export const options = {
  startPlayer: { label: 'Start player', values: { drawn: { label: 'Drawn' } } },
  cityBonuses: {
    label: 'Small-city bonuses',
    values: {
      letters: { label: 'At their letters', note: 'the same in every game' },
      random: { label: 'Shuffled', note: 'expert' }
    }
  },
  characters: {
    label: 'Characters',
    values: {
      seats: { label: 'By seat', note: 'four for beginners' },
      draft: { label: 'Picked', note: 'expert: the last seat picks first' }
    }
  },
  goals: {
    label: 'Goals',
    values: { deal: { label: 'Two dealt' }, draft: { label: 'Four dealt, two kept', note: 'expert' } }
  }
} satisfies Readonly<Record<string, OptionWords>>

/** Set-ups by name. */
export const presets: readonly Preset[] = [
  { id: 'beginner', label: 'Beginner', note: 'The printed first set-up', options: {} },
  {
    id: 'expert',
    label: 'Expert',
    note: 'Drafts and random set-up',
    options: { cityBonuses: 'random', characters: 'draft', goals: 'draft' }
  }
]
