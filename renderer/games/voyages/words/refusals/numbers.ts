/** The numbers of a refusal, read for its sentence in any language. */
import type { Item } from '../../../../../shared/games/voyages/types'

export type Numbers = Readonly<Record<string, number | string>>

/** A number; 0 where there is none. */
export const n = (numbers: Numbers, key: string): number => Number(numbers[key] ?? 0)

/** What is short. */
export const itemOf = (numbers: Numbers): Item => (numbers['item'] as Item | undefined) ?? 'any-good'
