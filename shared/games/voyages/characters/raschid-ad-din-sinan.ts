import type { Character } from './character'

/** Does not roll: dice get their value when placed; no compensation (ruling 51). */
export const raschidAdDinSinan: Character = { id: 'raschid-ad-din-sinan', rolls: false }
