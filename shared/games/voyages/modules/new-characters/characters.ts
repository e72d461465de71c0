/** The four characters (rulings 73 to 76). Cards and gifts are defined elsewhere in this module. */
import { altanOrd, fratreNicolao, gunjKokochin, khanArghun } from '../../../../polo/characters'
import { ownSpace } from '../../../../polo/own-spaces'
import type { Character, Play, Space, Voyages } from '../../game'
import { canMove, noAffordableStep } from '../../movement'
import { refuse } from '../../refusals'

/** The two action spaces that only Gunj Kököchin may use, by their ids in this module. */
const gunjSpaces = (gunjKokochin.spaces ?? []).map((space) => ({
  ...space,
  id: `new-characters/${space.id}` as const
}))

/** The character tiles (rulings 73 to 76). */
export const characters: readonly Character[] = [
  { ...altanOrd, id: 'new-characters/altan-ord' },
  { ...fratreNicolao, id: 'new-characters/fratre-nicolao', roundStart: { 'new-characters/three-gifts': 1 } },
  { ...gunjKokochin, id: 'new-characters/gunj-kokochin', spaces: gunjSpaces },
  { ...khanArghun, id: 'new-characters/khan-arghun' }
]

export const spaces: readonly Space[] = gunjSpaces.map((space) =>
  ownSpace<Voyages, Play>('new-characters/gunj-kokochin', space, {
    notTheirs: refuse('no-such-space'),
    used: 'new-characters/space-used',
    step: {
      holds: ({ content, state, seat }) => canMove(content, state, seat, false),
      why: ({ content, state, seat }) => noAffordableStep(content, state, seat, false)
    }
  })
)
