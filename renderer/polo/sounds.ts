/** The sounds of the events that the games of the family share. */
import type { BundleOf } from '../art/icons'
import type { PieceSound } from '../contract/sound'
import type { FamilyEvents, SilentEvent } from './events'

/** The sound of the item in a bundle that is the easiest to recognize. */
function soundOfItems({ items }: { readonly items: BundleOf }): PieceSound | undefined {
  if (items.coin) return 'coin'
  if (items.camel) return 'camel'
  if (items.gold) return 'gold'
  if (items.silk) return 'silk'
  if (items.pepper) return 'pepper'
  return items.vp ? 'points' : undefined
}

type Sound = PieceSound | undefined

export const familySounds = {
  taskOpened: undefined,
  taskAmended: undefined,
  taskClosed: undefined,
  phaseStarted: undefined,
  turnStarted: undefined,
  turnEnded: undefined,
  characterTaken: 'deal',
  goalsDealt: 'deal-secret',
  goalsKept: 'deal-secret',
  roundStarted: 'banner',
  diceRolled: 'dice-cup',
  dicePlaced: 'dice-rest',
  dieRerolled: 'dice-cup',
  dieAdjusted: 'dice-rest',
  blackDieTaken: 'dice-cup',
  paid: soundOfItems,
  gained: soundOfItems,
  rewardLost: undefined,
  contractDiscarded: 'deal',
  contractDrawn: 'deal',
  contractKept: 'lift',
  contractDeclined: 'deal',
  contractCompleted: 'stamp',
  stepped: 'step',
  postPlaced: 'post',
  postMoved: 'post',
  outpostTaken: 'outpost',
  gameScored: undefined
} as const satisfies Readonly<
  Record<keyof FamilyEvents<unknown> | SilentEvent, Sound | ((event: { readonly items: BundleOf }) => Sound)>
>
