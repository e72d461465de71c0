/** Honesty: a player chooses the same in two worlds that differ only in what is hidden from its seat. */
import { quick } from '../../../shared/engine/chance'
import { thought } from '../../../shared/players/player'
import type { Thinking } from '../../../shared/players/ranking'
import { brief } from '../same'
import { permuted, renamed } from '../worlds/relabel'

/** A choice that a player has made, with what it was told, and the position that it did not see. */
interface Made {
  readonly thinking: Thinking
  readonly state: unknown
  readonly choice: unknown
}

/** The result; nothing can be compared where at most one thing of each kind is hidden. */
type Honesty = 'honest' | 'nothing hidden' | { readonly fault: string }

/**
 * Compares the choice with the one that the player makes in another world, in which everything that the seat has not seen is
 * exchanged. The rules say what that is, not the players' own knowledge.
 */
export function honesty({ thinking, state, choice }: Made): Honesty {
  const { rules, seat, view, seed } = thinking
  const names = permuted(Object.values(rules.unseen(state, seat)), quick(seed + 77))
  const other = renamed(state, names)
  if (JSON.stringify(other) === JSON.stringify(state)) return 'nothing hidden'
  const seen: unknown = rules.view(other, seat)
  if (JSON.stringify(seen) !== JSON.stringify(view)) return { fault: 'its view depends on what is hidden' }
  const made = thought({ ...thinking, view: seen }).choice
  return JSON.stringify(made) === JSON.stringify(choice)
    ? 'honest'
    : { fault: `its choice depends on what is hidden: there it is ${brief(made)}` }
}
