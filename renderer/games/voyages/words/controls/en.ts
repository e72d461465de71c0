/** Labels and accessible names of every control of the table. */
import type { Bundle, Die, Item, LocationId } from '../../../../../shared/games/voyages/types'
import { bundleShort } from '../explain/en'
import { amount, dieColours, places, spaces } from '../names/en'

/** "Die 5, red"; `nth` tells equal dice apart: "Die 5, red, second". */
export const dieName = (die: Die, seatColour: string, nth = 0): string => {
  const ordinals = ['', ', second', ', third', ', fourth', ', fifth', ', sixth', ', seventh', ', eighth']
  const colour = die.colour === 'own' ? seatColour : die.colour
  return `Die ${die.value === 0 ? 'without value' : die.value}, ${dieColours[colour] ?? colour}${ordinals[nth] ?? ''}`
}

export const dice = (count: number): string => (count === 1 ? '1 die' : `${count} dice`)
export const spaceName = (id: string, count: number): string => `${spaces[id] ?? id}, needs ${dice(count)}`
export const khanName = (least: number, left: number): string =>
  left === 0
    ? 'Khan’s Favor, full'
    : `Khan’s Favor, needs 1 die of ${least} or more, ${left} ${left === 1 ? 'place' : 'places'} left`
/** "Silk stall, column 4: 3 silk". */
export const columnName = (space: string, column: number, reward: Bundle): string =>
  `${spaces[space] ?? space}, column ${column}: ${bundleShort(reward)}`
export const cardName = (city: LocationId, formula: string, nth = 0): string =>
  `${places[city] ?? city} card${nth > 0 ? ` ${nth + 1}` : ''}: ${formula}`
export const travelName = (to: LocationId, cost: Bundle): string =>
  `Travel to ${places[to] ?? to}: ${bundleShort(cost, 'free')}`
export const goName = (to: LocationId, cost: Bundle): string =>
  `Go to ${places[to] ?? to} for ${bundleShort(cost, 'nothing')}`
export const contractName = (cost: Bundle, reward: Bundle, vp: number): string =>
  `${bundleShort(cost)} → ${bundleShort(reward)}, ${amount('vp', vp)}`
export const completeName = (cost: Bundle, reward: Bundle, vp: number): string =>
  `Complete contract: ${contractName(cost, reward, vp)}`
export const rowName = (column: number, cost: Bundle, reward: Bundle, vp: number): string =>
  `Contract in column ${column}: ${contractName(cost, reward, vp)}`
export const tradeName = (times: number, cost: Bundle, reward: Bundle): string =>
  `${times === 1 ? 'Once' : `${times} times`}: ${bundleShort(cost)} → ${bundleShort(reward)}`
export const goodsName = (goods: Bundle): string => bundleShort(goods)
export const camelsName = (camels: number, coins: number): string =>
  [camels > 0 ? amount('camel', camels) : '', coins > 0 ? amount('coin', coins) : '']
    .filter(Boolean)
    .join(' and ')
/** "3 camels left": what decides on equal points. */
export const camelsLeft = (count: number): string => `${amount('camel', count)} left`
export const itemName = (item: Item, count: number): string => amount(item, count)
export const goalName = (names: readonly LocationId[], vp: number): string =>
  `${names.map((id) => places[id] ?? id).join(' and ')}: ${amount('vp', vp)}`

/** Labels that stand on the table. */
export const labels = {
  map: 'Map',
  actions: 'Action spaces',
  rivals: 'Other players',
  ownBoard: 'Own board',
  bonusBar: 'Bonus actions',
  diceOf: (name: string) => `Dice of ${name}`,
  stock: 'Stock',
  contractsInHand: 'Contracts',
  completed: (n: number) => `${n} completed`,
  posts: 'Posts',
  postsLeft: (n: number) => `${n} left`,
  goals: 'Goals',
  /** After "Hold to peek at your". */
  peekGoals: 'goals',
  bazaar: 'Grand Bazaar',
  khan: 'Khan’s Favor',
  coins5: '5 Coins',
  purse: 'Purse',
  contracts: 'Contracts',
  contractsHint: 'take 1–2, die ≥ column',
  travel: 'Travel',
  travelHint: 'steps up to the lower die',
  travelSteps: (lowest: number) => `lowest ${lowest}: up to ${lowest} ${lowest === 1 ? 'step' : 'steps'}`,
  travelNote: 'Last to travel starts.',
  chosen: 'Chosen',
  lowest: 'lowest',
  noDice: 'No dice left this round',
  chooseDice: 'Choose dice: keys 1 to 9',
  value: 'Value',
  setValue: (value: number) => `Value ${value}`,
  cancel: 'Cancel',
  take: (n: number) => (n === 1 ? 'Take 1 contract' : `Take ${n} contracts`),
  endTurn: 'End turn',
  completeNow: 'Complete now',
  missing: (n: number) => `Missing ${n}`,
  ready: (n: number) => `${n} ready`,
  takenThisTurn: 'taken this turn',
  oneDie: '1 die',
  rollMark: 'rolls a die: cannot be taken back',
  drawMark: 'draws a card: cannot be taken back',
  minus: 'Turn down by 1',
  plus: 'Turn up by 1',
  scoreNow: 'Score now',
  projected: 'projected',
  pointsNow: 'now',
  diceLeft: (n: number) => (n === 0 ? 'no dice left' : `${n} ${n === 1 ? 'die' : 'dice'} left`),
  standsIn: (place: string) => `stands in ${place}`,
  boardOf: (name: string) => `Board of ${name}`,
  noContract: 'empty slot',
  pay: 'pay',
  free: 'free',
  after: 'left',
  gain: 'gain',
  via: (list: string) => `via ${list}`,
  steps: (n: number) => `${n} ${n === 1 ? 'step' : 'steps'}`,
  go: 'Travel',
  goOn: 'Go, then on',
  stop: 'Stop here',
  stopName: 'Stop here and end the movement',
  stepsLeft: (n: number) => `${n} ${n === 1 ? 'step' : 'steps'} left`,
  ways: 'Other ways',
  leavePost: (place: string) => `Leave a post in ${place}`,
  figure: (n: number) => `Figure ${n}`,
  newPost: 'new post',
  postOf: (name: string) => `Post of ${name}`,
  figureOf: (name: string) => `Figure of ${name}`,
  confirm: 'Confirm',
  less: (what: string) => `Less ${what}`,
  more: (what: string) => `More ${what}`,
  chosenOf: (n: number, of: number) => `${n} of ${of} chosen`,
  camelSlider: 'How many camels, the rest in coins',
  discard: (contract: string) => `Give up ${contract}`,
  discardLast: 'Giving one up makes room for the new one.',
  keepInstead: (contract: string) => `Keep the new one, give up ${contract}`,
  decline: 'Decline the new contract',
  drawn: 'Drawn contract',
  yours: 'Give this one up',
  keepGoals: 'Keep these two goals',
  pick: (name: string) => `Play ${name}`,
  postFirst: (place: string) => `Post in ${place} first`,
  bonusOf: (place: string, reward: string) => `${place}: ${reward}`,
  movePost: (place: string) => `Move the post from ${place}`,
  neutral: 'neutral',
  lossTitle: 'End the game here?',
  lossText: 'You can still complete a contract, and this is your last turn.',
  lossEnd: 'End turn anyway',
  lossStay: 'Go back',
  leastNow: (n: number) => `${n}+`,
  seeBoard: (name: string) => `Show the board of ${name}`,
  decision: 'Decision',
  startsRound: 'starts this round'
}

/** Shortcuts of this table, for the list under `?`. */
export const shortcuts = [
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
  { keys: ['Shift', '1–3'], does: 'Open a rival’s board' },
  { keys: ['Esc'], does: 'Clear the selection' }
]
