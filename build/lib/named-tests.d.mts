/** Whether a path of these stages' tests contains one of these words. */
export function namesTests(words: readonly string[], stages: readonly ('unit' | 'e2e')[]): boolean
