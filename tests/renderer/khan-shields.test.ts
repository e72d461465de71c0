// @vitest-environment happy-dom
// A shield, the contracts of its city and the goal light up only when the post has landed; their accessible texts
// change at once.

import { h, nextTick } from 'vue'
import { expect, test } from 'vitest'
import MapBoard from '../../renderer/games/khan/panels/MapBoard.vue'
import OwnBoard from '../../renderer/games/khan/panels/OwnBoard.vue'
import GoalCard from '../../renderer/games/khan/pieces/GoalCard.vue'
import { scene } from '../../renderer/games/khan/scenes'
import { holdCounts } from '../../renderer/kit/flights/drawn-counts'
import Rivals from '../../renderer/polo/seats/Rivals.vue'
import { baseContent } from '../../shared/games/khan/content'
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

test('contracts of a city and the goal are shown as met when the post has landed', async () => {
  const position = table({ players: 2 }).turnOf(0)
  const shield = baseContent.place('samudra').shield
  const goal = baseContent.goalCards.find(({ shields }) => shield && shields.includes(shield))
  position.given({ posts: ['xian', 'samudra'] })
  const card = () => h(GoalCard, { goal: goal?.id ?? '', seat: 0 })
  const { wrapper } = await sitKhan(position, MapBoard, card)
  const drawn = () => [
    wrapper.findAll('.scroll.is-open').length,
    wrapper.findAll('.goal .goal__field.is-met').length
  ]
  const [contracts = 0, met = 0] = drawn()
  const { flights } = scene({ type: 'postPlaced', seat: 0, location: 'samudra' }, {
    ...{ view: position.match.state, seats: [], front: null }
  } as never)
  const landing = flights.map(({ gives }) => holdCounts(gives ?? {}, -1))
  await nextTick()
  expect(drawn()).toEqual([contracts - 2, met - 1])
  for (const land of landing) land()
  await nextTick()
  expect(drawn()).toEqual([contracts, met])
})
