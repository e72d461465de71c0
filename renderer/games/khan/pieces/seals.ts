/** The guild seals of a seat as they are drawn. */
import type { Content } from '../../../../shared/games/khan/game'
import type { Bundle, SealId, SeatState } from '../../../../shared/games/khan/types'

export interface SealShown {
  readonly id: SealId
  /** Not owned, basic, or improved. */
  readonly state: 'open' | 'basic' | 'improved'
  readonly improve: Bundle
  readonly bonus: Bundle
}

/** Where a seal of a seat lies. */
export const sealAt = (seat: number, seal: string): string => `seal:${seat}:${seal}`

/** A seal that a seat has is a piece; one that it has not is an outline. */
export const pieceOf = ({ state }: Pick<SealShown, 'state'>): 'seal' | undefined =>
  state === 'open' ? undefined : 'seal'

/** Every guild's seal, in the order of the guilds. */
export const sealsOf = (
  { seals }: Content,
  { seals: owned, improved }: Pick<SeatState, 'seals' | 'improved'>
): readonly SealShown[] =>
  seals.map(({ id, improve, bonus }) => ({
    ...{ id, improve, bonus },
    state: improved.includes(id) ? 'improved' : owned.includes(id) ? 'basic' : 'open'
  }))
