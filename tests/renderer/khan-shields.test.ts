// @vitest-environment happy-dom
// A shield lights when its post has landed, not before; what is read out is current at once.

import { nextTick } from 'vue'
import { expect, test } from 'vitest'
import OwnBoard from '../../renderer/games/khan/panels/OwnBoard.vue'
import { scene } from '../../renderer/games/khan/scenes'
import { holdCounts } from '../../renderer/kit/flights/drawn-counts'
import Rivals from '../../renderer/polo/seats/Rivals.vue'
import { table } from '../khan/table'
import { sitKhan } from './sitting'

test.each(['postPlaced', 'postMoved'] as const)('%s: the shield waits for its post', async (type) => {
  const position = table({ players: 2 })
    .given({ posts: ['xian', 'kabul'] })
    .turnOf(0)
  const { wrapper } = await sitKhan(position, OwnBoard, Rivals)
  const lit = (): number => wrapper.findAll('.shields__grid .shield:not(.is-missing)').length
  const plate = wrapper.find('.shields')
  const said = plate.attributes('aria-label')
  const worth = plate.find('small').text()
  expect(lit()).toBe(2)

  const moved =
    type === 'postPlaced'
      ? { type, seat: 0, location: 'kabul' }
      : { type, seat: 0, from: 'pagan', to: 'kabul' }
  const { flights } = scene(moved, { view: position.match.state, seats: [], front: null } as never)
  const landing = flights.map(({ gives }) => holdCounts(gives ?? {}, -1))
  await nextTick()
  expect(lit()).toBe(1)
  expect(plate.find('small').text()).not.toBe(worth)
  expect(plate.attributes('aria-label')).toBe(said)

  for (const land of landing) land()
  await nextTick()
  expect(lit()).toBe(2)
  expect(plate.find('small').text()).toBe(worth)
})
