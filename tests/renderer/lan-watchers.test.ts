// @vitest-environment happy-dom
// Those who only watch, as the lobby and the people dialog show them, and the name that this page gives itself.
import { flushPromises } from '@vue/test-utils'
import { expect, test, vi } from 'vitest'
import type { Request } from '../../shared/protocol/messages'
import { useRoom } from '../../renderer/stores/room'
import { useScreens } from '../../renderer/stores/screens'
import { rememberName } from '../../renderer/features/lan/own-name'
import { speak } from '../../renderer/words/catalogue'
import { LobbyHost, button, field, freshDevice, loadPage, press, send, text } from './lan-page'
import { fakeUi } from './fake-game'
import { giveInterfaces } from './interfaces'

vi.mock('../../shared/games', async () => {
  const { fakeGame } = await import('./fake-game')
  return { games: [fakeGame], gameById: () => fakeGame }
})
giveInterfaces([fakeUi])
freshDevice()

/** A host whose page or guest is in the lobby; it gives whoever asks the name, unless `refuses` holds the code. */
async function inLobby(role: 'local' | 'guest') {
  const host = new LobbyHost(3, role)
  const asked: Request[] = []
  const refuses = new Map<string, string>()
  const { answer } = host
  host.answer = (request) => {
    if (!['watchAs', 'kickWatcher', 'readmitWatcher'].includes(request.type)) return answer(request)
    asked.push(request)
    const code = refuses.get(request.type)
    if (code !== undefined) return { ok: false, refusal: { code } }
    if (request.type === 'watchAs') tell([{ id: 1, name: request.name }, ...host.watchers.slice(1)])
    return { ok: true, value: {} }
  }
  /** Tells the page who watches, and who was removed. */
  function tell(watchers: LobbyHost['watchers'], removed: LobbyHost['removed'] = []): void {
    host.watchers = watchers
    host.removed = removed
    host.tell()
  }
  if (role === 'guest') host.watchers = [{ id: 1 }]
  await loadPage(host)
  await useScreens().openTable(host.info.id)
  await flushPromises()
  return { host, asked, refuses, tell }
}

const list = (): string[] =>
  [...document.querySelectorAll('.watchers__name')].map((one) => one.textContent?.trim() ?? '')

test('the list names those who watch, in the reader’s language, and is not there without them', async () => {
  const { tell } = await inLobby('guest')
  tell([{ id: 1 }, { id: 2, name: 'Anna' }, { id: 3 }])
  await flushPromises()
  expect(list()).toEqual(['A spectator (you)', 'Anna', 'A spectator'])
  await speak('de')
  await flushPromises()
  expect(list()).toEqual(['Ein Zuschauer (du)', 'Anna', 'Ein Zuschauer'])
  await speak('en')
  tell([])
  await flushPromises()
  expect(document.querySelector('.watchers')).toBeNull()
})

test('a guest gives its name in a form, which stays open until the host has taken it; nobody is asked for it', async () => {
  const { refuses, asked } = await inLobby('guest')
  expect([field('Your name'), asked]).toEqual([null, []])
  refuses.set('watchAs', 'name-twice')
  await press(/^Give your name$/)
  await send('Your name', 'Anna')
  expect(field('Your name')?.value).toBe('Anna')
  expect(document.querySelector('[role="alert"] .notice--warn')).not.toBeNull()
  refuses.clear()
  await send('Your name', 'Anna K.')
  expect([field('Your name'), list()]).toEqual([null, ['Anna K. (you)']])
  button(/^Change your name$/)
})

test('the name that this device remembers is given without a word, and again once it is free', async () => {
  rememberName('Anna')
  const { asked, tell, refuses } = await inLobby('guest')
  expect(asked).toEqual([{ type: 'watchAs', name: 'Anna' }])
  expect(list()).toEqual(['Anna (you)'])
  // Somebody else has it, and then one that only looks like it, which the host refuses once.
  refuses.set('watchAs', 'name-like')
  tell([{ id: 1 }, { id: 2, name: 'anna' }])
  await flushPromises()
  expect(asked).toHaveLength(1)
  for (let times = 0; times < 2; times++) {
    tell([{ id: 1 }, { id: 2, name: '\u0410nna' }])
    await flushPromises()
  }
  expect(asked).toHaveLength(2)
  // Nobody has asked for it, so nobody is told of the refusal.
  expect(document.querySelector('[role="alert"] .notice--warn')).toBeNull()
  refuses.clear()
  tell([{ id: 1 }])
  await flushPromises()
  expect(list()).toEqual(['Anna (you)'])
})

test('the host’s page removes a spectator after a question, and lets one in again', async () => {
  const { asked, tell, host } = await inLobby('local')
  tell([{ id: 4, name: 'Anna' }, { id: 5 }])
  await flushPromises()
  await press(/^Remove A spectator$/)
  await press(/^Cancel$/)
  expect(asked).toEqual([])
  await press(/^Remove Anna$/)
  expect(text()).toContain('They cannot watch this table again until you let them in.')
  await press(/^Remove$/)
  const table = host.info.id
  expect(asked).toEqual([{ type: 'kickWatcher', table, watcher: 4 }])
  tell([{ id: 5 }], [{ id: 4, name: 'Anna' }])
  await flushPromises()
  expect(list()).toEqual(['A spectator', 'Anna, removed'])
  await press(/^Let in again: Anna$/)
  expect(asked.at(-1)).toEqual({ type: 'readmitWatcher', table, watcher: 4 })
})

test('guests have no buttons to remove anybody', async () => {
  const { tell } = await inLobby('guest')
  tell([{ id: 1 }, { id: 2, name: 'Anna' }])
  await flushPromises()
  const names = [...document.querySelectorAll('.watchers button')].map((one) =>
    one.getAttribute('aria-label')
  )
  expect(names).toEqual(['Give your name'])
})

test('the chat says beside a spectator’s name that they watch; whoever is muted stays so under another name', async () => {
  const { host, tell } = await inLobby('guest')
  tell([{ id: 1 }, { id: 2, name: 'Zoe' }])
  host.say({ from: 'Zoe', seat: null, text: 'salaam', at: 1 })
  host.say({ from: '', seat: null, text: 'hello', at: 2 })
  await flushPromises()
  const lines = (): (string | undefined)[] =>
    [...document.querySelectorAll('.chat__line p')].map((one) => one.textContent?.replace(/\s+/g, ' ').trim())
  expect(lines()).toEqual(['Zoe watching salaam', 'A spectator hello'])
  await press(/^Mute Zoe$/)
  tell([{ id: 1 }, { id: 2, name: 'Zara' }])
  await flushPromises()
  expect([...useRoom().muted]).toEqual(['Zoe', 'Zara'])
})

test('a spectator who is removed reads so at home', async () => {
  const { host } = await inLobby('guest')
  host.push({ type: 'sentOff', table: host.info.id, code: 'kicked', watching: true })
  await flushPromises()
  expect(text()).toContain('The host has removed you from this table.')
})
