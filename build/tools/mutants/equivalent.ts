/** Mutants that were looked at and found to change nothing that a test could see, each with the reason. */
import type { Mutant } from './sites'
import listed from './equivalent.json' with { type: 'json' }

/** A mutant by its file and the changed line, before and after. It holds as long as that line reads the same. */
export interface Equivalent extends Pick<Mutant, 'file' | 'was' | 'is' | 'twin'> {
  readonly reason: string
}

export const equivalents: readonly Equivalent[] = listed

const named = ({ file, was, is, twin }: Omit<Equivalent, 'reason'>): string =>
  [file, was, is, twin].join('\n')
const reasons = new Map(equivalents.map((one) => [named(one), one.reason]))

/** Why this mutant is called equivalent; undefined if it is not. */
export const reasonOf = (mutant: Mutant): string | undefined => reasons.get(named(mutant))
