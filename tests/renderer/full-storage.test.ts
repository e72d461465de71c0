// @vitest-environment happy-dom
// A guest's browser that stores nothing more, because its storage is full or private: reading works, writing does not.
import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, test, vi } from 'vitest'
import { dropToken, keepToken, newToken, tokensOf, type KeptToken } from '../../renderer/link/proofs/tokens'
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

let isFull = false
const store = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')?.value as Storage['setItem']
vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, ...item) {
  if (isFull) throw new DOMException('full', 'QuotaExceededError')
  store.apply(this, item)
})
afterEach(() => (isFull = false))

test('a seat that was claimed there is still the guest’s after the connection was lost', async () => {
  isFull = true
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

test('what another tab stores meanwhile is kept once this one can store again', () => {
  isFull = true
  const key = (seat: number): KeptToken => ({ seat, token: newToken(), sure: true })
  const [ours, dropped, theirs, elsewhere] = [key(0), key(1), key(2), key(0)]
  keepToken('h', 't1', ours)
  keepToken('h', 't1', dropped)
  dropToken('h', 't1', 1)
  isFull = false
  const other = { 'h t1': { 2: theirs.token }, 'h t2': { 0: elsewhere.token } }
  localStorage.setItem('caravanserai.seats', JSON.stringify(other))
  expect(tokensOf('h', 't2')).toEqual([elsewhere])
  keepToken('h', 't3', elsewhere)
  expect(tokensOf('h', 't1')).toEqual([ours, theirs])
  expect(tokensOf('h', 't2')).toEqual([elsewhere])
  const stored = JSON.parse(localStorage.getItem('caravanserai.seats') ?? '') as Record<string, object>
  expect(stored).toMatchObject({ 'h t1': { 0: ours.token, 2: theirs.token }, 'h t3': {} })
  for (const { seat } of tokensOf('h', 't1')) dropToken('h', 't1', seat)
  expect(localStorage.getItem('caravanserai.seats')).not.toContain('h t1')
})
