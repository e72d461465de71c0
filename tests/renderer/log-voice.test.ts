// @vitest-environment happy-dom
// What screen readers hear of the log.
import { flushPromises, mount } from '@vue/test-utils'
import { expect, test, vi } from 'vitest'
import LogVoice from '../../renderer/table/LogVoice.vue'
import { fakeUi } from './fake-game'
import { FakeHost } from './fake-host'
import { giveInterfaces } from './interfaces'
import { openPage, settled } from './page'

vi.mock('../../shared/games', async () => {
  const { fakeGame } = await import('./fake-game')
  return { games: [fakeGame], gameById: () => fakeGame }
})
giveInterfaces([fakeUi])

test('one person at a device hears what everybody does, although the view has the secrets of their seat', async () => {
  const host = new FakeHost(2)
  host.elsewhere.add(1)
  const { pinia, table } = await openPage(2, {}, host)
  await settled()
  const voice = mount(LogVoice, { global: { plugins: [pinia] } })
  expect(table.secrets).toBe(true)
  await table.choose({ type: 'coin' })
  await settled()
  expect(voice.text()).toContain('Aylin takes')
  await table.choose({ type: 'end' })
  host.play({ type: 'coin' })
  await settled()
  await flushPromises()
  expect(voice.text()).toContain('Lorenzo takes')
  table.own = [0, 1]
  await flushPromises()
  expect(voice.text(), 'another seat comes to this device').toBe('')
})

test('a player who is asked after others have moved hears it, after what they did, with a pause between the sentences', async () => {
  const host = new FakeHost(2)
  host.elsewhere.add(1)
  const { pinia, table } = await openPage(2, {}, host)
  await settled()
  const voice = mount(LogVoice, { global: { plugins: [pinia] } })
  const heard = async (): Promise<string> => {
    await settled()
    await flushPromises()
    return voice.text()
  }
  await table.choose({ type: 'coin' })
  expect(await heard(), 'the own turn goes on').not.toContain('please')
  await table.choose({ type: 'end' })
  host.play({ type: 'coin' })
  host.play({ type: 'coin' })
  expect(await heard()).toMatch(/^Lorenzo takes [^.]+\. Lorenzo takes [^.]+$/)
  // The end of a turn has no sentence of its own.
  host.play({ type: 'end' })
  expect(await heard()).toBe('turn please')
})

test('older pages of the log are not news, though something in them was taken back', async () => {
  const host = new FakeHost(2)
  const { pinia, table } = await openPage(2, {}, host)
  await table.choose({ type: 'coin' })
  await table.undo()
  for (let i = 0; i < 12; i++) await table.choose({ type: 'coin' })
  await table.open('t1')
  await settled()
  expect(table.log.some(({ undone }) => undone)).toBe(false)
  const voice = mount(LogVoice, { global: { plugins: [pinia] } })
  await table.loadOlder()
  await settled()
  await flushPromises()
  expect(table.log.some(({ undone }) => undone)).toBe(true)
  expect(voice.text()).toBe('')
  await table.undo()
  await settled()
  await flushPromises()
  expect(voice.text()).toContain('took')
})
