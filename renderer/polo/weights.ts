/** How much each event that the games of the family share matters to somebody who looks back. */
import type { BundleOf } from '../art/icons'
import type { Weight } from '../contract/event-weight'
import type { FamilyEvents, SilentEvent } from './events'

export const familyWeights = {
  taskOpened: 'detail',
  taskAmended: 'detail',
  taskClosed: 'detail',
  phaseStarted: 'detail',
  turnStarted: 'detail',
  turnEnded: 'detail',
  characterTaken: 'gain',
  goalsDealt: 'detail',
  goalsKept: 'detail',
  roundStarted: 'detail',
  diceRolled: 'detail',
  dicePlaced: 'space',
  dieRerolled: 'detail',
  dieAdjusted: 'detail',
  blackDieTaken: 'detail',
  paid: 'detail',
  gained: ({ items }: { readonly items: BundleOf }) => (items.vp ? 'points' : 'detail'),
  rewardLost: 'detail',
  contractDiscarded: 'detail',
  contractDrawn: 'detail',
  contractKept: 'gain',
  contractDeclined: 'detail',
  contractCompleted: 'points',
  stepped: 'detail',
  postPlaced: 'gain',
  postMoved: 'gain',
  outpostTaken: 'gain',
  gameScored: 'points'
} as const satisfies Readonly<
  Record<
    keyof FamilyEvents<unknown> | SilentEvent,
    Weight | ((event: { readonly items: BundleOf }) => Weight)
  >
>
