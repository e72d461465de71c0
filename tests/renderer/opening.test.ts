// @vitest-environment happy-dom
// While a scene lies over the table, what others choose waits: it is told in its order, once the table is seen.
import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defineComponent, h, nextTick } from 'vue'
import type { Opening } from '../../renderer/contract/moments'
import OpeningScene from '../../renderer/features/moments/OpeningScene.vue'
import RoundBanner from '../../renderer/features/moments/RoundBanner.vue'
import { useOpening } from '../../renderer/features/moments/use-opening'
import { useSettings } from '../../renderer/stores/settings'
import { fakeGame, fakeUi, type FakeState } from './fake-game'
import { FakeHost } from './fake-host'
import { giveInterfaces } from './interfaces'
import { openPage, settled, type FakePage } from './page'

const round = { title: 'Round 1', lines: ['2 coins', ''] }
const opening: Opening = { firstSeat: 1, begins: [], dealt: [], hidden: [], aim: 'Coins', round }
const ui = {
  ...fakeUi,
  opening: () => opening,
  roundStart: (events: readonly { readonly type: string }[]) =>
    events.some(({ type }) => type === 'roundStarted') ? { title: 'Round 2', lines: [] } : undefined
}

vi.mock('../../shared/games', async () => {
  const { fakeGame: game } = await import('./fake-game')
  return { games: [game], gameById: () => game }
})
giveInterfaces([ui])

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

const coins = ({ table }: FakePage): number[] => (table.view as FakeState).coins

/** A table for two; the first seat is a computer's and begins. */
const beside = (): FakeHost => {
  const host = new FakeHost(2, {}, fakeGame)
  host.elsewhere.add(0)
  return host
}

/** Its opening, as the table's screen has it. */
async function opened(host: FakeHost) {
  const page = await openPage(2, {}, host)
  const scene: { laid?: () => void; covers?: () => boolean } = {}
  const Screen = defineComponent(() => {
    const { covered, round: first, uncover } = useOpening()
    scene.laid = uncover
    scene.covers = () => covered.value
    return () => h(RoundBanner, { playSound: () => undefined, first: first.value })
  })
  const screen = mount(Screen, { global: { plugins: [page.pinia] }, attachTo: document.body })
  return { page, screen, lay: () => scene.laid?.(), covers: () => scene.covers?.() === true }
}

test('a computer that begins moves while the opening is shown, and is seen to after the first round is called out', async () => {
  const host = beside()
  const { page, screen, lay, covers } = await opened(host)
  expect(covers()).toBe(true)
  host.play({ type: 'coin' })
  host.play({ type: 'end' })
  expect(host.match.length).toBe(2)
  expect([coins(page), page.table.next, page.table.decision]).toEqual([[0, 0], 0, undefined])
  lay()
  await nextTick()
  expect(screen.text()).toContain('Round 1')
  expect(coins(page)).toEqual([0, 0])
  window.dispatchEvent(new Event('pointerdown'))
  await settled()
  expect(screen.text()).not.toContain('Round 1')
  expect([coins(page), page.table.next, page.table.seat]).toEqual([[1, 0], 2, 1])
  expect(page.table.log.map(({ number }) => number)).toEqual([0, 1])
  screen.unmount()
})

test('turns that waited are told one after the other; who chooses has them all at once', async () => {
  const host = beside()
  const { page, screen, lay } = await opened(host)
  const turns = (): void => {
    for (const choice of ['coin', 'end', 'coin', 'end']) host.play({ type: choice })
  }
  turns()
  lay()
  await nextTick()
  window.dispatchEvent(new Event('keydown'))
  await settled()
  expect(coins(page)).toEqual([1, 0])
  await vi.advanceTimersByTimeAsync(2000)
  expect(coins(page)).toEqual([1, 1])
  // The round that began with it is called out, and holds what follows.
  await nextTick()
  expect(screen.text()).toContain('Round 2')
  host.play({ type: 'coin' })
  expect(coins(page)).toEqual([1, 1])
  await page.table.choose({ type: 'coin' })
  host.elsewhere.clear()
  await vi.advanceTimersByTimeAsync(5000)
  expect(coins(page)).toEqual([2, 1])
  screen.unmount()
})

test('where nothing is to move nothing waits', async () => {
  const host = beside()
  const { page, screen, lay } = await opened(host)
  useSettings().settings = { ...useSettings().settings, speed: 0 }
  host.play({ type: 'coin' })
  lay()
  await settled()
  expect(coins(page)).toEqual([1, 0])
  screen.unmount()
})

test('a table that is said anew meanwhile has everything, and nothing of it is told twice or taken back', async () => {
  const host = beside()
  const { page, screen, lay } = await opened(host)
  host.play({ type: 'coin' })
  await page.table.open('t1')
  expect(coins(page)).toEqual([1, 0])
  lay()
  await vi.advanceTimersByTimeAsync(5000)
  expect([coins(page), page.table.log.length]).toEqual([[1, 0], 1])
  screen.unmount()
})

// In a game against the computer a newcomer is dealt a name: which board is mine?
test.each([
  ['the only one at this device is told which board is theirs', beside, [false, true]],
  ['several at one device are not', () => new FakeHost(2, {}, fakeGame), [false, false]]
] as const)('%s', async (_name, host, told) => {
  const page = await openPage(2, {}, host())
  const scene = mount(OpeningScene, {
    props: { opening, brief: false, playSound: () => undefined },
    global: { plugins: [page.pinia] }
  })
  expect(scene.findAll('.opening__seat').map((seat) => seat.text().endsWith(' (you)'))).toEqual(told)
  scene.unmount()
})
