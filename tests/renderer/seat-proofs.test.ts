// @vitest-environment happy-dom
// A guest's page trusts a host only about seats whose tokens it proves to know. Also links to a seat, and hosts that
// moved.
import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, test, vi } from 'vitest'
import { seatHref, seatLinkOf } from '../../renderer/link/proofs/seat-link'
import { useScreens } from '../../renderer/stores/screens'
import { useTable } from '../../renderer/stores/table'
import { LobbyHost, button, closePage, freshDevice, loadPage, press, send, text } from './lan-page'
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
  history.replaceState(null, '', location.pathname)
})

const kept = (): string => localStorage.getItem('caravanserai.seats') ?? ''

/** A host on which a guest took Lorenzo's seat; the guest's page is closed again. */
async function seated(): Promise<{ readonly host: LobbyHost; readonly token: string }> {
  const host = new LobbyHost(3, 'guest')
  await loadPage(host)
  await press(/^Enter the table/)
  await press(/^Sit here, in Lorenzo’s seat/)
  await send('Your name', 'Zeynep')
  closePage()
  const [token = ''] = host.tokens.keys()
  return { host, token }
}

test('an impostor that sends what the host would send is not trusted, and gets no token', async () => {
  const { host, token } = await seated()
  const impostor = new LobbyHost(3, 'guest')
  impostor.honest = false
  impostor.setSeat(1, { name: 'Zeynep', taken: true, present: true })
  impostor.elsewhere.delete(1)
  await loadPage(impostor)
  expect(impostor.asked.some(({ type }) => type === 'openTable')).toBe(true)
  expect(useTable().own).toEqual([])
  expect(text()).toContain('This host does not know the seat you had (Zeynep)')
  // Neither a push that gives the seat nor one that kicks the guest changes that.
  impostor.tell()
  await flushPromises()
  expect(useTable().own).toEqual([])
  impostor.push({ type: 'sentOff', table: 't1', code: 'kicked' })
  await flushPromises()
  expect(kept()).toContain(token)
  expect(JSON.stringify(impostor.asked)).not.toContain(token)
  // The real host proves the seat, and the warning disappears.
  await loadPage(host)
  await press(/^Enter the table/)
  expect(useTable().own).toEqual([1])
  expect(text()).not.toContain('does not know the seat')
})

test('the token of a seat that the host has freed is given up only by a press', async () => {
  const { host, token } = await seated()
  host.tokens.clear()
  host.elsewhere.add(1)
  host.setSeat(1, { taken: false, present: false })
  await loadPage(host)
  expect(text()).toContain('This host does not know the seat you had')
  expect(text()).not.toContain('Another device has your seat')
  expect(kept()).toContain(token)
  await press(/^Give it up/)
  expect(text()).not.toContain('does not know')
  expect(kept()).not.toContain(token)
})

test('a link gives its seat once; its secret is removed from the address, and no token is sent', async () => {
  const host = new LobbyHost(3, 'guest')
  host.setSeat(2, { taken: true, present: false, absentSince: 5 })
  host.door = () => ({ ok: false, refusal: { code: 'room-locked' } })
  const secret = 's'.repeat(22)
  host.links.set(secret, 2)
  location.hash = seatHref('', { table: 't1', seat: 2, secret })
  await loadPage(host)
  expect(useScreens().screen).toBe('lobby')
  expect(useTable().own).toEqual([2])
  expect(location.hash).toBe('')
  const [token = ''] = host.tokens.keys()
  expect(kept()).toContain(token)
  expect(JSON.stringify(host.asked)).not.toMatch(new RegExp(`${token}|${secret}`))
  // After a reload the seat is restored by its token.
  host.elsewhere.add(2)
  await loadPage(host)
  expect(useTable().own).toEqual([2])
})

test('a link that was used says so', async () => {
  const host = new LobbyHost(3, 'guest')
  location.hash = seatHref('', { table: 't1', seat: 2, secret: 's'.repeat(22) })
  await loadPage(host)
  expect([useScreens().screen, useTable().own]).toEqual(['lobby', []])
  expect(text()).toContain('This link is no longer valid')
  await press(/^Dismiss/)
  expect(text()).not.toContain('This link is no longer valid')
})

test('a link that was used on this device leads back to its seat, and no word is lost about the link', async () => {
  const host = new LobbyHost(3, 'guest')
  const secret = 's'.repeat(22)
  host.links.set(secret, 2)
  for (const _ of ['first', 'again']) {
    location.hash = seatHref('', { table: 't1', seat: 2, secret })
    host.elsewhere.add(2)
    await loadPage(host)
    expect(useTable().own).toEqual([2])
    expect(text()).not.toContain('This link is no longer valid')
    sessionStorage.clear()
  }
})

test('only complete links are read', () => {
  const link = { table: 'toy-20260101-abc', seat: 3, secret: 'x-_'.repeat(7) + 'x' }
  expect(seatLinkOf(seatHref('', link))).toEqual(link)
  for (const hash of ['', '#seat', '#seat/t/8/' + link.secret, '#seat/t/1/short', '#rules/x'])
    expect(seatLinkOf(hash)).toBeUndefined()
})

test('the host makes a link with a QR code for a seat whose guest is absent', async () => {
  const host = new LobbyHost(3, 'local')
  const { answer } = host
  host.answer = (request) =>
    request.type === 'linkSeat' ? { ok: true, value: { secret: 's'.repeat(22) } } : answer(request)
  await loadPage(host)
  await useScreens().openTable('t1')
  await flushPromises()
  button(/^Who plays Lorenzo/).dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, button: 0 }))
  button(/^Who plays Lorenzo/).click()
  await flushPromises()
  const item = [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')].find(
    (one) => one.textContent?.trim() === 'Make a link for this seat'
  )
  item?.click()
  await vi.waitFor(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input[readonly]')].map((one) => one.value)
    expect(fields).toContain(`http://192.168.1.20:41270/#seat/t1/1/${'s'.repeat(22)}`)
    // What draws it is loaded when it is first needed.
    expect(
      document.querySelector('[aria-label="QR code of the link for Lorenzo’s seat"] path')
    ).not.toBeNull()
  })
})

test('the lobby of a shared table says that it is not encrypted', async () => {
  for (const role of ['guest', 'local'] as const) {
    await loadPage(new LobbyHost(3, role))
    await useScreens().openTable('t1')
    await flushPromises()
    expect(text()).toContain('A table on the LAN is not encrypted')
  }
})

test('a guest’s page whose host has been gone for a while says where to go', async () => {
  const { host } = await seated()
  vi.useFakeTimers()
  await loadPage(host)
  host.state.value = 'lost'
  await flushPromises()
  expect(text()).toContain('The host does not answer')
  expect(text()).not.toContain('had the address')
  await vi.advanceTimersByTimeAsync(9000)
  expect(text()).toContain(`Walnut had the address ${location.host}.`)
  expect(text()).toContain('QR code')
  host.state.value = 'open'
  await flushPromises()
  expect(text()).not.toContain('had the address')
})
