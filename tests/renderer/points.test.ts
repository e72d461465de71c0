// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import PointsChart from '../../renderer/screens/PointsChart.vue'
import { withRoom } from '../../renderer/features/statistics/course'
import { deepest, level, widest } from '../../renderer/features/statistics/points'
import type { Outcome } from '../../shared/engine/rules'

const score = (seat: number, bySource: Readonly<Record<string, number>>): Outcome['scores'][number] => ({
  seat,
  total: Object.values(bySource).reduce((sum, points) => sum + points, 0),
  bySource
})
const outcome: Outcome = {
  scores: [
    score(0, { deeds: 9, debts: -2, fines: -1 }),
    score(1, { deeds: 4, debts: 0 }),
    score(2, { deeds: 6 })
  ],
  ranking: [[0], [2], [1]]
}

test('the scale reaches from the largest loss to the largest gain', () => {
  expect(widest(outcome)).toBe(9)
  expect(deepest(outcome)).toBe(3)
  expect(deepest({ scores: [score(0, { deeds: 4 })], ranking: [[0]] })).toBe(0)
})

test('seats with equal totals count as level, whatever their rank', () => {
  expect(level(outcome)).toEqual([0, 2])
  expect(level({ scores: [score(0, { a: 1 }), score(1, { a: 2 })], ranking: [[1], [0]] })).toEqual([])
})

test('losses are drawn to the left of zero on the scale of the gains, with their sum', () => {
  const seats = ['Aylin', 'Lorenzo', 'Mei'].map((name) => ({ name, colour: 'blue' }))
  const chart = mount(PointsChart, {
    props: { outcome, seats, order: [0, 2, 1], sourceName: (id: string) => id }
  })
  const bars = chart.findAll('.chart__bar')
  expect(chart.find('.chart__bars').attributes('style')).toContain('--zero: 25%')
  expect(bars.map((bar) => bar.findAll('.chart__part--loss').length)).toEqual([2, 0, 0])
  expect(bars[0]?.find('.chart__losses').text()).toBe('−3')
  expect(bars[0]?.find('[role="img"].chart__stack').attributes('aria-label')).toBe(
    'Aylin: deeds 9, debts −2, fines −1'
  )
  const widths = bars[0]?.findAll('.chart__part').map((part) => part.attributes('style') ?? '')
  expect(widths?.map((style) => Math.round(Number(/[\d.]+/.exec(style)?.[0])))).toEqual([67, 33, 100])
})

test('without losses zero is the left edge', () => {
  const plain: Outcome = { scores: [score(0, { deeds: 4 })], ranking: [[0]] }
  const chart = mount(PointsChart, {
    props: {
      outcome: plain,
      seats: [{ name: 'Aylin', colour: 'blue' }],
      order: [0],
      sourceName: (id: string) => id
    }
  })
  expect(chart.find('.has-losses').exists()).toBe(false)
  expect(chart.find('.chart__losses').exists()).toBe(false)
})

test('names of rounds under an axis never overlap: without room for all, only the first is said in full', () => {
  const names = [0, 40, 110, 155].map((at, i) => ({ name: `Round ${i + 1}`, short: `${i + 1}`, at }))
  expect(withRoom(names, 12)).toEqual(['Round 1', '2', '3', '4'])
  const close = names.map((one) => ({ ...one, at: one.at / 4 }))
  expect(withRoom(close, 12)).toEqual(['Round 1', '', '', '4'])
  expect(withRoom(names, 6)).toEqual(names.map(({ name }) => name))
})
