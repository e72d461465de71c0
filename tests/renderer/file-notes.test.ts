// @vitest-environment happy-dom
// Notes on damaged or changed table files, and on a lost folder, are shown where people see them.
import { flushPromises } from '@vue/test-utils'
import { expect, test, vi } from 'vitest'
import { LobbyHost, freshDevice, loadPage, press, text } from './lan-page'
import { fakeUi } from './fake-game'
import { giveInterfaces } from './interfaces'

vi.mock('../../shared/games', async () => {
  const { fakeGame } = await import('./fake-game')
  return { games: [fakeGame], gameById: () => fakeGame }
})
giveInterfaces([fakeUi])
freshDevice()

const restored = 'It was restored from its copy.'
const aside = 'is kept beside it as t1.caravan.damaged-1'

test('notes on a table’s files are shown in its row and at the table, until they are dismissed or the host drops them', async () => {
  const host = new LobbyHost(3, 'local')
  host.info = {
    ...host.info,
    damage: { code: 'seats-restored' },
    notes: [{ code: 'journal-changed', numbers: { file: 't1.caravan.damaged-1' } }]
  }
  await loadPage(host)
  for (const sentence of [restored, aside]) expect(text()).toContain(sentence)

  await press(/Mei/)
  for (const sentence of [restored, aside]) expect(text()).toContain(sentence)
  await press(/^Dismiss/)
  expect(text()).not.toContain(restored)
  expect(text()).toContain(aside)

  const { damage: _damage, notes: _notes, ...info } = host.info
  host.info = info
  host.tell()
  await flushPromises()
  expect(text()).not.toContain(aside)
})

test('a host that has lost its folder says so even to people at no table', async () => {
  const host = new LobbyHost(3, 'local')
  await loadPage(host)
  const sentence = 'Another program has taken over the folder of saved games.'
  expect(text()).not.toContain(sentence)
  host.push({ type: 'hostStopped', refusal: { code: 'folder-lost' } })
  await flushPromises()
  expect(text()).toContain(sentence)
})
