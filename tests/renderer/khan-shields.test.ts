// @vitest-environment happy-dom
// A shield, the contracts of its city and the goal light up only when the post has landed; their accessible texts
// change at once.

import { h, nextTick } from 'vue'
import { expect, test } from 'vitest'
import MapBoard from '../../renderer/games/khan/panels/MapBoard.vue'
import OwnBoard from '../../renderer/games/khan/panels/OwnBoard.vue'
import GoalCard from '../../renderer/games/khan/pieces/GoalCard.vue'
import { scene } from '../../renderer/games/khan/scenes'
import { words } from '../../renderer/games/khan/words'
import { holdCounts } from '../../renderer/kit/flights/drawn-counts'
import Rivals from '../../renderer/polo/seats/Rivals.vue'
import { baseContent } from '../../shared/games/khan/content'
import { table } from '../khan/table'
import { sitKhan } from './seated-model'

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

test('the track shows what every number of shields is worth, and solid jade where the player stands', async () => {
  const { shieldPoints } = baseContent.numbers
  const position = table({ players: 2 })
    .given({ posts: ['xian', 'kabul'] })
    .turnOf(0)
  const { wrapper } = await sitKhan(position, OwnBoard)
  const steps = wrapper.findAll('.shields__track i')
  expect(steps.map((step) => Number(step.text()))).toEqual(shieldPoints.slice(1))
  const reached = wrapper.findAll('.shields__track .is-reached')
  expect(reached.map((step) => Number(step.text()))).toEqual([shieldPoints[2]])
  expect(wrapper.findAll('.shields__track .is-passed')).toHaveLength(1)
  // Every shield has a place of its own above the track, whether it is there or not.
  expect(wrapper.findAll('.shields__grid .shield')).toHaveLength(9)
})

test('the tip of the shields says what the next shield brings, where a further one scores', () => {
  expect(words.explain.shieldsHelp(4)).toMatch(/ The next one takes you to 4 points\.$/)
  expect(words.explain.shieldsHelp(undefined)).not.toMatch(/next one/)
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
    view: position.match.state,
    seats: [],
    front: null
  } as never)
  const landing = flights.map(({ gives }) => holdCounts(gives ?? {}, -1))
  await nextTick()
  expect(drawn()).toEqual([contracts - 2, met - 1])
  for (const land of landing) land()
  await nextTick()
  expect(drawn()).toEqual([contracts, met])
})
