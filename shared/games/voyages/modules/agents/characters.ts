/** The character tiles (rulings 96 to 128). Their special abilities are in cards.ts, tokens.ts and assuming.ts. */
import type { Character } from '../../game'

export const donata = 'agents/donata-badoer'
export const rusticiano = 'agents/rusticiano'
export const bellela = 'agents/bellela-fantina-moreta'

export const characters: readonly Character[] = [
  { id: bellela },
  { id: donata, roundStart: { camel: 1 } },
  { id: 'agents/papa-gregorio-x', needs: 'companions', marks: ['companions/borrows'] },
  // Designed by us (ruling 111): the printed tile was not found.
  { id: 'agents/piedro-tartarino', prices: { 'take-black-die': 1, 'adjust-die': 1 } },
  { id: rusticiano }
]
