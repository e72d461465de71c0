// @vitest-environment happy-dom
// Taking back by agreement, as the page shows it: the button that asks, the card, and how a request ended.
import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, test, vi } from 'vitest'
import { useScreens } from '../../renderer/stores/screens'
import type { TakeBack } from '../../shared/protocol/messages'
import { LobbyHost, button, closePage, freshDevice, loadPage, press, text } from './lan-page'
import { fakeUi } from './fake-game'
import { giveInterfaces } from './interfaces'

vi.mock('../../shared/games', async () => {
  const { fakeGame } = await import('./fake-game')
  return { games: [fakeGame], gameById: () => fakeGame }
})
giveInterfaces([fakeUi])

freshDevice()
afterEach(() => {
  vi.useRealTimers()
})

/** The host's page at a running table of two: seat 0 is played here, seat 1 by Lorenzo on another device. */
async function atTable(): Promise<LobbyHost> {
  const host = new LobbyHost(2, 'local')
  host.inLobby = false
  host.info = { ...host.info, status: 'running' }
  host.setSeat(1, { taken: true, present: true })
  await loadPage(host)
  await useScreens().openTable('t1')
  await flushPromises()
  return host
}

/** Everybody is told of a request. */
async function tell(host: LobbyHost, takeBack: TakeBack): Promise<void> {
  host.push({ type: 'table', table: host.info, own: host.own, takeBack })
  await vi.dynamicImportSettled()
  await flushPromises()
}

const card = (): Element | null => document.querySelector('[aria-label="Taking back"]')
const answers = (host: LobbyHost) => host.asked.filter(({ type }) => type === 'answerTakeBack')

test('whoever is asked sees who asks and for what, and answers by one press', async () => {
  const host = await atTable()
  host.play({ type: 'end' })
  host.play({ type: 'end' })
  await flushPromises()
  for (const [ask, name, yes] of [
    [1, /^Allow$/, true],
    [2, /^Refuse$/, false]
  ] as const) {
    await tell(host, { ask, seat: 1, from: 1, waits: [0] })
    expect(card()?.textContent).toContain('May Lorenzo take this back?')
    await press(name)
    expect(answers(host).at(-1)).toEqual({ type: 'answerTakeBack', ask, yes })
  }
})

test('somebody who is not asked sees no question, and nobody sees one that ended before the page was opened', async () => {
  const host = await atTable()
  await tell(host, { ask: 1, seat: 1, from: 0, waits: [] })
  expect(text()).not.toContain('take this back')
  closePage()
  const later = await atTable()
  await tell(later, { ask: 3, seat: 1, from: 0, waits: [], ended: { why: 'lapsed' } })
  expect(card()).toBeNull()
})

test.each([
  [{ why: 'refused', by: 1 }, 'Lorenzo refused'],
  [{ why: 'overtaken', by: 1 }, 'Lorenzo has played on'],
  [{ why: 'withdrawn' }, 'withdrawn'],
  [{ why: 'agreed' }, 'Everybody agreed'],
  [{ why: 'lapsed' }, 'No answer within a minute from Lorenzo']
] as const)('how it ended is said for a while: %o', async (ended, said) => {
  const host = await atTable()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const asked = { ask: 1, seat: 0, from: 0, waits: [1] }
  host.push({ type: 'table', table: host.info, own: host.own, takeBack: asked })
  await vi.advanceTimersByTimeAsync(100)
  await vi.dynamicImportSettled()
  host.push({ type: 'table', table: host.info, own: host.own, takeBack: { ...asked, ended } })
  await vi.advanceTimersByTimeAsync(100)
  expect(card()?.textContent).toContain(said)
  await vi.advanceTimersByTimeAsync(8000)
  expect(card()).toBeNull()
})

test('the button asks once plain undo is not possible any more; the asker sees who is to answer, and withdraws', async () => {
  const host = await atTable()
  host.play({ type: 'end' })
  host.play({ type: 'end' })
  await flushPromises()
  await vi.dynamicImportSettled()
  await flushPromises()
  button(/Ask to take back …/).click()
  await flushPromises()
  expect(host.asked.at(-1)).toMatchObject({ type: 'askTakeBack', seat: 0 })
  await tell(host, { ask: 1, seat: 0, from: 0, waits: [1] })
  expect(text()).toContain('Still to answer: Lorenzo')
  await press(/^Withdraw$/)
  expect(answers(host)).toEqual([{ type: 'answerTakeBack', ask: 1, yes: false }])
})
