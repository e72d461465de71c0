/** What is certain to follow a choice in In the Service of the Khan. */
import type { AnyRules, GameEvent, Rules, Seat } from '../../../engine/rules'
import * as family from '../../../polo/assist/foresee'
import type { Content } from '../game'
import type { Bundle, Choice, State, TaskKind } from '../types'

/** The game that is played: every answer here is asked of these rules. */
export interface Played {
  readonly rules: AnyRules
  readonly content: Content
}

/** Questions that a certain choice may ask before the turn goes on. */
const followUps: ReadonlySet<TaskKind> = new Set([
  'choose-goods',
  'choose-offer',
  'choose-reward',
  'pick-black',
  'rewards',
  'take-seal'
])

/**
 * True for a bonus action, dice turned or given up apart, that neither rolls nor draws: contracts, improved seals and kept
 * tiles by what they bring, and a black die where these lie rolled (ruling 59). What else they ask is seen when they are tried.
 */
export function isCertain({ contract, outpost }: Content, { blackDice }: State, choice: Choice): boolean {
  const rolls = blackDice.some((value) => value === 0)
  const isSure = (reward: Bundle): boolean => !reward.contract && !(reward['black-die'] && rolls)
  switch (choice.type) {
    case 'completeContract':
      return isSure(contract(choice.contract).reward)
    case 'improveSeal':
      return true
    case 'useOutpost':
      return isSure(outpost(choice.bonus).reward)
    case 'blackDie':
      return !rolls
    default:
      return false
  }
}

// eslint-disable-next-line @typescript-eslint/no-unsafe-return -- these rules, as far as the game's own choices are concerned
const ofGame = (rules: AnyRules): Rules<State, Choice, GameEvent> => rules

/** The position after a choice; `roll` is what its die shows. Undefined if the rules refuse the choice. */
export const foreseen = (
  { rules }: Played,
  view: State,
  seat: Seat,
  choice: Choice,
  roll?: number
): State | undefined => family.foreseen(ofGame(rules), view, seat, choice, roll)

/** Every position in which the turn goes on after a choice: none where it asks for more than these answers. */
export const settled = (
  { rules }: Played,
  view: State,
  seat: Seat,
  choice: Choice
): readonly family.Outcome<State, Choice>[] => family.settled(ofGame(rules), view, seat, choice, followUps)
