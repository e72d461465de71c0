// @vitest-environment happy-dom
// Hand-overs in a game with hidden hands: while one seat plays, the page holds nothing that only another may see
// (T-19).
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { TooltipProvider } from 'reka-ui'
import { afterEach, expect, test, vi } from 'vitest'
import { h } from 'vue'
import { eventually } from '../lib/eventually'
import { giveInterfaces, interfaces } from './interfaces'
import { words } from '../../renderer/games/expedition/words'
import TableScreen from '../../renderer/table/TableScreen.vue'
import { gameById } from '../../shared/games'
import { kindOf } from '../../shared/games/expedition/pieces'
import { seatOf } from '../../shared/games/expedition/seats'
import type { State } from '../../shared/games/expedition/types'
import { FakeHost } from './fake-host'
import { openPage, type FakePage } from './page'

giveInterfaces(interfaces)

const expedition = gameById('expedition')
if (!expedition) throw new Error('the Expedition is not registered')

async function sitDown(players: number, elsewhere: readonly number[] = []) {
  const host = new FakeHost(players, { startPlayer: '0' }, expedition, 7)
  for (const seat of elsewhere) host.elsewhere.add(seat)
  const page = await openPage(players, {}, host)
  const screen = mount(
    { render: () => h(TooltipProvider, () => h(TableScreen)) },
    { global: { plugins: [page.pinia] }, attachTo: document.body }
  )
  // The game's table is loaded when it is needed.
  await eventually(() => expect(screen.find('.expedition').exists()).toBe(true))
  return { host, page, screen, state: host.match.state as State }
}

const button = (screen: VueWrapper, name: RegExp) =>
  screen.findAll('button').find((one) => name.test(one.attributes('aria-label') ?? one.text()))

async function click(screen: VueWrapper, name: RegExp): Promise<void> {
  const found = button(screen, name)
  if (!found) throw new Error(`no button ${name.source}`)
  await found.trigger('click', { detail: 1 })
  await flushPromises()
}

/** The cards in the hands of all seats except one. */
const cardsOf = (state: State, but?: number): string[] =>
  state.seats.flatMap((_, seat) => (seat === but ? [] : (seatOf(state, seat).hand.cards ?? [])))

/** Fails if a hidden card is in a store, or its name on the page where no card on view has that name. */
function expectHidden({ pinia, host }: FakePage, seat?: number): void {
  const state = host.match.state as State
  const hidden = cardsOf(state, seat)
  const own = seat === undefined ? [] : (seatOf(state, seat).hand.cards ?? [])
  const stores = JSON.stringify(pinia.state.value)
  const open = new Set([...state.display, ...state.discards, ...own].map(kindOf))
  const page = document.documentElement.outerHTML
  for (const card of hidden) {
    expect(stores.includes(`"${card}"`), `${card} in a store`).toBe(false)
    const kind = kindOf(card)
    if (!open.has(kind)) expect(page.includes(words.names.card(kind)), `${card} on the page`).toBe(false)
  }
}

afterEach(() => (document.body.innerHTML = ''))

test('35 hand-overs of three seats, until the deck is used up, leave no hidden card in a store, an attribute or a text', async () => {
  const { host, page, screen, state } = await sitDown(3)
  for (let turn = 0; turn < 35; turn++) {
    const seat = turn % 3
    expect(page.table.curtain).toBe(seat)
    expectHidden(page)
    await click(screen, /show me$/)
    expect(page.table.secrets).toBe(true)
    expectHidden(page, seat)
    const before = cardsOf(state).length
    // Draws from the deck, because a card of the display is known to all; only its owner sees it, until the device is
    // passed on.
    await click(screen, /^Draw the top card/)
    expect(cardsOf(state).length).toBe(before + 1)
    expect(page.table.passTo).toBe((seat + 1) % 3)
    expect(page.table.curtain).toBeUndefined()
    const drawn = seatOf(state, seat).hand.cards?.at(-1) ?? ''
    expect(JSON.stringify(page.pinia.state.value)).toContain(drawn)
    expectHidden(page, seat)
    await click(screen, /Pass to /)
  }
  expect(host.asked.filter((one) => one.type === 'takeOver' && one.secrets)).toHaveLength(35)
  screen.unmount()
}, 120_000)

test('a repeated key for drawing neither passes the device on nor raises the next curtain', async () => {
  const { page, screen } = await sitDown(2)
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  await click(screen, /show me$/)
  await click(screen, /^Draw the top card/)
  const pass = button(screen, /Pass to /)
  expect(document.activeElement).toBe(pass?.element)
  await pass?.trigger('click', { detail: 0 })
  await flushPromises()
  expect(page.table.passTo).toBe(1)
  clock.mockReturnValue(performance.now() + 1000)
  await pass?.trigger('click', { detail: 0 })
  await flushPromises()
  expect(page.table.curtain).toBe(1)
  vi.restoreAllMocks()
  screen.unmount()
})

test('a refusal is no longer shown after the turn', async () => {
  const { page, screen, state } = await sitDown(2)
  await click(screen, /show me$/)
  const [card = ''] = cardsOf(state, 1)
  page.table.refuse({ code: 'card-not-in-hand', numbers: { card: kindOf(card) } })
  await click(screen, /^Draw the top card/)
  await click(screen, /Pass to /)
  expect(page.table.refused).toBeUndefined()
  expectHidden(page)
  screen.unmount()
})

test('a seat alone at its device has neither curtain nor hand-over, and its hand stays open while others play', async () => {
  const { host, page, screen } = await sitDown(2, [1])
  await click(screen, /^Draw the top card/)
  expect(button(screen, /Pass to /)).toBeUndefined()
  expect(page.table.passTo).toBeUndefined()
  expect(page.table.curtain).toBeUndefined()
  expect(page.table.seat).toBe(0)
  expect(page.table.secrets).toBe(true)
  host.match.choose(1, { type: 'draw' })
  screen.unmount()
})
