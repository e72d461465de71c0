/** What computer players know of the New Characters. All values are our own estimates. */
import type { ModuleKnowledge } from '../../player/module-knowledge'
import { seatOf } from '../../seats'
import { giftOf, type GiftEffect } from './gifts'
import { giftsOf, own } from './kit'

/** What a kept gift is worth, in points, while most of the game lies ahead. */
const keptWorth: Readonly<Record<GiftEffect['kind'], number>> = {
  gain: 1.6,
  either: 0,
  perCount: 0,
  setDie: 1,
  freePlacement: 0.9,
  passingPost: 1.8
}
/** What one of Khan Arghun's unused cards is worth. */
const cardWorth = 1.4

export const knowledge: ModuleKnowledge = {
  id: 'new-characters',
  prices: { 'new-characters/gift': 2.2, 'new-characters/three-gifts': 3 },
  characters: {
    'new-characters/altan-ord': 17,
    'new-characters/fratre-nicolao': 11,
    'new-characters/gunj-kokochin': 11,
    'new-characters/khan-arghun': 8
  },
  fill: (world, _seat, unseen, chance) => {
    const { pile } = own(world)
    pile.cards = chance.shuffle(unseen['gifts'] ?? []).slice(0, pile.count)
  },
  worth: (_content, state, seat, ahead) => {
    const { cityCards } = own(state)
    const gifts = giftsOf(state, seat).kept.reduce((sum, id) => sum + keptWorth[giftOf(id).effect.kind], 0)
    const cards =
      seatOf(state, seat).character === 'new-characters/khan-arghun' ? cityCards.length * cardWorth : 0
    return (gifts + cards) * ahead
  },
  // The gift that sets a die is considered only before the main action, and only to raise the die.
  worthALook: ({ turn }, _seat, choice) => {
    const { die, value } = choice as { readonly die?: { readonly value: number }; readonly value?: number }
    return !die || value === undefined || (!turn.mainDone && value > die.value)
  },
  key: (state, seat) => {
    const { kept, placesFree } = giftsOf(state, seat)
    const { cityCards, cityCardUsed } = own(state)
    return `${kept.join()} ${placesFree} ${cityCards.length} ${cityCardUsed}`
  },
  turnEnded: (state, seat) => {
    own(state).cityCardUsed = false
    giftsOf(state, seat).placesFree = false
  }
}
