// @vitest-environment happy-dom
// What confused newcomers to In the Service of the Khan: what was pressed, which dice, which figure, which post.

import { expect, test } from 'vitest'
import { nextTick } from 'vue'
import Court from '../../renderer/games/khan/court/Court.vue'
import TravelCard from '../../renderer/games/khan/panels/TravelCard.vue'
import { khanUi } from '../../renderer/games/khan/index'
import { plainText } from '../../renderer/kit/log/log-groups'
import { table } from '../khan/table'
import { sitKhan as sit } from './seated-model'

test('a pressed offer or seal stays marked until the space itself or another one is pressed', async () => {
  const { wrapper, model } = await sit(table().given({ coins: 9, dice: [6, 5, 4, 3] }), Court)
  const marked = (): readonly string[] =>
    wrapper
      .findAll('.book__offer.is-selected, .seals__one.is-selected')
      .map((one) => one.attributes('aria-label') ?? '')
  const [first, second] = wrapper.findAll('.book__offer')
  await second?.trigger('click')
  expect(marked()).toEqual([second?.attributes('aria-label')])
  model.act.escape()
  await nextTick()
  expect(marked()).toEqual([])
  model.act.space('book-1')
  await nextTick()
  expect(model.selection.target.value).toBe('book-1')
  expect(marked()).toEqual([])
  model.act.escape()
  model.act.seal('spicer')
  await nextTick()
  expect(marked()).toEqual([expect.stringMatching(/^Spicers’ seal/)])
  expect(first?.classes()).not.toContain('is-selected')
})

test('a Travel space proposes the dice that go farthest, no higher than its steps', async () => {
  const { model } = await sit(table().given({ coins: 9, camels: 9, dice: [1, 6, 4, 2, 5] }))
  const proposed = (space: string): readonly number[] => {
    model.act.escape()
    model.act.space(space)
    return model.selection.chosen.value.map((die) => die.value).sort((a, b) => a - b)
  }
  expect(proposed('travel-middle')).toEqual([4, 5])
  expect(proposed('travel-upper')).toEqual([4, 5, 6])
  // For one step the lowest die is enough.
  expect(proposed('travel-lower')).toEqual([1])
  expect(proposed('khans-favor')).toEqual([1])
})

test('an occupied Travel space proposes dice only as far as the coins for it suffice', async () => {
  const { model } = await sit(
    table()
      .given({ coins: 5, camels: 9, dice: [6, 6, 2, 2] })
      .onSpace('travel-middle', 1, 3, 3)
  )
  model.act.space('travel-middle')
  const values = model.selection.chosen.value.map((die) => die.value)
  expect(Math.min(...values)).toBe(2)
})

test('the heading of a journey to an oasis begins with a capital letter', async () => {
  const { model, wrapper } = await sit(
    table().given({ coins: 9, camels: 9, dice: [1, 1], figures: ['beijing'] }),
    TravelCard
  )
  model.selection.setDice([0, 1])
  model.act.place('oasis-gobi')
  await nextTick()
  expect(wrapper.get('h3').text()).toBe('The Gobi oasis')
})

test('each of two figures is named by where it stands, on the card and in the log', async () => {
  const { model, wrapper } = await sit(
    table().given({
      character: 'mailin-and-tian-chin',
      coins: 30,
      camels: 9,
      dice: [4, 4],
      figures: ['xian', 'beijing']
    }),
    TravelCard
  )
  model.selection.setDice([0, 1])
  model.act.place('hangzhou')
  await nextTick()
  const ways = wrapper.findAll('.ways button').map((one) => one.text())
  expect(ways.some((way) => way.startsWith('From Xian'))).toBe(true)
  expect(ways.some((way) => way.startsWith('From Beijing'))).toBe(true)
  expect(ways.join()).not.toContain('Figure')
  const step = (figure: number, from: string, to: string) => ({ type: 'stepped', seat: 0, figure, from, to })
  const events = [
    { type: 'dicePlaced', seat: 0, space: 'travel-middle', dice: [{ colour: 'own', value: 4 }] },
    step(0, 'beijing', 'xian'),
    step(0, 'xian', 'hangzhou'),
    step(1, 'beijing', 'xian')
  ]
  const context = { view: model.view.value, seats: [{ name: 'Aylin', colour: 'blue' }] }
  const short = khanUi.logActions?.inShort(events, context as never) ?? []
  expect(plainText(short, ['Aylin'], String)).toContain('Beijing → Xian → Hangzhou, Beijing → Xian')
})

test('a journey with three dice shows which city gets the second post, or that none does', async () => {
  const { model, wrapper } = await sit(
    table().given({ coins: 30, camels: 9, dice: [5, 5, 5], figures: ['beijing'] }),
    TravelCard
  )
  model.selection.setDice([0, 1, 2])
  model.act.place('karakorum')
  await nextTick()
  expect(wrapper.text()).toContain('No second post')
  model.act.escape()
  model.act.place('hangzhou')
  await nextTick()
  expect(wrapper.text()).toContain('Second post on the way: Xian')
})
