// @vitest-environment happy-dom
// Annoyances in the lobby that must not happen: typed text lost, refusals where nobody looks, too many buttons.
import { flushPromises } from '@vue/test-utils'
import { expect, test, vi } from 'vitest'
import { useRoom } from '../../renderer/stores/room'
import { useScreens } from '../../renderer/stores/screens'
import { useTable } from '../../renderer/stores/table'
import { LobbyHost, field, freshDevice, loadPage, press, send, text } from './lan-page'
import { fakeUi } from './fake-game'
import { giveInterfaces } from './interfaces'

vi.mock('../../shared/games', async () => {
  const { fakeGame } = await import('./fake-game')
  return { games: [fakeGame], gameById: () => fakeGame }
})
giveInterfaces([fakeUi])

/** Puts a guest into the lobby of a host that refuses the requests in `refuse`. */
async function inLobby(): Promise<{ readonly host: LobbyHost; readonly refuse: Map<string, string> }> {
  const host = new LobbyHost(3, 'guest')
  const refuse = new Map<string, string>()
  const { answer } = host
  host.answer = (request) => {
    const code = refuse.get(request.type)
    return code === undefined ? answer(request) : { ok: false, refusal: { code } }
  }
  await loadPage(host)
  await press(/^Enter the table/)
  return { host, refuse }
}
freshDevice()

test('a name that the host refuses stays in its field, with the reason', async () => {
  const { refuse } = await inLobby()
  refuse.set('claimSeat', 'name-twice')
  await press(/^Sit here, in Mei’s seat/)
  await send('Your name', 'Zeynep')
  expect(field('Your name')?.value).toBe('Zeynep')
  expect(document.querySelector('[role="alert"] .notice--warn')).not.toBeNull()
  refuse.clear()
  await send('Your name', 'Zeynep K.')
  expect([field('Your name'), useTable().own]).toEqual([null, [2]])
})

test('a guest in the lobby knows whether somebody is missing or the host can begin', async () => {
  const { host } = await inLobby()
  expect(text()).toContain('The host begins when everybody is here.')
  for (const seat of [1, 2]) host.setSeat(seat, { taken: true, present: true })
  host.tell()
  await flushPromises()
  expect(text()).toContain('The host can begin now.')
  expect(text()).not.toContain('when everybody is here')
})

test('a seat that goes to somebody else while a name is typed shows who has it', async () => {
  const { host } = await inLobby()
  await press(/^Sit here, in Mei’s seat/)
  expect(field('Your name')).not.toBeNull()
  host.setSeat(2, { taken: true, present: true, name: 'Ibn' })
  host.tell()
  await flushPromises()
  expect(field('Your name')).toBeNull()
  expect(text()).toContain('Ibn')
})

test('a chat line that was refused stays in the field, with the reason beside it until the next one', async () => {
  const { refuse } = await inLobby()
  refuse.set('say', 'too-fast')
  await send('Say something', 'salaam')
  expect(field('Say something')?.value).toBe('salaam')
  expect(document.querySelector('.chat [role="alert"]')?.textContent).toContain('Too many requests')
  expect(text().split('Too many requests')).toHaveLength(2)
  refuse.clear()
  await send('Say something', 'salaam')
  expect([field('Say something')?.value, document.querySelector('.chat [role="alert"]')]).toEqual(['', null])
})

test('the next chat line can be typed before the last one was accepted', async () => {
  await inLobby()
  const line = field('Say something')
  if (!line) throw new Error('no chat field')
  const type = (words: string): void => {
    line.value = words
    line.dispatchEvent(new Event('input'))
  }
  type('salaam')
  await flushPromises()
  line.form?.dispatchEvent(new Event('submit', { cancelable: true }))
  type('how are you')
  await flushPromises()
  expect(line.value).toBe('how are you')
})

test('of several lines in a row by one person, the first has the mute button', async () => {
  const { host } = await inLobby()
  const lines = [
    ['Aylin', 0],
    ['Aylin', 0],
    ['', null],
    ['Aylin', 0]
  ] as const
  for (const [at, [from, seat]] of lines.entries()) host.say({ from, seat, text: `line ${at}`, at })
  await flushPromises()
  const buttons = [...document.querySelectorAll('.chat__line')].map(
    (line) => line.querySelector('button')?.getAttribute('aria-label') ?? ''
  )
  const aylin = 'Mute Aylin'
  expect(buttons).toEqual([aylin, '', 'Mute A spectator', aylin])
})

test('the lobby says that everybody will see all hands exactly if the table is open', async () => {
  const { host } = await inLobby()
  const note = 'everybody sees all goals and hands'
  expect(text()).not.toContain(note)
  host.info = { ...host.info, open: true }
  host.tell()
  await flushPromises()
  expect(text()).toContain(note)
})

test('a refusal at one table is not shown at the next', async () => {
  await inLobby()
  const [table, room] = [useTable(), useRoom()]
  room.problem = { code: 'seat-taken' }
  await useScreens().goHome()
  expect(table.info).toBeUndefined()
  expect(room.problem).toBeUndefined()
})
