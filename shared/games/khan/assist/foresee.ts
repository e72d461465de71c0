/** What is certain to follow a choice in In the Service of the Khan. */
import * as family from '../../../polo/assist/foresee'
import type { Content } from '../game'
import type { Bundle, Choice, State, TaskKind } from '../types'

/** The rules and the content in play. */
export type Played = family.Played<Content>

/** Tasks that a choice with a certain result may open before the turn goes on. */
const followUps: ReadonlySet<TaskKind> = new Set([
  'choose-goods',
  'choose-offer',
  'choose-reward',
  'pick-black',
  'rewards',
  'take-seal'
])

/** True if receiving a reward involves no draw and no roll; a black die that was rolled on the board involves none. */
export const isSure = (reward: Bundle, { blackDice }: State): boolean =>
  !reward.contract && !(reward['black-die'] && blackDice.some((value) => value === 0))

/**
 * True for a bonus action without dice of the hand that involves no roll and no draw: completing a contract, improving a seal
 * or using a kept tile, depending on the reward, and taking a black die that was rolled on the board (ruling 59). Other tasks
 * that the choice may open show when it is tried out.
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
