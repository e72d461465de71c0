/** What is certain to follow a choice in Voyages. */
import * as family from '../../../polo/assist/foresee'
import type { AnyRules, GameEvent, Rules, Seat } from '../../../engine/rules'
import type { Content } from '../game'
import type { Choice, Item, State, TaskKind } from '../types'

/** The game that is played: every answer here is asked of these rules. */
export interface Played {
  /** Those of the game with or without modules. */
  readonly rules: AnyRules
  readonly content: Content
}

/** Items whose receipt neither rolls nor draws nor moves. */
const certain: ReadonlySet<Item> = new Set([
  'coin',
  'camel',
  'pepper',
  'silk',
  'gold',
  'vp',
  'any-good',
  'different-goods'
])
/** Questions that a certain choice may ask before the turn goes on. */
const followUps: ReadonlySet<TaskKind> = new Set(['choose-column', 'rewards', 'choose-goods'])

/** True if completing this contract neither rolls nor draws nor moves. */
export const isCertain = (content: Content, contract: string): boolean =>
  Object.keys(content.contract(contract).reward).every((item) => certain.has(item as Item))

/** These rules, as far as the game's own choices are concerned. */
// eslint-disable-next-line @typescript-eslint/no-unsafe-return -- `Played` takes them with or without modules
const ofGame = (rules: AnyRules): Rules<State, Choice, GameEvent> => rules

/** The position after a choice; `roll` is what its die shows. Undefined if the rules refuse the choice. */
export const foreseen = (
  { rules }: Played,
  view: State,
  seat: Seat,
  choice: Choice,
  roll?: number
): State | undefined => family.foreseen(ofGame(rules), view, seat, choice, roll)

/** Every position in which the turn goes on after a choice: none where it asks for more than goods and columns. */
export const settled = (
  { rules }: Played,
  view: State,
  seat: Seat,
  choice: Choice
): readonly family.Outcome<State, Choice>[] => family.settled(ofGame(rules), view, seat, choice, followUps)
