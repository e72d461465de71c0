/** Names of the game, its options and their values, for the new-table form. */
interface OptionWords {
  readonly label: string
  readonly note?: string
  readonly values: Readonly<Record<string, { readonly label: string; readonly note?: string }>>
}

export const title = { name: 'The Voyages of Marco Polo', line: 'Dice, caravans and contracts on the roads to Beijing. 2 to 4 players, five rounds.' }

export const options: Readonly<Record<string, OptionWords>> = {
  cityBonuses: {
    label: 'Small-city bonuses',
    values: { letter: { label: 'By their letters', note: 'the printed places' }, fixed: { label: 'By their letters', note: 'the printed places' }, random: { label: 'Shuffled', note: 'expert' } }
  },
  characters: {
    label: 'Characters',
    values: { seat: { label: 'By seat', note: 'the beginners’ four' }, fixed: { label: 'By seat', note: 'the beginners’ four' }, beginner: { label: 'By seat', note: 'the beginners’ four' }, draft: { label: 'Picked', note: 'expert: the last seat picks first' } }
  },
  goals: {
    label: 'Goals',
    values: { dealt: { label: 'Two dealt' }, draft: { label: 'Four dealt, two kept', note: 'expert' } }
  },
  startSeat: { label: 'Start player', values: { drawn: { label: 'Drawn' } } },
  start: { label: 'Start player', values: { drawn: { label: 'Drawn' } } }
}
