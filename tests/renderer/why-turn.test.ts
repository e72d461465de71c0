// @vitest-environment happy-dom
// "Why?" beside a computer player's turn.
import { flushPromises, mount } from '@vue/test-utils'
import { TooltipProvider } from 'reka-ui'
import { expect, test, vi } from 'vitest'
import { h, nextTick, shallowRef } from 'vue'
import WhyTurn from '../../renderer/features/advice/WhyTurn.vue'
import { useWhys, type Reason } from '../../renderer/features/advice/whys'
import { entriesOf, groupsOf, linesOf, type LogGroup } from '../../renderer/kit/log/log-groups'
import type { LogEntry } from '../../shared/protocol/messages'
import { fakeUi } from './fake-game'
import { giveInterfaces } from './interfaces'
import { openPage, settled } from './page'

vi.mock('../../shared/games', async () => {
  const { fakeGame } = await import('./fake-game')
  return { games: [fakeGame], gameById: () => fakeGame }
})
giveInterfaces([fakeUi])

const turnAt = (number: number): LogGroup => ({
  key: String(number),
  seat: 0,
  lines: [{ key: `${number}.0`, number, parts: [], event: { type: 'coin' }, undone: false, weight: 'detail' }]
})

/** Until the reasons, which are loaded when they are first shown, have come. */
const shown = async (): Promise<void> => {
  await flushPromises()
  await vi.dynamicImportSettled()
  await flushPromises()
}

test('an answer that comes late is not shown beside another turn', async () => {
  const { pinia, table } = await openPage(2)
  if (!table.info) throw new Error('no table')
  table.info = { ...table.info, seats: table.info.seats.map((seat) => ({ ...seat, by: 'bot', level: 2 })) }
  const answers = new Map<number, (reason: Reason) => void>()
  vi.spyOn(useWhys(), 'ask').mockImplementation(
    (_, { from }) => new Promise((resolve) => answers.set(from, resolve))
  )
  const answer = (from: number, coins: number): void =>
    answers.get(from)?.({ seat: 0, level: 2, gains: { coins }, quick: true })
  const group = shallowRef(turnAt(0))
  const screen = mount(() => h(TooltipProvider, () => h(WhyTurn, { group: group.value })), {
    global: { plugins: [pinia] },
    attachTo: document.body
  })
  await screen.get('.why__button').trigger('click')
  group.value = turnAt(4)
  await nextTick()
  await screen.get('.why__button').trigger('click')
  answer(0, 99)
  await shown()
  expect(screen.get('.why').text()).not.toContain('99')
  answer(4, 7)
  await shown()
  expect(screen.get('.why').text()).toContain('7')
  screen.unmount()
})

test('a log of one player’s turns keeps them apart', async () => {
  const { table } = await openPage(2)
  for (const type of ['coin', 'end', 'coin', 'end', 'coin', 'end']) {
    await table.choose({ type })
    await settled()
  }
  const read = (entry: LogEntry) => linesOf(entry, { ...fakeUi, chapter: () => undefined }, table.context)
  const all = groupsOf(table.log, read).filter(({ seat }) => seat === 0)
  expect(all.length).toBeGreaterThan(1)
  expect(groupsOf(table.log, read, { seat: 0 }).map(entriesOf)).toEqual(all.map(entriesOf))
})
