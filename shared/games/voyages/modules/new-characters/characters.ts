/** The four characters, and the two spaces that one of them has for itself (rulings 73 to 76). */
import { altanOrd } from '../../../../polo/characters'
import type { Character, Space } from '../../game'
import { canMove, unaffordable } from '../../movement'
import { refuse } from '../../refusals'
import { seatOf } from '../../seats'
import { awardOpponents } from './drawing'

/** The character tiles (rulings 73 to 76). The spaces, city cards and gifts that some of them have are beside this. */
export const characters: readonly Character[] = [
  { ...altanOrd, id: 'new-characters/altan-ord' },
  { id: 'new-characters/fratre-nicolao', roundStart: { 'new-characters/three-gifts': 1 } },
  { id: 'new-characters/gunj-kokochin' },
  { id: 'new-characters/khan-arghun' }
]

/** A space of Gunj's own: one die a round, whatever it shows. */
const ofGunj = {
  dice: 1,
  main: true,
  colour: 'any',
  occupied: { places: 1, full: 'new-characters/space-used' },
  unavailable: (_, state, seat) =>
    seatOf(state, seat).character === 'new-characters/gunj-kokochin' ? undefined : refuse('no-such-space')
} satisfies Partial<Space>

export const spaces: readonly Space[] = [
  {
    ...ofGunj,
    id: 'new-characters/gunj-goods',
    act: (play, seat) => {
      const cause = { kind: 'space', space: 'new-characters/gunj-goods' } as const
      play.award(seat, { camel: 2, 'any-good': 2 }, cause)
      awardOpponents(play, seat, { 'any-good': 1 }, cause)
      return 'done'
    }
  },
  {
    ...ofGunj,
    id: 'new-characters/gunj-move',
    legal: {
      holds: ({ content, state, seat }) => canMove(content, state, seat, false),
      why: ({ content, state, seat }) => unaffordable(content, state, seat, false)
    },
    act: (play, seat) => {
      play.award(seat, { move: 1 }, { kind: 'space', space: 'new-characters/gunj-move' })
      return 'done'
    }
  }
]
