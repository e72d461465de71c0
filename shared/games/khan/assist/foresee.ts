/** What is certain to follow a choice in In the Service of the Khan. */
import * as family from '../../../polo/assist/foresee'
import { besideValue } from '../../../polo/beside-cards'
import type { Effect } from '../effects'
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

/** What a city card beside the board may bring, as if with a 6; a seal's own reward is certain. */
function besideRewards(effect: Effect): readonly Bundle[] {
  switch (effect.kind) {
    case 'takeSeal':
      return []
    case 'byDie':
      return effect.rewards.slice(besideValue - 1)
    case 'trade':
      return effect.options.map(({ reward }) => reward)
    default:
      return [effect.reward]
  }
}

/**
 * True for a bonus action without dice of the hand that involves no roll and no draw: completing a contract, improving a seal
 * or using a kept tile or a card beside the board, depending on the reward, and taking a black die that was rolled on the
 * board (ruling 59). Other tasks that the choice may open show when it is tried out.
 */
export function isCertain(
  { cityCard, contract, outpost, seal }: Content,
  view: State,
  choice: Choice
): boolean {
  switch (choice.type) {
    case 'completeContract':
      return isSure(contract(choice.contract).reward, view)
    case 'improveSeal':
      return isSure(seal(choice.seal).bonus, view)
    case 'useOutpost':
      return isSure(outpost(choice.bonus).reward, view)
    case 'useCityCard':
      return besideRewards(cityCard(choice.card).effect).every((reward) => isSure(reward, view))
    case 'blackDie':
      return isSure({ 'black-die': 1 }, view)
    default:
      return false
  }
}

export const { outcomesAfter, stateAfter } = family.foresight<State, Choice>(followUps)
