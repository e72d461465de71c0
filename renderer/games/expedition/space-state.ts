/** How a space of the road looks, by its light. */
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
