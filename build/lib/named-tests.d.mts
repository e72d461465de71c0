/** Whether a path of these stages' tests contains this word. */
export function namesTest(word: string, stages: readonly ('unit' | 'e2e')[]): boolean
