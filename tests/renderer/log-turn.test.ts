// @vitest-environment happy-dom
// A turn of the log that gets another sentence renders only that sentence.

import { mount } from '@vue/test-utils'
import { TooltipProvider } from 'reka-ui'
import { expect, test, vi } from 'vitest'
import { h, nextTick, ref } from 'vue'
import type { LogPart } from '../../renderer/contract/game-ui'
import { arrow, between } from '../../renderer/kit/log/parts'
import LogLineView from '../../renderer/kit/log/LogLineView.vue'
import LogTurn from '../../renderer/kit/log/LogTurn.vue'
import type { LogGroup, LogLine } from '../../renderer/kit/log/log-groups'
import { fakeUi } from './fake-game'
import { giveInterfaces } from './interfaces'
import { openPage } from './page'

vi.mock('../../shared/games', async () => {
  const { fakeGame } = await import('./fake-game')
  return { games: [fakeGame], gameById: () => fakeGame }
})
giveInterfaces([fakeUi])

/** A line, as the log creates it anew for every position. */
const line = (number: number): LogLine => ({
  key: `${number}.0`,
  number,
  event: { type: 'coin' },
  undone: false,
  weight: 'gain',
  parts: [{ kind: 'text', text: `coin ${number}` }]
})
const turnOf = (lines: number): LogGroup => ({
  key: 'turn',
  seat: 0,
  lines: Array.from({ length: lines }, (_, i) => line(i))
})

test('unchanged sentences are not rendered again', async () => {
  const { pinia } = await openPage(2)
  const group = ref(turnOf(3))
  const wrapper = mount(() => h(TooltipProvider, () => h(LogTurn, { group: group.value })), {
    global: { plugins: [pinia] }
  })
  const parts = () => wrapper.findAllComponents(LogLineView).map((one) => one.props('parts'))
  const before = parts()
  expect(before).toHaveLength(3)
  group.value = turnOf(4)
  await nextTick()
  const after = parts()
  expect(after).toHaveLength(4)
  for (const [i, one] of before.entries()) expect(after[i]).toBe(one)
})

test('the sign before an amount stays on the same line as the amount', async () => {
  const { pinia } = await openPage(2)
  const wrapper = mount(LogLineView, {
    props: {
      parts: [
        { kind: 'text', text: ' · ' },
        { kind: 'text', text: '−' },
        { kind: 'amount', item: 'camel', count: 6 },
        { kind: 'text', text: ', ' },
        { kind: 'amount', item: 'coin', count: 1 }
      ]
    },
    global: { plugins: [pinia] }
  })
  const [first, second] = wrapper.findAll('.line__signed').map((one) => one.text().replaceAll(/\s/g, ''))
  expect(first?.startsWith('−6')).toBe(true)
  expect(second?.startsWith('1')).toBe(true)
  expect(wrapper.text().match(/−/g)).toHaveLength(1)
})

test.each([false, true])(
  'an arrow stays on the same line as the place it points to (plain: %s)',
  async (plain) => {
    const { pinia } = await openPage(2)
    const place = (text: string) => ({ kind: 'thing', text, anchors: [`place:${text}`] }) as const
    const parts = between(arrow, ['Beijing', 'Xian', 'Lhasa'].map(place))
    const wrapper = mount(LogLineView, { props: { parts, plain }, global: { plugins: [pinia] } })
    const said = wrapper.get('.line').element.textContent
    expect(said.replaceAll(/ +/g, ' ').trim()).toBe('Beijing →\u00a0Xian →\u00a0Lhasa')
    // A button could otherwise begin a line even after a no-break space.
    const held = wrapper.findAll('.line__signed').map((one) => one.text().replaceAll(/\s/g, ''))
    expect(held).toEqual(plain ? [] : ['→Xian', '→Lhasa'])
  }
)

test('a comma after an amount or a die stays on the same line, and is read once', async () => {
  const { pinia } = await openPage(2)
  const wrapper = mount(LogLineView, {
    props: {
      parts: [
        { kind: 'text', text: 'Khan’s Favor with ' },
        { kind: 'die', seat: 0, colour: 'blue', value: 4, text: '4' },
        { kind: 'text', text: ', gains ' },
        { kind: 'amount', item: 'camel', count: 2 },
        { kind: 'text', text: ', ' },
        { kind: 'amount', item: 'coin', count: 4 }
      ]
    },
    global: { plugins: [pinia] }
  })
  const held = wrapper.findAll('.line__signed').map((one) => one.text().endsWith(','))
  expect(held).toEqual([true, true, false])
  expect(wrapper.text().match(/,/g)).toHaveLength(2)
})

test.each([
  [', ', ','],
  ['.', '.'],
  ['\u202f; ', '\u202f;'],
  ['\u202f: puis', '\u202f:'],
  [') et', ')']
])('what stands after an amount stays with it, French spaces included: “%s”', async (text, stop) => {
  const { pinia } = await openPage(2)
  const parts = [
    { kind: 'amount', item: 'camel', count: 2 },
    { kind: 'text', text }
  ] as const
  const wrapper = mount(LogLineView, { props: { parts }, global: { plugins: [pinia] } })
  expect(wrapper.get('.line__signed > .line__stop').element.textContent).toBe(stop)
  expect(wrapper.get('.line').element.textContent).toMatch(new RegExp(`${text.replace(')', '\\)')}$`))
})

// Otherwise "takes and rolls" after "Aylin gains 1 camel" would seem to be about Aylin.
test('a short line names its seat after a sentence about another one', async () => {
  const { pinia } = await openPage(2)
  const actions = {
    begins: ({ type }: { type: string }) => type !== 'coin',
    inShort: () => says(0, ' rolls')
  }
  const says = (seat: number, text: string): LogPart[] => [
    { kind: 'seat', seat },
    { kind: 'text', text }
  ]
  giveInterfaces([{ ...fakeUi, logActions: actions }])
  const one = (number: number, type: string, seat: number): LogLine => ({
    ...line(number),
    event: { type },
    parts: says(seat, `${number}`)
  })
  const lines = [
    one(0, 'action', 0),
    one(1, 'coin', 0),
    one(2, 'action', 1),
    one(3, 'action', 0),
    one(4, 'coin', 0)
  ]
  const wrapper = mount(
    () => h(TooltipProvider, () => h(LogTurn, { group: { key: 'turn', seat: 0, lines } })),
    {
      global: { plugins: [pinia] }
    }
  )
  const short = wrapper.findAll('summary').map((action) => action.text().replaceAll(/\s+/g, ' '))
  expect(short).toEqual(['rolls', expect.stringMatching(/Aylin *rolls/)])
  giveInterfaces([fakeUi])
})
