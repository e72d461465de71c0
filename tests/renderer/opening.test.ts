// @vitest-environment happy-dom
// While a scene covers the table, choices of others wait; they are shown in order once the table is visible.
import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defineComponent, h, nextTick, ref } from 'vue'
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
const aim = ref(opening.aim)
const ui = {
  ...fakeUi,
  opening: () => ({ ...opening, aim: aim.value }),
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

/** A table for two; a computer player has the first seat and begins. */
const beside = (): FakeHost => {
  const host = new FakeHost(2, {}, fakeGame)
  host.elsewhere.add(0)
  return host
}

/** Mounts the table's opening as the table's screen does. */
async function mountOpening(host: FakeHost) {
  const page = await openPage(2, {}, host)
  const scene: { laid?: () => void; covers?: () => boolean; aim?: () => string | undefined } = {}
  const Screen = defineComponent(() => {
    const { opening: shown, covered, round: first, uncover } = useOpening()
    scene.laid = uncover
    scene.covers = () => covered.value
    scene.aim = () => shown.value?.aim
    return () => h(RoundBanner, { playSound: () => undefined, first: first.value })
  })
  const screen = mount(Screen, { global: { plugins: [page.pinia] }, attachTo: document.body })
  return {
    page,
    screen,
    lay: () => scene.laid?.(),
    covers: () => scene.covers?.() === true,
    said: () => scene.aim?.()
  }
}

test('the moves of a computer that begins during the opening are shown after the first round was announced', async () => {
  const host = beside()
  const { page, screen, lay, covers } = await mountOpening(host)
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

test('turns that waited are shown one after the other, but all at once if the person makes a choice', async () => {
  const host = beside()
  const { page, screen, lay } = await mountOpening(host)
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
  // The announcement of the round that began with it makes later choices wait.
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

test('a change of language while the opening is on show changes all of its words', async () => {
  const { screen, said } = await mountOpening(beside())
  expect(said()).toBe('Coins')
  aim.value = 'Münzen'
  expect(said()).toBe('Münzen')
  aim.value = opening.aim
  screen.unmount()
})

test('with animations off nothing waits', async () => {
  const host = beside()
  const { page, screen, lay } = await mountOpening(host)
  useSettings().settings = { ...useSettings().settings, speed: 0 }
  host.play({ type: 'coin' })
  lay()
  await settled()
  expect(coins(page)).toEqual([1, 0])
  screen.unmount()
})

test('a snapshot that arrives meanwhile shows everything, and nothing of it is shown twice or undone afterwards', async () => {
  const host = beside()
  const { page, screen, lay } = await mountOpening(host)
  host.play({ type: 'coin' })
  await page.table.open('t1')
  expect(coins(page)).toEqual([1, 0])
  lay()
  await vi.advanceTimersByTimeAsync(5000)
  expect([coins(page), page.table.log.length]).toEqual([[1, 0], 1])
  screen.unmount()
})

// In a game against the computer a newcomer gets a name without choosing it, and has to know which board is theirs.
test.each([
  ['the only person at this device is told which board is theirs', beside, [false, true]],
  ['several people at one device are not told', () => new FakeHost(2, {}, fakeGame), [false, false]]
] as const)('%s', async (_name, host, told) => {
  const page = await openPage(2, {}, host())
  const scene = mount(OpeningScene, {
    props: { opening, brief: false, playSound: () => undefined },
    global: { plugins: [page.pinia] }
  })
  expect(scene.findAll('.opening__seat').map((seat) => seat.text().endsWith(' (you)'))).toEqual(told)
  scene.unmount()
})

test('the board of a computer player says how strong it is', async () => {
  const host = beside()
  host.info = {
    ...host.info,
    seats: host.info.seats.map((seat, at) =>
      at === 0 ? { ...seat, by: 'bot' as const, level: 4 as const } : seat
    )
  }
  const page = await openPage(2, {}, host)
  const scene = mount(OpeningScene, {
    props: { opening, brief: false, playSound: () => undefined },
    global: { plugins: [page.pinia] }
  })
  await vi.advanceTimersByTimeAsync(4000)
  expect(
    scene.findAll('.opening__board').map((board) => board.text().includes('computer: Envoy (strong)'))
  ).toEqual([true, false])
  scene.unmount()
})
