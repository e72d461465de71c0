// @vitest-environment happy-dom
// The table of the Expedition, played by clicks and keys on the real rules: what it sends, what it lights, what it says.
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { TooltipProvider } from 'reka-ui'
import { afterEach, expect, test } from 'vitest'
import { defineComponent, h } from 'vue'
import ExpeditionTable from '../../renderer/games/expedition/ExpeditionTable.vue'
import { makeDesk, type Desk } from '../../renderer/games/expedition/desk'
import { words } from '../../renderer/games/expedition/words'
import { Chance, seeded } from '../../shared/engine/chance'
import { gameById } from '../../shared/games'
import { baseContent } from '../../shared/games/expedition/content'
import { nextFree } from '../../shared/games/expedition/movement'
import { plan } from '../../shared/games/expedition/planner'
import { camelAt, seatOf } from '../../shared/games/expedition/seats'
import { kindOf } from '../../shared/games/expedition/pieces'
import type { Choice, State } from '../../shared/games/expedition/types'
import type { Request } from '../../shared/protocol/messages'
import { FakeHost } from './fake-host'
import { openPage } from './page'

const expedition = gameById('expedition')
if (!expedition) throw new Error('the Expedition is not registered')

/** A table on which seat 0 has drawn some cards and it is its turn again, hand open. */
async function sitDown(players = 3, options: Record<string, string> = {}, draws = 3) {
  const host = new FakeHost(players, { startPlayer: '0', ...options }, expedition, 5)
  for (let turn = 0; turn < draws * players; turn++) host.match.choose(turn % players, { type: 'draw' })
  const page = await openPage(players, {}, host)
  const screen = mount(
    { render: () => h(TooltipProvider, () => h(ExpeditionTable)) },
    { global: { plugins: [page.pinia] }, attachTo: document.body }
  )
  await page.table.raiseCurtain()
  await flushPromises()
  const batches = (): readonly (readonly Choice[])[] =>
    host.asked.flatMap((one: Request) => (one.type === 'choose' ? [one.choices as Choice[]] : []))
  return { host, page, screen, batches, state: () => host.match.state as State }
}

const space = (screen: VueWrapper, index: number) => screen.get(`[data-space="${index}"]`)
const card = (screen: VueWrapper, kind: string) =>
  screen
    .findAll('.fan__card')
    .find((one) => one.attributes('aria-label')?.startsWith(words.names.card(kind as never)))

const track = baseContent.track('classic')
const ways = (state: State) => plan(baseContent, state, 0).camels[0]?.targets ?? []

afterEach(() => {
  document.body.innerHTML = ''
  localStorage.clear()
})

test('a space first: chosen, its cards marked, and entered by the second click; one batch for each space', async () => {
  const { screen, batches, state, page } = await sitDown()
  const target = ways(state()).at(-1)
  const [way] = target?.ways ?? []
  if (!target || !way) throw new Error('no space in reach')
  await space(screen, target.to).trigger('click')
  expect(batches()).toEqual([])
  expect(screen.get('.plan').text()).toContain(words.controls.cost(way.cards, way.gold))
  await space(screen, target.to).trigger('click')
  await flushPromises()
  expect(batches()).toEqual(way.choices)
  expect(batches().length).toBe(way.steps.length)
  expect(seatOf(state(), 0).camels).toEqual([target.to])
  expect(page.table.refused).toBeUndefined()
  screen.unmount()
})

test('cards first: the next space is lit exactly when the rules accept them as its whole payment', async () => {
  const { screen, state, host, page } = await sitDown(3, {}, 4)
  screen.unmount()
  const desks: Desk[] = []
  const holder = mount(
    defineComponent(() => {
      desks.push(makeDesk())
      return () => null
    }),
    { global: { plugins: [page.pinia] } }
  )
  const [desk] = desks
  if (!desk) throw new Error('no desk')
  const next = nextFree(state(), track, camelAt(seatOf(state(), 0), 0))
  const hand = (seatOf(state(), 0).hand.cards ?? []).map(kindOf)
  let lit = 0
  for (let mask = 1; mask < 1 << hand.length; mask++) {
    const chosen = hand.filter((_, i) => mask & (1 << i))
    desk.selection.set(chosen)
    const trial = structuredClone(host.match.state) as State
    const chance = new Chance(seeded(1))
    const accepted = chosen.every(
      (card) => 'events' in host.rules.play(trial, 0, { type: 'pay', camel: 0, card }, chance)
    )
    const { camels, tray } = seatOf(trial, 0)
    const enters = accepted && camels[0] === next && tray.count === 0
    expect(desk.lit.space(next).light === 'target', chosen.join(' ')).toBe(enters)
    lit += Number(enters)
  }
  expect(lit, 'some hands of this test pay').toBeGreaterThan(0)
  holder.unmount()
})

test('chosen cards enter with one click, and Enter does the same', async () => {
  for (const by of ['click', 'Enter']) {
    const { screen, batches, state } = await sitDown(3, {}, 4)
    const [way] = ways(state())[0]?.ways ?? []
    const [step] = way?.steps ?? []
    if (!step) throw new Error('no space in reach')
    for (const kind of step.cards) await card(screen, kind)?.trigger('click')
    if (by === 'click') await space(screen, step.to).trigger('click')
    else await card(screen, step.cards[0] ?? '')?.trigger('keydown', { key: 'Enter' })
    await flushPromises()
    expect(batches()).toEqual([step.cards.map((kind) => ({ type: 'pay', camel: 0, card: kind }))])
    screen.unmount()
  }
})

test('a space out of reach says why, with its numbers, and nothing is sent', async () => {
  const { screen, batches, page, state } = await sitDown()
  await space(screen, 28).trigger('click')
  expect(page.table.refused?.refusal.code).toBe('space-too-far')
  await space(screen, seatOf(state(), 1).camels[0] ?? 0).trigger('click')
  expect(page.table.refused?.refusal.code).toBe('space-occupied')
  await space(screen, seatOf(state(), 0).camels[0] ?? 0).trigger('click')
  expect(page.table.refused, 'the start is no target').toBeDefined()
  expect(batches()).toEqual([])
  screen.unmount()
})

test('keys: B drops ballast or says why not, 1 takes, D draws, S sorts and is remembered', async () => {
  const { screen, batches, state } = await sitDown()
  const press = async (key: string) => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    await flushPromises()
  }
  await press('s')
  expect(localStorage.getItem('caravanserai.expedition.order')).toBe('colour')
  await press('s')
  await press('b')
  // Seat 0 stands on Ormuz behind all rivals: space 3 is ahead of the foremost of three, who stands on 2.
  expect(batches()).toEqual([])
  expect(screen.get('.purse__why').text()).toBe(words.refusals.shortly['ballast-would-lead'])
  const [first = ''] = state().display
  await press('1')
  expect(batches()).toEqual([[{ type: 'take', card: kindOf(first) }]])
  await press('d')
  expect(batches(), 'not any more: the turn is over').toHaveLength(1)
  screen.unmount()
})

test('two camels: C chooses which one moves, and only its spaces are lit', async () => {
  const { screen, state } = await sitDown(2, {}, 5)
  const lit = () =>
    screen.findAll('.space.is-target, .space.is-reachable').map((one) => Number(one.attributes('data-space')))
  const both = plan(baseContent, state(), 0).camels
  for (const { camel, targets } of both) {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'c', bubbles: true }))
    await flushPromises()
    expect(screen.findAll('.purse__who')[camel]?.classes()).toContain('is-picked')
    expect(lit().sort((a, b) => a - b)).toEqual(targets.map(({ to }) => to))
  }
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'c', bubbles: true }))
  await flushPromises()
  expect(screen.find('.is-picked').exists()).toBe(false)
  screen.unmount()
})

test('who is not seated sees backs', async () => {
  const { screen, page } = await sitDown()
  page.host.secrets = false
  page.host.push(page.host.snapshot())
  await flushPromises()
  expect(screen.findAll('.fan__card')).toHaveLength(0)
  screen.unmount()
})
