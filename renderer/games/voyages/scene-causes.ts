/** Where causes lie on the table, and what must have happened before they give or take. */
import type { Cause, State } from '../../../shared/games/voyages/types'

/** What a round brings: its income waits for it. */
export const round = 'round'

/** Where a cause lies on the table. */
export function sourceOf(cause: Cause, seat: number): string {
  switch (cause.kind) {
    case 'space':
    case 'occupied':
      return `space:${cause.space}`
    case 'cityCard':
      return `space:${cause.card}`
    case 'contract':
      return `contract:${cause.contract}`
    case 'contractColumn':
      return `column:${cause.column}`
    case 'cityBonus':
    case 'outpost':
      return `bonus:${cause.location}`
    case 'route':
      return `place:${cause.to}`
    case 'travelTable':
      return 'space:travel'
    case 'bonusAction':
      return `action:${cause.action}`
    case 'post':
      return `posts:${seat}`
    case 'character':
      return `seat:${seat}`
    case 'compensation':
    case 'scoring':
      return 'supply'
    default:
      return cause satisfies never
  }
}

/** What must be there before a cause gives or takes, besides the piece it lies on. */
export function afterCause(cause: Cause, view: State): readonly string[] {
  if (cause.kind === 'route') return [`place:${cause.from}`, 'space:travel']
  const income = view.phase === 'income' && (cause.kind === 'cityBonus' || cause.kind === 'character')
  return income ? [round] : []
}
