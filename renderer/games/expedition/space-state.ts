/** How a space of the road looks, by its light, and what entering it costs. */
import type { GameModel } from './game-model'
import type { Status } from './targets'

export type SpaceState = 'plain' | 'target' | 'reachable' | 'refused'

const nextRefusals: ReadonlySet<string> = new Set(['space-short', 'cards-wrong', 'cards-more'])

/** Only the next free space shows that it is refused: the rest of the road stays as it is printed. */
export function stateOf({ light, refusal }: Status): SpaceState {
  if (light === 'refused') return nextRefusals.has(refusal?.code ?? '') ? light : 'plain'
  return light === 'idle' ? 'plain' : light
}

/** A space that can be moved to in this turn. */
export const isLitState = (state: SpaceState): boolean => state === 'target' || state === 'reachable'

/** What is chosen does not lead there: told, but not lit. */
export const isCalm = ({ targets, movePlan, selection }: GameModel, space: number): boolean =>
  movePlan.target.value !== space &&
  (targets.space(space).light === 'reachable' || selection.cards.value.length === 0)

/** The price of a lit space as far as it is told; none where the chosen cards are no payment for it. */
export function costOf(
  { targets, movePlan }: GameModel,
  space: number
): { readonly cards: number; readonly gold: number } | undefined {
  const way = targets.space(space).light === 'refused' ? undefined : movePlan.shownWay(space)
  return way && { cards: way.cards, gold: way.gold }
}
