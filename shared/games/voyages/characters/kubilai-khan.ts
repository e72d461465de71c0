import type { Character } from './character'

/** Starts in Beijing with a post on the first slot (ruling 50). */
export const kubilaiKhan: Character = { id: 'kubilai-khan', start: 'beijing', firstPost: 'beijing' }
