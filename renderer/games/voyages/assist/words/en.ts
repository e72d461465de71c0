/** English: what helps, what a journey brings, standings. */
import { listsOf, pluralsOf } from '../../../../words/catalogue'

const plural = pluralsOf('en-GB')
const list = listsOf('en-GB')
const steps = (n: number): string => `${n} ${plural(n, { one: 'step', other: 'steps' })}`

/** Of a repair: one action each, joined in their order. */
export const ways = {
  /** "+1 on the 3 for 2 camels". */
  turn: (by: number, value: number, price: string): string =>
    `${by > 0 ? '+' : '−'}${Math.abs(by)} on the ${value} for ${price}`,
  /** "the 2 into the purse: 3 coins". */
  purse: (values: readonly string[], gain: string): string => `the ${list(values)} into the purse: ${gain}`,
  complete: (points: string): string => `complete your contract for ${points}`,
  /** "first Camel stall with the 2, column 2". */
  main: (space: string, values: readonly string[], column: number | undefined): string =>
    `first ${space} with the ${list(values)}${column === undefined ? '' : `, column ${column}`}`,
  use: (values: readonly string[]): string => `use the ${list(values)}`,
  then: (parts: readonly string[]): string => {
    const text = parts.join(', then ')
    return text.charAt(0).toUpperCase() + text.slice(1)
  },
  /** A die without a value. */
  valueless: 'die without value'
}

/** What only a roll may do. */
export const luck = {
  reroll: (value: number, price: string, faces: number): string =>
    `A reroll of the ${value} for ${price} may help: ${faces} of 6 faces do.`,
  blackDie: (price: string, faces: number): string =>
    faces === 6
      ? `A black die for ${price} would do.`
      : `A black die for ${price} may help: ${faces} of 6 faces do.`
}

/** The pieces in the way. */
export const lying = {
  own: (value: string): string => `your own ${value}`,
  of: (name: string, value: string): string => `${name}’s ${value}`,
  neutral: (value: string): string => `a neutral ${value}`,
  there: (dice: readonly string[]): string => `In the way: ${list(dice)}.`
}

/** Why a place cannot be reached. */
export const reach = {
  steps: (needs: number, have: number): string => `It lies ${steps(needs)} away, you have ${have}.`,
  short: (price: string, short: string): string => `The journey costs ${price}: ${short} short.`,
  never: 'No journey leads there.'
}

export const toast = { help: 'What helps' }

/** The card of a journey. */
export const journey = {
  stock: 'stock',
  slot: (points: string): string => `${points} for the place in Beijing at the end`,
  moves: (n: number): string =>
    `No posts left: ${n === 1 ? 'one of yours moves' : `${n} of yours move`} there.`,
  goals: (points: number): string => `Goals: ${points > 0 ? `+${points}` : points}`,
  goalPlaces: (places: readonly string[]): string => `post at your goal ${list(places)}`,
  goalDone: (n: number): string =>
    plural(n, { one: 'goal card complete', other: `${n} goal cards complete` }),
  start: 'You start the next round.',
  fewerCoins: 'fewer coins',
  fewerCamels: 'fewer camels'
}

/** Contracts by what is missing. */
export const contract = {
  bonus: 'This turn',
  bonusHow: (how: string): string => `Possible this turn: ${how}`,
  /** "2 camels and 1 silk are missing". */
  missing: (what: string): string => `Missing: ${what}.`
}

/** Scores. */
export const standing = {
  hiddenGoals: 'Goals are secret and not counted.',
  ownGoals: 'Your goals count while you look at them.'
}

/** Full boards. */
export const boards = {
  choose: 'Whose board'
}

/** The end of a turn with dice in hand. */
export const endTurn = {
  title: 'End the turn with dice in hand?',
  text: (n: number): string =>
    `${n} ${plural(n, { one: 'die stays yours for a later turn', other: 'dice stay yours for later turns' })} of this round. Now ${plural(n, { one: 'it could still be given', other: 'each could still be given' })} for 3 coins. You will not be asked again in this game.`
}

/** What is open in a turn. */
export const coach = {
  contract: 'You can complete a contract.',
  open: (places: readonly string[]): string => `Open: ${list(places)}.`,
  cityCards: 'city cards'
}

export const trade = {
  uses: 'How often'
}

export const shortcuts = [
  { keys: ['F'], does: 'Do what helps, where a refusal offers it' },
  { keys: ['O'], does: 'Open the boards, one after the other' }
]
