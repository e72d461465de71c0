// @vitest-environment happy-dom
// A guest comes back to a seat that a computer player has played meanwhile: the recap tells everything that was missed.
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { getActivePinia } from 'pinia'
import { afterEach, expect, test, vi } from 'vitest'
import RecapCard from '../../renderer/features/recap/RecapCard.vue'
import { useSettings } from '../../renderer/stores/settings'
import { useTable } from '../../renderer/stores/table'
import { eventually } from '../lib/eventually'
import { LobbyHost, closePage, freshDevice, loadPage, press, send } from './lan-page'
import { fakeUi } from './fake-game'
import { giveInterfaces } from './interfaces'

vi.mock('../../shared/games', async () => {
  const { fakeGame } = await import('./fake-game')
  return { games: [fakeGame], gameById: () => fakeGame }
})
giveInterfaces([fakeUi])
freshDevice()
const cards: VueWrapper[] = []
afterEach(() => {
  for (const card of cards.splice(0)) card.unmount()
  vi.restoreAllMocks()
})

/** The recap on the page that is loaded now. */
async function recap() {
  const pinia = getActivePinia()
  if (!pinia) throw new Error('no page is loaded')
  const card = mount(RecapCard, { global: { plugins: [pinia] }, attachTo: document.body })
  cards.push(card)
  await flushPromises()
  return card
}

/** Whether somebody looks at the page; one that was closed here still hears its host. */
const looks = (yes: boolean) => vi.spyOn(document, 'hasFocus').mockReturnValue(yes)

/** Zeynep leaves, and the page is closed. */
function leave(): void {
  for (const card of cards.splice(0)) card.unmount()
  looks(false)
  closePage()
}

/** Zeynep has taken Lorenzo's seat and watched Aylin's turn; it is Zeynep's now. */
async function atLorenzos(): Promise<LobbyHost> {
  looks(true)
  const host = new LobbyHost(3, 'guest')
  await loadPage(host)
  await press(/^Enter the table/)
  await press(/^Sit here, in Lorenzo’s seat/)
  await send('Your name', 'Zeynep')
  host.begin()
  await flushPromises()
  await recap()
  host.play({ type: 'end' })
  await eventually(() => expect(useTable().seat).toBe(1))
  return host
}

/** The page is loaded again; its seat is regained by the token. */
async function back(host: LobbyHost) {
  looks(true)
  host.elsewhere.add(1)
  sessionStorage.clear()
  await loadPage(host)
  await press(/^Enter the table/)
  await eventually(() => expect(useTable().own).toEqual([1]))
  return recap()
}

test('who comes back to a seat that was played for them reads at once what happened, until it is closed', async () => {
  const host = await atLorenzos()
  leave()
  // A computer player takes the turn, and Mei hers: it is Aylin's turn, not Zeynep's.
  for (const choice of [{ type: 'coin' }, { type: 'end' }, { type: 'coin' }]) host.play(choice)
  const card = await back(host)
  expect(card.get('h2').text()).toBe('While you were away')
  expect(card.findAll('h3').map((one) => one.text())).toEqual([
    expect.stringContaining('Zeynep (played for you)'),
    expect.stringContaining('Mei')
  ])
  // It is told again to who reloads the page, but not after it was closed.
  leave()
  const again = await back(host)
  expect(again.get('h2').text()).toBe('While you were away')
  await again.get('[aria-label="Close the recap"]').trigger('click')
  expect(again.find('section').exists()).toBe(false)
  leave()
  expect((await back(host)).find('section').exists()).toBe(false)
})

test('who was away while only others played reads of it at the start of the own turn, as before', async () => {
  const host = await atLorenzos()
  await useTable().choose({ type: 'end' })
  leave()
  host.play({ type: 'coin' })
  const card = await back(host)
  expect(card.find('section').exists()).toBe(false)
  host.play({ type: 'end' })
  host.play({ type: 'end' })
  await eventually(() => expect(card.find('h2').exists()).toBe(true))
  expect(card.get('h2').text()).toBe('Since your last turn')
})

test('a lost connection is an absence, too, and the next choice of the seat ends the recap', async () => {
  const host = await atLorenzos()
  const [card] = cards
  host.state.value = 'lost'
  await flushPromises()
  const { push } = host
  host.push = () => undefined
  for (const type of ['coin', 'end', 'end', 'end']) host.play({ type })
  host.push = push
  host.elsewhere.add(1)
  host.state.value = 'open'
  await eventually(() => expect(card?.text()).toContain('While you were away'))
  await eventually(() => expect(useTable().seat).toBe(1))
  await useTable().choose({ type: 'coin' })
  await flushPromises()
  expect(card?.find('section').exists()).toBe(false)
})

test('who wants no recap gets none after an absence either', async () => {
  const host = await atLorenzos()
  leave()
  host.settings = { ...host.settings, recap: 'never' }
  for (const type of ['coin', 'end']) host.play({ type })
  await back(host)
  await useSettings().change({ recap: 'never' })
  expect(cards[0]?.find('section').exists()).toBe(false)
})
