/** Kinds of tasks whose answers are contract cards. */
const kinds: ReadonlySet<string> = new Set(['city-contract', 'contract-offer', 'discard-contract'])

/** True if a task of this kind is answered by choosing a card. */
export const answeredByCards = (kind: string | undefined): boolean => kind !== undefined && kinds.has(kind)
