// @vitest-environment happy-dom
// The components of a game's table are loaded when it is first shown.
import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { h } from 'vue'
import { lazyComponents } from '../../renderer/kit/game-components'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a table that cannot be loaded while the host is gone appears when the host is back', async () => {
  let reachable = false
  const parts = { Table: () => h('main', 'the board'), Piece: () => h('i') }
  const load = vi.fn(() => (reachable ? Promise.resolve(parts) : Promise.reject(new Error('gone'))))
  const { Table } = lazyComponents(load)
  const screen = mount(() => h('div', [h(Table)]))
  await vi.advanceTimersByTimeAsync(5000)
  expect(screen.text()).toBe('')
  expect(load.mock.calls.length).toBeGreaterThan(2)
  reachable = true
  await vi.advanceTimersByTimeAsync(5000)
  expect(screen.text()).toBe('the board')
})
