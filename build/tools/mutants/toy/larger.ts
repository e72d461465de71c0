/** What the runner of mutants tests itself with. */

/** The larger of two numbers. */
export const larger = (a: number, b: number): number => (a < b ? b : a)
