/** Equivalent mutants: those known to change nothing that a test could see, each with the reason. */
import type { Mutant } from './sites'
import listed from './equivalent.json' with { type: 'json' }

/** A mutant, identified by its file and the changed line before and after. Applies as long as that line stays the same. */
export interface Equivalent extends Pick<Mutant, 'file' | 'was' | 'is' | 'twin'> {
  readonly reason: string
}

export const equivalents: readonly Equivalent[] = listed

const named = ({ file, was, is, twin }: Omit<Equivalent, 'reason'>): string =>
  [file, was, is, twin].join('\n')
const reasons = new Map(equivalents.map((one) => [named(one), one.reason]))

/** Why this mutant is equivalent; undefined if it is not listed. */
export const reasonOf = (mutant: Mutant): string | undefined => reasons.get(named(mutant))
