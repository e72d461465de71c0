/** What is certain to follow a choice in In the Service of the Khan. */
import * as family from '../../../polo/assist/foresee'
import type { Content } from '../game'
import type { Bundle, Choice, State, TaskKind } from '../types'

/** The game that is played. */
export type Played = family.Played<Content>

/** Questions that a certain choice may ask before the turn goes on. */
const followUps: ReadonlySet<TaskKind> = new Set([
  'choose-goods',
  'choose-offer',
  'choose-reward',
  'pick-black',
  'rewards',
  'take-seal'
])

/** True for a reward that neither draws nor rolls, where black dice are rolled when they are taken. */
export const isSure = (reward: Bundle, { blackDice }: State): boolean =>
  !reward.contract && !(reward['black-die'] && blackDice.some((value) => value === 0))

/**
 * True for a bonus action, dice turned or given up apart, that neither rolls nor draws: contracts, improved seals and kept
 * tiles by what they bring, and a black die where these lie rolled (ruling 59). What else they ask is seen when they are tried.
 */
export function isCertain({ contract, outpost, seal }: Content, view: State, choice: Choice): boolean {
  switch (choice.type) {
    case 'completeContract':
      return isSure(contract(choice.contract).reward, view)
    case 'improveSeal':
      return isSure(seal(choice.seal).bonus, view)
    case 'useOutpost':
      return isSure(outpost(choice.bonus).reward, view)
    case 'blackDie':
      return isSure({ 'black-die': 1 }, view)
    default:
      return false
  }
}

export const { outcomesAfter, stateAfter } = family.foresight<State, Choice>(followUps)
