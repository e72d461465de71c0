/** Law 7 (nothing is created or lost) as a table: one check for each thing that must add up in a position. */

/** One check. Returns a sentence for developers about each fault it finds; empty when there is none. */
export type AuditLine<Subject extends readonly unknown[]> = (...of: Subject) => readonly string[]

/** Runs all checks and collects their sentences; empty when nothing is wrong. */
export const audited = <Subject extends readonly unknown[]>(
  lines: Readonly<Record<string, AuditLine<Subject>>>,
  ...of: Subject
): string[] => Object.values(lines).flatMap((line) => line(...of))

/** A check's sentence if a number differs from the one wanted. */
export const differs = (what: string, got: number, wanted: number): readonly string[] =>
  got === wanted ? [] : [`${what}: ${got} instead of ${wanted}`]
