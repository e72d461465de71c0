/** The companions of a seat and of the row in a view; empty if they are not in play. */
import { companionsOf, own } from '../../../../../../shared/games/voyages/modules/companions/kit'
import type { Content } from '../../../../../../shared/games/voyages/content'
import type { State } from '../../../../../../shared/games/voyages/types'
import { companionsOf as tilesOf } from '../../tables'

const isPlayed = ({ modules = {} }: State): boolean => Object.hasOwn(modules, 'companions')

/** The tiles of the row by place; an empty string for a gap. */
export const rowIn = (view: State): readonly string[] => (isPlayed(view) ? own(view).row : [])

export interface Held {
  readonly id: string
  readonly borrowed: boolean
  /** Uses left in this round; undefined if they are not counted. */
  readonly left: number | undefined
}

/** The companions that serve a seat, the borrowed one last. */
export function heldIn(content: Content, view: State, seat: number): readonly Held[] {
  if (!isPlayed(view)) return []
  const { hired, borrowed, used } = companionsOf(view, seat)
  return [...hired, ...(borrowed === '' ? [] : [borrowed])].map((id) => {
    const { ability } = tilesOf(content).companion(id)
    const left = ability && 'uses' in ability ? Math.max(0, ability.uses - (used[id] ?? 0)) : undefined
    return { id, borrowed: id === borrowed, left }
  })
}
