/** One sentence for every icon, piece and number: what it means (T-15). */
import { english } from '../../../../words/message'

export const explain = english({
  /** What pays for a space with this icon. */
  requirements: {
    'one-good': 'Any one goods card. A camel driver is never a good.',
    'three-identical-goods': 'Three cards of the same good, in any colours.',
    'four-different-goods': 'One card each of oil, spices, silk and fruit, in any colours.',
    'two-drivers': 'Two camel drivers, in any colours.',
    'three-of-one-colour': 'Three cards of one colour, goods and drivers in any mix.',
    'five-colours': 'Five cards, one of each colour, goods and drivers in any mix.',
    'two-identical-goods': 'Two cards of the same good, in any colours.',
    'one-driver': 'One camel driver of any colour.',
    'two-of-one-colour': 'Two cards of one colour, goods and drivers in any mix.'
  },
  chest: 'A chest with {count} gold: the first camel to enter gets it.',
  stageSeal:
    'Scores {count} gold once the first camel has entered {city}; all camels on these seals then go to {city}.',
  finalSeal: 'Scores {count} gold at the end, when a camel enters {city}.',
  priced: 'Dashed copper: you can, but it also costs 1 gold, for the step that ballast pays.',
  /** `passing`: at this table a space that a rival has passed counts as well. */
  ballast:
    'Once a turn, 1 gold moves a camel to its next free space without cards, if a rival has already reached {passing, select, true {or passed } other {}}that space.',
  deck: '{count, plural, =0 {The deck is empty: the discards are shuffled when a card is needed.} one {# card, face down.} other {# cards, face down.}} Drawing the top card ends your turn and cannot be taken back.',
  discards:
    '{count, plural, one {# card already paid} other {# cards already paid}}, face up. They become the deck when it runs out.',
  display:
    'Take this card: it ends your turn and cannot be taken back. Its place is filled from the deck at once.',
  handCount:
    'Cards in hand. {open, select, true {At this open table everybody sees them.} other {Nobody else sees them.}}',
  /** What the open cards can do for a space that the hand cannot pay. */
  helps: 'Open cards that would help: {cards}.',
  noneHelps: 'No open card would help: draw from the deck, or save up.',
  cards: {
    driver: 'Camel drivers pay where drivers are asked for, or cards of their colour.',
    good: 'Goods pay where this good or different goods are asked for, or cards of their colour.'
  },
  fits: 'It would go towards {spaces}.',
  ballastStep: 'Ballast: this step costs 1 gold instead of cards.',
  camelStands: 'Stands in {space}: {count, plural, one {# space} other {# spaces}} before {city}.',
  purse: 'The most gold at the end wins. On a tie, the camel nearest to the final city decides.',
  stageCity:
    '{city} holds any number of camels. Whoever enters it stops for this turn; the first stage is scored after the turn of the first to enter.',
  finalCity: 'The game ends at once when a camel enters {city}.'
})
