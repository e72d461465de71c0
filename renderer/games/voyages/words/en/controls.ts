/** Labels and accessible names of every control of the table. */
import { controls as family } from '../../../../polo/words/en/controls'
import { english } from '../../../../words/message'

export const controls = english({
  ...family,
  /** "Silk stall, column 4: 3 silk". */
  column: '{space}, column {column}: {reward}',
  /** Of a city with two cards. */
  nthCard: '{city} card {nth}: {formula}',
  row: 'Contract in column {column}: {contract}',
  goal: '{places_list}: {points}',
  /** Labels that stand on the table. */
  labels: {
    ...family.labels,
    sheetTitle: 'The Voyages',
    sheetLine: 'of Marco Polo',
    bazaar: 'Grand Bazaar',
    coins5: '5 Coins',
    purse: 'Money bag',
    contractsHint: 'take 1–2, die ≥ column',
    travelHint: 'steps up to the lower die',
    travelSteps: 'lowest {lowest}: up to {lowest, plural, one {# step} other {# steps}}',
    travelNote: 'Last to travel starts.',
    oneDie: '1 die',
    keepGoals: 'Keep these two goals'
  },
  /** Shortcuts of this table, for the list under `?`. */
  shortcuts: [
    { keys: ['1–9'], does: 'Choose a die' },
    { keys: ['Enter'], does: 'Do what is in focus' },
    { keys: ['↑', '↓', '←', '→'], does: 'Move between dice and spaces, along routes on the map' },
    { keys: ['C'], does: 'Complete a contract' },
    { keys: ['M'], does: 'Die for 3 coins' },
    { keys: ['R'], does: 'Reroll a die' },
    { keys: ['A'], does: 'Turn a die by 1' },
    { keys: ['-', '+'], does: 'Turn the chosen die down or up' },
    { keys: ['B'], does: 'Take a black die' },
    { keys: ['E'], does: 'End turn' },
    { keys: ['Shift', '1–4'], does: 'Open a rival’s board' },
    { keys: ['Esc'], does: 'Clear the selection' }
  ]
})
