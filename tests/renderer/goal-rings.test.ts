// @vitest-environment happy-dom
// The cities of goals are ringed on the map: while they are chosen, during a peek, and under the pointer.

import { beforeAll, expect, test } from 'vitest'
import { nextTick } from 'vue'
import KeepGoal from '../../renderer/games/khan/decisions/KeepGoal.vue'
import KhanGoals from '../../renderer/games/khan/panels/GoalsPlate.vue'
import KhanMap from '../../renderer/games/khan/panels/MapBoard.vue'
import { atlasFor } from '../../renderer/games/khan/atlas/layout'
import KeepGoals from '../../renderer/games/voyages/decisions/KeepGoals.vue'
import GoalsPlate from '../../renderer/games/voyages/panels/GoalsPlate.vue'
import MapBoard from '../../renderer/games/voyages/panels/MapBoard.vue'
import { pending } from '../../renderer/kit/lazy'
import { numeralSpots, ringSize } from '../../renderer/polo/map/goal-ring'
import { baseContent } from '../../shared/games/khan/content'
import { say } from '../khan/say'
import { freshTable as freshKhan, table as khanTable } from '../khan/table'
import { freshTable, table } from '../voyages/table'
import { sit, sitKhan } from './seated-model'

// The rings are loaded when they are first shown.
beforeAll(async () => {
  await Promise.all(pending.map((fetch) => fetch()))
})

type Wrapper = Awaited<ReturnType<typeof sit>>['wrapper']

const lone = <Position extends object>(position: Position): Position =>
  Object.assign(position, { computers: true })

/** The ringed cities, and those of them that are marked as reached. */
const ringed = (wrapper: Wrapper, more = ''): string[] =>
  wrapper
    .findAll(`.goal-rings [data-ring]${more}`)
    .map((ring) => ring.attributes('data-ring') ?? '')
    .sort()
const met = (wrapper: Wrapper): string[] => ringed(wrapper, '.is-met')

/** The cities of a goal card of the Khan. */
const citiesOf = (goal: string): string[] => {
  const { shields } = baseContent.goal(goal)
  return baseContent.places
    .flatMap(({ id, shield }) => (shield && shields.includes(shield) ? [id] : []))
    .sort()
}
const [goal = ''] = baseContent.goalCards.flatMap(({ id, shields }) => (shields.length === 2 ? [id] : []))

test('the Khan: the pointer on a goal card rings the cities of its shields, without numerals', async () => {
  const { wrapper } = await sitKhan(lone(khanTable().given({ goals: [goal] })), KhanMap, KhanGoals)
  expect(ringed(wrapper)).toEqual([])
  await wrapper.get('.goal').trigger('pointerenter')
  expect(ringed(wrapper)).toEqual(citiesOf(goal))
  expect(wrapper.findAll('.goal-rings__numeral')).toHaveLength(0)
  await wrapper.get('.goal').trigger('pointerleave')
  expect(ringed(wrapper)).toEqual([])
})

test('the Khan: a shield that a post has reached needs no other city', async () => {
  const [city = ''] = citiesOf(goal)
  const shield = baseContent.place(city).shield
  const rest = citiesOf(goal).filter((id) => id === city || baseContent.place(id).shield !== shield)
  const seated = await sitKhan(lone(khanTable().given({ goals: [goal], posts: [city] })), KhanMap, KhanGoals)
  await seated.wrapper.get('.goal').trigger('pointerenter')
  expect(ringed(seated.wrapper)).toEqual(rest)
  expect(met(seated.wrapper)).toEqual([city])
})

test('the Khan: a peek rings the cities for as long as it lasts', async () => {
  const { wrapper, model } = await sitKhan(khanTable().given({ goals: [goal] }), KhanMap, KhanGoals)
  expect(ringed(wrapper)).toEqual([])
  model.peek.start()
  await new Promise((done) => setTimeout(done))
  await nextTick()
  expect(ringed(wrapper)).toEqual(citiesOf(goal))
  model.peek.stop()
  await nextTick()
  expect(ringed(wrapper)).toEqual([])
})

test('the Khan: while a goal is chosen all dealt ones are ringed and numbered, and the pointed or focused one alone', async () => {
  const t = freshKhan()
  while (t.state.phase === 'characters')
    t.seat(t.rules.decisions(t.state)[0]?.seat ?? 0).play(say.pick(t.state.offered[0] ?? ''))
  const { wrapper, model } = await sitKhan(lone(t), KhanMap, KeepGoal)
  const dealt = model.own.value.goals.cards ?? []
  expect(dealt).toHaveLength(3)
  expect(ringed(wrapper)).toEqual([...new Set(dealt.flatMap(citiesOf))].sort())
  const numerals = new Set(wrapper.findAll('.goal-rings__numeral').map((one) => one.text()))
  expect([...numerals].sort()).toEqual(wrapper.findAll('.keep__goal b.numeral').map((one) => one.text()))
  const second = wrapper.findAll('.keep__goal')[1]
  await second?.trigger('focus')
  expect(numerals.size, 'the page itself focuses a card when the question opens').toBe(3)
  expect(ringed(wrapper)).toHaveLength(new Set(dealt.flatMap(citiesOf)).size)
  await second?.trigger('keyup', { key: 'Tab' })
  expect(ringed(wrapper)).toEqual(citiesOf(dealt[1] ?? ''))
  await second?.trigger('blur')
  await wrapper.findAll('.goal')[2]?.trigger('pointerenter')
  expect(ringed(wrapper)).toEqual(citiesOf(dealt[2] ?? ''))
})

test('the Khan: two numerals fit at every city, clear of its shield, tiles and contracts', () => {
  const { map, things } = atlasFor(baseContent)
  const covered = baseContent.places.flatMap(({ id, shield }) =>
    shield === undefined
      ? []
      : numeralSpots(map, id, 2, things).flatMap(({ x, y }, nth) =>
          things
            .filter(
              (thing) =>
                Math.abs(thing.x - x) < thing.w / 2 + ringSize.seal - 3 &&
                Math.abs(thing.y - y) < thing.h / 2 + ringSize.seal - 3
            )
            .map((thing) => `numeral ${nth} of ${id}: ${thing.x} ${thing.y}`)
        )
  )
  expect(covered).toEqual([])
})

test('The Voyages: the pointer on a goal card rings its two cities', async () => {
  const goals = ['goal-moscow-kashgar', 'goal-sumatra-anxi'] as const
  const { wrapper } = await sit(lone(table().given({ goals, posts: ['kashgar'] })), MapBoard, GoalsPlate)
  const [card] = wrapper.findAll('.goal')
  await card?.trigger('pointerenter')
  expect(ringed(wrapper)).toEqual(['kashgar', 'moscow'])
  expect(met(wrapper)).toEqual(['kashgar'])
  await card?.trigger('pointerleave')
  expect(ringed(wrapper)).toEqual([])
})

test('The Voyages: while goals are chosen all dealt ones are ringed, and the one that a key has reached alone', async () => {
  const { wrapper, model } = await sit(
    lone(freshTable({ players: 2, options: { goals: 'draft' } })),
    MapBoard,
    KeepGoals
  )
  const dealt = model.own.value.goals.cards ?? []
  const placesOf = (goals: readonly string[]): string[] => [
    ...new Set(goals.flatMap((goal) => model.content.goal(goal).places))
  ]
  expect(dealt.length).toBeGreaterThan(2)
  expect(new Set(ringed(wrapper))).toEqual(new Set(placesOf(dealt)))
  const second = wrapper.findAll('.keep__goal')[1]
  await second?.trigger('focus')
  expect(new Set(ringed(wrapper))).toEqual(new Set(placesOf(dealt)))
  await second?.trigger('keyup', { key: 'Tab' })
  expect(ringed(wrapper)).toEqual(placesOf(dealt.slice(1, 2)).sort())
  await second?.trigger('blur')
  expect(new Set(ringed(wrapper))).toEqual(new Set(placesOf(dealt)))
})
