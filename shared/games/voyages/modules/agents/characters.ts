/** The character tiles (rulings 96 to 128). Their special abilities are in cards.ts, tokens.ts and assuming.ts. */
import type { Character } from '../../game'
import type { PricedAction } from '../../types'

export const donata = 'agents/donata-badoer'
export const rusticiano = 'agents/rusticiano'
export const bellela = 'agents/bellela-fantina-moreta'

/** What Piedro pays, in camels. Designed by us (ruling 111): the printed tile was not found. */
export type PiedroPrices = Readonly<Record<Exclude<PricedAction, 'reroll-die'>, number>>
export const piedroPrices: PiedroPrices = { 'take-black-die': 1, 'adjust-die': 1 }

export const piedro = 'agents/piedro-tartarino'

/** The characters, with these prices for Piedro. */
export const charactersWith = (prices: PiedroPrices): readonly Character[] => [
  { id: bellela },
  { id: donata, roundStart: { camel: 1 } },
  { id: 'agents/papa-gregorio-x', needs: 'companions', marks: ['companions/borrows'] },
  { id: piedro, prices },
  { id: rusticiano }
]
