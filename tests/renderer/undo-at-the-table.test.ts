// @vitest-environment happy-dom
// What people at several devices read of undo: whose turn it was, and why nothing can be taken back.
import { flushPromises, mount } from '@vue/test-utils'
import { TooltipProvider } from 'reka-ui'
import { expect, test, vi } from 'vitest'
import { h, shallowRef } from 'vue'
import { useUndo } from '../../renderer/stores/undo'
import TopBar from '../../renderer/table/TopBar.vue'
import { fakeUi } from './fake-game'
import { FakeHost } from './fake-host'
import { giveInterfaces } from './interfaces'
import { openPage, settled } from './page'

vi.mock('../../shared/games', async () => {
  const { fakeGame } = await import('./fake-game')
  return { games: [fakeGame], gameById: () => fakeGame }
})
giveInterfaces([fakeUi])

/** The top bar of a device with one seat of two. */
async function barOf(own: number) {
  const host = new FakeHost(2)
  host.elsewhere.add(1 - own)
  const { pinia, table } = await openPage(2, {}, host)
  const bar = mount(() => h(TooltipProvider, () => h(TopBar)), { global: { plugins: [pinia] } })
  const shown = async (): Promise<string> => {
    await settled()
    await flushPromises()
    return bar.get('.bar__prompt').text()
  }
  const undo = () => bar.findAll('button').find((button) => button.text().startsWith('Undo'))
  return { host, table, shown, undo }
}

test('once the turn has passed on, its end is what undo takes back', async () => {
  const { table, shown, undo } = await barOf(0)
  await table.choose({ type: 'end' })
  expect(await shown()).toBe('Waiting for Lorenzo')
  expect(undo()?.text()).toBe('UndoU')
  expect(undo()?.attributes('aria-description')).toBe('Take back the end of Aylin’s turn')
})

test('against computers, the tooltip says that what they have done since goes, too', async () => {
  const { host, table, shown, undo } = await barOf(0)
  await table.choose({ type: 'end' })
  host.play({ type: 'end' })
  const snapshot = host.snapshot.bind(host)
  host.snapshot = () => ({ ...snapshot(), undo: { seat: 0, choices: 2 } })
  await table.open('t1')
  await shown()
  expect(undo()?.text()).toBe('UndoU')
  expect(undo()?.attributes('aria-description')).toBe(
    'Take back the end of Aylin’s turn, and everything since'
  )
})

test('whoever has the turn taken away by another player’s undo reads what happened', async () => {
  const { host, shown } = await barOf(1)
  host.play({ type: 'end' })
  expect(await shown()).toContain('turn please')
  await host.request({ type: 'undo', seat: 0 })
  expect(await shown()).toBe('Waiting for AylinAylin took the last choice back.')
  host.play({ type: 'coin' })
  expect(await shown()).toBe('Waiting for Aylin')
})

test('a secret answer of others is not given as the reason to somebody who saw cards turned up before it', () => {
  const entry = (seat: number, type: string) => ({ number: 0, seat, events: [{ type }] })
  const log = shallowRef([entry(1, 'picked'), entry(0, 'dealt'), entry(1, 'kept')])
  const refs = {
    log,
    own: shallowRef([0]),
    undoState: shallowRef({ barrier: 'simultaneous' }),
    ui: shallowRef({ revealed: ({ type }: { type: string }) => (type === 'dealt' ? 'cards' : undefined) })
  }
  const { lastRevealed } = useUndo({ refs } as never, {} as never, (refusal) => refusal)
  expect(lastRevealed('simultaneous')).toBe('cards')
  // Their own answer came after it, and is what cannot be taken back.
  log.value = [...log.value, entry(0, 'kept')]
  expect(lastRevealed('simultaneous')).toBeUndefined()
})

test('undo takes away the message on the last refusal, whose help was meant for the position before', async () => {
  const { table } = await barOf(0)
  await table.choose({ type: 'coin' })
  await settled()
  table.refused = { refusal: { code: 'not-asked' }, remedy: { note: '', does: 'Help', run: () => undefined } }
  await table.undo()
  await settled()
  expect(table.refused).toBeUndefined()
})
