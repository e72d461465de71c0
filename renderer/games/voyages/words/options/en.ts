/** Names of the game, its options and their values, for the new-table form. */
import type { Preset } from '../../../types'

interface OptionWords {
  readonly label: string
  readonly note?: string
  readonly values: Readonly<Record<string, { readonly label: string; readonly note?: string }>>
}

export const title = {
  name: 'The Voyages of Marco Polo',
  line: 'Dice, caravans and contracts on the roads to Beijing. 2 to 4 players, five rounds.'
}

export const options: Readonly<Record<string, OptionWords>> = {
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
}

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
