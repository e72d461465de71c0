// @vitest-environment happy-dom
// A guest's seats while it looks at a replay: the host is lost meanwhile, or gives it a seat.
import { flushPromises } from '@vue/test-utils'
import { expect, test, vi } from 'vitest'
import { useReplayOpener } from '../../renderer/stores/replay'
import { useRoom } from '../../renderer/stores/room'
import { useScreens } from '../../renderer/stores/screens'
import { useTable } from '../../renderer/stores/table'
import { eventually } from '../lib/eventually'
import { fakeUi } from './fake-game'
import { giveInterfaces } from './interfaces'
import { LobbyHost, button, freshDevice, loadPage, press, send } from './lan-page'

vi.mock('../../shared/games', async () => {
  const { fakeGame } = await import('./fake-game')
  return { games: [fakeGame], gameById: () => fakeGame }
})
giveInterfaces([fakeUi])
freshDevice()

/** A host that also serves its game's history. */
function historyHost(): LobbyHost {
  const host = new LobbyHost(3, 'guest')
  const setup: unknown = host.rules.view(host.match.state, 'public')
  const { answer } = host
  host.answer = (request) => {
    if (request.type !== 'history') return answer(request)
    const entries = host.history().slice(request.from)
    return { ok: true, value: { setup, entries, next: host.match.length } }
  }
  return host
}

async function openReplay(): Promise<void> {
  useReplayOpener().openTable()
  await eventually(() => expect(useTable().replay).toBeDefined())
}

/** A guest who plays Lorenzo's seat and has opened the replay of the running game. */
async function inReplay(): Promise<LobbyHost> {
  const host = historyHost()
  await loadPage(host)
  await press(/^Enter the table/)
  await press(/^Sit here, in Lorenzo’s seat/)
  await send('Your name', 'Zeynep')
  host.begin()
  await eventually(() => expect(useTable().seat).toBe(1))
  host.play({ type: 'coin' })
  host.play({ type: 'end' })
  await flushPromises()
  await openReplay()
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

test('a guest who looks at a replay while the host agrees to give it a seat has that seat afterwards', async () => {
  const host = historyHost()
  host.setSeat(1, { taken: true, present: false, absentSince: 5 })
  await loadPage(host)
  await press(/^Enter the table/)
  host.begin()
  await flushPromises()
  const { answer } = host
  const tell = (wishing: number[]): void =>
    host.push({ type: 'table', table: host.info, own: host.own, ...(wishing.length > 0 && { wishing }) })
  let token = ''
  host.answer = (request) => {
    if (request.type !== 'claimSeat') return answer(request)
    token = request.token ?? ''
    tell([request.seat])
    return { ok: true, value: { token, asked: true } }
  }
  const room = useRoom()
  await room.claim(1, 'Zeynep')
  await flushPromises()
  expect(room.wished?.state).toBe('waiting')
  await openReplay()
  host.tokens.set(token, 1)
  host.elsewhere.delete(1)
  host.setSeat(1, { present: true })
  tell([])
  await flushPromises()
  await useReplayOpener().close()
  await flushPromises()
  expect([room.wished, useTable().own]).toEqual([undefined, [1]])
  expect(localStorage.getItem('caravanserai.seats')).toContain(`"${token}"`)
})

test('a guest who looks at a replay is asked whether somebody may take something back', async () => {
  const host = await inReplay()
  const takeBack = { ask: 1, seat: 0, from: 0, waits: [1] }
  host.push({ type: 'table', table: host.info, own: [1], takeBack })
  await flushPromises()
  await eventually(() => button(/^Allow/))
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home' }))
  await flushPromises()
  await press(/^Allow/)
  expect(host.asked.at(-1)).toEqual({ type: 'answerTakeBack', ask: 1, yes: true })
})
