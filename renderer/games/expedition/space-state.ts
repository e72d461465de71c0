/** How a space of the road looks, by its status, and what entering it costs. */
import type { GameModel } from './game-model'
import type { Status } from './targets'

export type SpaceState = 'plain' | 'target' | 'reachable' | 'refused'

const nextRefusals: ReadonlySet<string> = new Set(['space-short', 'cards-wrong', 'cards-more'])

/** Only the next free space is shown as refused; the rest of the road looks as printed. */
export function stateOf({ light, refusal }: Status): SpaceState {
  if (light === 'refused') return nextRefusals.has(refusal?.code ?? '') ? light : 'plain'
  return light === 'idle' ? 'plain' : light
}

/** True for a space that can be reached in this turn. */
export const isLitState = (state: SpaceState): boolean => state === 'target' || state === 'reachable'

/** True if what is chosen does not lead there, so that its price is shown but not highlighted. */
export const isCalm = ({ targets, movePlan, selection }: GameModel, space: number): boolean =>
  movePlan.target.value !== space &&
  (targets.space(space).light === 'reachable' || selection.cards.value.length === 0)

/** The price shown beside a highlighted space; undefined if the chosen cards do not pay for it. */
export function costOf(
  { targets, movePlan }: GameModel,
  space: number
): { readonly cards: number; readonly gold: number } | undefined {
  const way = targets.space(space).light === 'refused' ? undefined : movePlan.shownWay(space)
  return way && { cards: way.cards, gold: way.gold }
}
