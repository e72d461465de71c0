/** Helpers that the files of this module share. */
import type { Seat } from '../../../../engine/rules'
import { voyagesModule } from '../../module'
import { seatOf } from '../../seats'
import type { Cause, State } from '../../types'
import type { Content } from '../../game'
import type { Ability, Companion } from './tiles'
import type { Companions, SeatCompanions } from './types'

export const { own, tablesIn, task, module } = voyagesModule<Companions>('companions')

/** A seat's companions. */
export const companionsOf = (state: State, seat: Seat): SeatCompanions => seatOf(own(state), seat)

const none: readonly never[] = []

/** The companions that a seat has now, the borrowed one last. */
export function activeCompanions(content: Content, state: State, seat: Seat): readonly Companion[] {
  const { hired, borrowed } = companionsOf(state, seat)
  if (hired.length === 0 && borrowed === '') return none
  return [...hired, ...(borrowed === '' ? [] : [borrowed])].map(tablesIn(content).companion)
}

/** A companion and its ability. */
export interface ReadyCompanion<K extends Ability['kind']> {
  readonly id: string
  readonly ability: Extract<Ability, { readonly kind: K }>
}

/** A seat's companions with an ability of this kind that has uses left in this round. */
export function readyCompanions<K extends Ability['kind']>(
  content: Content,
  state: State,
  seat: Seat,
  kind: K
): readonly ReadyCompanion<K>[] {
  const { hired, borrowed, used } = companionsOf(state, seat)
  if (hired.length === 0 && borrowed === '') return none
  const { companion } = tablesIn(content)
  let found: ReadyCompanion<K>[] | undefined
  for (const id of borrowed === '' ? hired : [...hired, borrowed]) {
    const { ability } = companion(id)
    if (ability?.kind !== kind || ('uses' in ability && (used[id] ?? 0) >= ability.uses)) continue
    found ??= []
    found.push({ id, ability: ability as Extract<Ability, { readonly kind: K }> })
  }
  return found ?? none
}

/** The cause of what a companion gives or costs. */
export const causeOf = (id: string): Cause => ({ kind: 'companions/companion', id })
