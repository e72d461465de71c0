// @vitest-environment happy-dom
// Leaving a replay while the host cannot be reached, or while the replay is still being read.
import { flushPromises } from '@vue/test-utils'
import { expect, test, vi } from 'vitest'
import { useReplayOpener } from '../../renderer/stores/replay'
import { useScreens } from '../../renderer/stores/screens'
import { useTable } from '../../renderer/stores/table'
import { eventually } from '../lib/eventually'
import { fakeUi } from './fake-game'
import { giveInterfaces } from './interfaces'
import { LobbyHost, freshDevice, loadPage, press, send } from './lan-page'

vi.mock('../../shared/games', async () => {
  const { fakeGame } = await import('./fake-game')
  return { games: [fakeGame], gameById: () => fakeGame }
})
giveInterfaces([fakeUi])
freshDevice()

/** A guest who plays Lorenzo's seat and has opened the replay of the running game. */
async function inReplay(): Promise<LobbyHost> {
  const host = new LobbyHost(3, 'guest')
  const setup: unknown = host.rules.view(host.match.state, 'public')
  const { answer } = host
  host.answer = (request) => {
    if (request.type !== 'history') return answer(request)
    const entries = host.history().slice(request.from)
    return { ok: true, value: { setup, entries, next: host.match.length } }
  }
  await loadPage(host)
  await press(/^Enter the table/)
  await press(/^Sit here, in Lorenzo’s seat/)
  await send('Your name', 'Zeynep')
  host.begin()
  await eventually(() => expect(useTable().seat).toBe(1))
  host.play({ type: 'coin' })
  host.play({ type: 'end' })
  await flushPromises()
  useReplayOpener().openTable()
  await eventually(() => expect(useTable().replay).toBeDefined())
  return host
}

test('a guest who leaves a replay while the host is lost has its seat again when the host is back', async () => {
  const host = await inReplay()
  const [table, screens] = [useTable(), useScreens()]
  host.state.value = 'lost'
  await flushPromises()
  await useReplayOpener().close()
  expect(screens.screen).toBe('table')
  host.state.value = 'open'
  await flushPromises()
  expect(host.asked.findLast(({ type }) => type === 'openTable')).toMatchObject({
    seatProofs: { macs: [{ seat: 1 }] }
  })
  await eventually(() => expect([table.own, table.seat, table.watching]).toEqual([[1], 1, false]))
  expect(table.decision).toBeDefined()
})
