// @vitest-environment happy-dom
// A guest's browser that stores nothing more, because its storage is full or private: reading works, writing does not.
import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, test, vi } from 'vitest'
import { useTable } from '../../renderer/stores/table'
import { LobbyHost, freshDevice, loadPage, press, send } from './lan-page'
import { fakeUi } from './fake-game'
import { giveInterfaces } from './interfaces'

vi.mock('../../shared/games', async () => {
  const { fakeGame } = await import('./fake-game')
  return { games: [fakeGame], gameById: () => fakeGame }
})
giveInterfaces([fakeUi])
freshDevice()
afterEach(() => vi.restoreAllMocks())

test('a seat that was claimed there is still the guest’s after the connection was lost', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const host = new LobbyHost(3, 'guest')
  await loadPage(host)
  await press(/^Enter the table/)
  await press(/^Sit here, in Lorenzo’s seat/)
  await send('Your name', 'Zeynep')
  expect(useTable().own).toEqual([1])
  host.state.value = 'lost'
  host.elsewhere.add(1)
  await flushPromises()
  host.state.value = 'open'
  await flushPromises()
  expect(host.asked.findLast(({ type }) => type === 'openTable')).toHaveProperty('seatProofs')
  expect(useTable().own).toEqual([1])
})
