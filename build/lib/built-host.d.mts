export const builtHost: string
export function buildHost(): Promise<void>
