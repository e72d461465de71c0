import type { OfModule } from '../../shared/polo/open-game'
import type { FamilyCause } from './events'

/** The anchor of a cause on the table. */
export function familySource(cause: FamilyCause, seat: number): string {
  switch (cause.kind) {
    case 'space':
    case 'occupied':
      return `space:${cause.space}`
    case 'cityCard':
      return `space:${cause.card}`
    case 'contract':
      return `contract:${cause.contract}`
    case 'cityBonus':
    case 'outpost':
      return `bonus:${cause.location}`
    case 'route':
      return `place:${cause.to}`
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
      // A module's cause: what it brings comes from beside the board.
      return (cause.kind satisfies OfModule) && 'supply'
  }
}
