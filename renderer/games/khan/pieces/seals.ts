/** A guild seal of a seat, as it is drawn. */
import type { Content } from '../../../../shared/games/khan/game'
import type { Bundle, SealId, SeatState } from '../../../../shared/games/khan/types'

export interface SealShown {
  readonly id: SealId
  /** Not owned, basic, or improved. */
  readonly state: 'open' | 'basic' | 'improved'
  readonly improve: Bundle
  readonly bonus: Bundle
}

/** The anchor of a seat's seal. */
export const sealAt = (seat: number, seal: string): string => `seal:${seat}:${seal}`

/** Only a seal that the seat owns is a piece; the others are outlines. */
export const pieceOf = ({ state }: Pick<SealShown, 'state'>): 'seal' | undefined =>
  state === 'open' ? undefined : 'seal'

/** The seals of all guilds, in the order of the guilds. */
export const sealsOf = (
  { seals }: Content,
  { seals: owned, improved }: Pick<SeatState, 'seals' | 'improved'>
): readonly SealShown[] =>
  seals.map(({ id, improve, bonus }) => ({
    id,
    improve,
    bonus,
    state: improved.includes(id) ? 'improved' : owned.includes(id) ? 'basic' : 'open'
  }))
