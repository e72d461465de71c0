export function toRepeat(seed: string): string
export function seedRun(): string
