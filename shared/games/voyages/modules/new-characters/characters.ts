/** The four characters, and the two action spaces that only Gunj Kököchin may use (rulings 73 to 76). */
import { altanOrd } from '../../../../polo/characters'
import type { Character, Space } from '../../game'
import { canMove, noAffordableStep } from '../../movement'
import { refuse } from '../../refusals'
import { seatOf } from '../../seats'
import { awardOpponents } from './drawing'

/** The character tiles (rulings 73 to 76). Their spaces, city cards and gifts are defined elsewhere in this module. */
export const characters: readonly Character[] = [
  { ...altanOrd, id: 'new-characters/altan-ord' },
  { id: 'new-characters/fratre-nicolao', roundStart: { 'new-characters/three-gifts': 1 } },
  { id: 'new-characters/gunj-kokochin' },
  { id: 'new-characters/khan-arghun' }
]

/** What both of Gunj's spaces have in common: one die of any value per round. */
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
      why: ({ content, state, seat }) => noAffordableStep(content, state, seat, false)
    },
    act: (play, seat) => {
      play.award(seat, { move: 1 }, { kind: 'space', space: 'new-characters/gunj-move' })
      return 'done'
    }
  }
]
