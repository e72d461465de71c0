/** Law 7 as a table: what must add up in a position, one entry for each kind of sentence. */

/** One thing that must hold. Says what is wrong, for developers; nothing where all is well. */
export type AuditLine<Subject extends readonly unknown[]> = (...of: Subject) => readonly string[]

/** What does not add up, line by line; empty when all is well. */
export const audited = <Subject extends readonly unknown[]>(
  lines: Readonly<Record<string, AuditLine<Subject>>>,
  ...of: Subject
): string[] => Object.values(lines).flatMap((line) => line(...of))

/** A sentence where a number is not as wanted. */
export const differs = (what: string, got: number, wanted: number): readonly string[] =>
  got === wanted ? [] : [`${what}: ${got} instead of ${wanted}`]
