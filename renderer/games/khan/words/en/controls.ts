/** Labels and accessible names of every control of the table. */
import { controls as family } from '../../../../polo/words/en/controls'
import { english } from '../../../../words/message'

export const controls = english({
  ...family,
  /** "Books of the Khan II: pay 1 jade, gain 4 pepper". */
  offer: '{book}: {reward}',
  paidOffer: '{book}: {reward} for {cost}',
  takeSeal: '{seal}: die of {die} or more',
  cityContract: 'Contract in {city}: {contract}',
  special: '{city}: {reward}',
  shields:
    '{n, plural, =0 {No shield yet} one {# shield: {points} at the end} other {# shields: {points} at the end}}',
  goal: 'Goal card: {parts_list}',
  goalSeal: '{seal} improved: {points}',
  goalShield: '{shield}: one more shield',
  payWay: 'Pay {cost}',
  labels: {
    ...family.labels,
    /** On a contract's badge, which is narrow here and may bear a mark as well. */
    completeNow: 'Ready',
    seals: 'Guild seals',
    shields: 'Shields',
    shieldsNow: '{shields, number} → {points, number}',
    keepGoal: 'Keep this goal',
    keepGoalNote:
      'Each seal of the card that you improve scores its points. Each shield of it that you have counts as one more.',
    useKept: 'Use the kept tile: {reward}',
    jadeAsked: 'ask',
    jadeNeeded: 'if needed',
    /** Beside the icon of jade: when it stands for coins and camels. */
    jadeName: 'Jade: {how}',
    jadeHelp:
      'A jade may stand for a coin or a camel. If needed: jade pays only for what is short. Ask: whenever a payment can be made with jade, you choose how much.',
    payHow: 'How do you pay?',
    extraPost: 'Post in {place} as well',
    noExtraPost: 'No further post',
    noMoreBonus: 'No further bonus',
    takeThis: 'Take {contract}',
    noContractHere: 'Take none',
    keepPairs: 'Swap nothing',
    swapPairs: 'Swap {pairs_list} for',
    double: '{name} twice: {reward}',
    pickBlack: 'Take the black die with {value}',
    blackDice: 'Black dice on the board'
  },
  /** Shortcuts of this table, for the list under `?`. */
  shortcuts: [
    { keys: ['1–9'], does: 'Choose a die' },
    { keys: ['Enter'], does: 'Do what is in focus' },
    { keys: ['↑', '↓', '←', '→'], does: 'Move between dice and spaces, along routes on the map' },
    { keys: ['C'], does: 'Complete a contract' },
    { keys: ['S'], does: 'Improve a guild seal' },
    { keys: ['M'], does: 'Die into the money bag' },
    { keys: ['R'], does: 'Reroll a die' },
    { keys: ['A'], does: 'Turn a die by 1' },
    { keys: ['-', '+'], does: 'Turn the chosen die down or up' },
    { keys: ['B'], does: 'Take a black die' },
    { keys: ['J'], does: 'Jade: if needed, or ask' },
    { keys: ['E'], does: 'End turn' },
    { keys: ['Shift', '1–3'], does: 'Open a rival’s board' },
    { keys: ['Esc'], does: 'Clear the selection' }
  ]
})
