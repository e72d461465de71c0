// @vitest-environment happy-dom
// The table of the Expedition, played by clicks and keys on the real rules: what it sends, highlights and says.
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { TooltipProvider } from 'reka-ui'
import { afterEach, expect, test } from 'vitest'
import { computed, defineComponent, h, shallowRef } from 'vue'
import { eventually } from '../lib/eventually'
import { giveInterfaces, interfaces } from './interfaces'
import ExpeditionTable from '../../renderer/games/expedition/ExpeditionTable.vue'
import { makeGameModel, type GameModel } from '../../renderer/games/expedition/game-model'
import { heldIn } from '../../renderer/games/expedition/hand'
import { helpAgainst } from '../../renderer/games/expedition/repairs'
import { words } from '../../renderer/games/expedition/words'
import { useBook } from '../../renderer/features/rules/use-book'
import LogVoice from '../../renderer/table/LogVoice.vue'
import { closeTip, openTip } from '../../renderer/kit/tips/tips'
import { Chance, seeded } from '../../shared/engine/chance'
import { gameById } from '../../shared/games'
import { baseContent } from '../../shared/games/expedition/content'
import { nextFree } from '../../shared/games/expedition/movement'
import { plan } from '../../shared/games/expedition/planner'
import { camelAt, goldOf, seatOf } from '../../shared/games/expedition/seats'
import { countOf, missingFor } from '../../shared/games/expedition/paying'
import { kindOf, kinds, type CardId } from '../../shared/games/expedition/pieces'
import type { Choice, State } from '../../shared/games/expedition/types'
import type { Request } from '../../shared/protocol/messages'
import { FakeHost } from './fake-host'
import { openPage } from './page'

giveInterfaces(interfaces)

const expedition = gameById('expedition')
if (!expedition) throw new Error('the Expedition is not registered')

/** Mounts a table on which seat 0 has drawn some cards and is to move, with its hand open. */
async function sitDown(
  players = 3,
  options: Record<string, string> = {},
  draws = 3,
  lay?: (state: State) => void
) {
  const host = new FakeHost(players, { startPlayer: '0', ...options }, expedition, 5)
  lay?.(host.match.state as State)
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

test('space first: a click selects it and marks its cards, the second click enters it; each space is one batch', async () => {
  const { screen, batches, state, page } = await sitDown()
  const target = ways(state()).at(-1)
  const [way] = target?.ways ?? []
  if (!target || !way) throw new Error('no space in reach')
  await space(screen, target.to).trigger('click')
  expect(batches()).toEqual([])
  expect(screen.get('.plan').text()).toContain(words.controls.cost(way.cards, way.gold))
  // Beforehand, as for a card that is drawn: it is the last that can be taken back.
  expect(screen.get('.plan').text()).toContain(words.controls.labels.enterNote)
  expect(screen.get('.plan .btn--go').attributes('aria-description')).toBe(words.controls.labels.enterNote)
  await space(screen, target.to).trigger('click')
  await flushPromises()
  expect(batches()).toEqual(way.choices)
  expect(batches().length).toBe(way.steps.length)
  expect(seatOf(state(), 0).camels).toEqual([target.to])
  expect(page.table.refused).toBeUndefined()
  screen.unmount()
})

test('cards first: the next space is highlighted exactly if the rules accept the cards as its whole payment', async () => {
  const { screen, state, host, page } = await sitDown(3, {}, 4)
  screen.unmount()
  const desks: GameModel[] = []
  const holder = mount(
    defineComponent(() => {
      desks.push(makeGameModel())
      return () => null
    }),
    { global: { plugins: [page.pinia] } }
  )
  const [model] = desks
  if (!model) throw new Error('no game model')
  const next = nextFree(state(), track, camelAt(seatOf(state(), 0), 0))
  const hand = (seatOf(state(), 0).hand.cards ?? []).map(kindOf)
  let lit = 0
  for (let mask = 1; mask < 1 << hand.length; mask++) {
    const chosen = hand.filter((_, i) => mask & (1 << i))
    model.selection.set(chosen)
    const trial = structuredClone(host.match.state) as State
    const chance = new Chance(seeded(1))
    const accepted = chosen.every(
      (card) => 'events' in host.rules.play(trial, 0, { type: 'pay', camel: 0, card }, chance)
    )
    const { camels, tray } = seatOf(trial, 0)
    const enters = accepted && camels[0] === next && tray.count === 0
    expect(model.targets.space(next).light === 'target', chosen.join(' ')).toBe(enters)
    lit += Number(enters)
  }
  expect(lit, 'some hands of this test pay').toBeGreaterThan(0)
  holder.unmount()
})

test('with cards selected, one click or Enter enters the space', async () => {
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

test('a space out of reach says why, with numbers, and sends nothing', async () => {
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

test('keys: B drops ballast or says why not, 1 takes a card, D draws, S sorts and is remembered', async () => {
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

/** A position for two: the rival is far ahead; with the option about reached spaces, it has been on no other space. */
const farAhead = (state: State): void => {
  seatOf(state, 1).camels = [8, 9]
  if (state.reached) state.reached[1] = [8, 9]
}

/** A new pointer position for each hover, because a resting pointer opens no tooltip. */
let pointed = 0

test.each([
  ['reached', 'ballast-not-reached'],
  ['passed', undefined]
] as const)('ballast with two players, as the table plays it: %s', async (ballast, code) => {
  const { screen, page, batches } = await sitDown(2, { ballast }, 3, farAhead)
  const button = screen.get('.purse__ballast')
  expect(button.attributes('aria-disabled')).toBe(String(code !== undefined))
  button.element.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse', clientX: ++pointed }))
  await eventually(() => expect(openTip.value?.target).toBe(button.element))
  expect(openTip.value?.tip.text).toBe(words.explain.ballast(ballast === 'passed'))
  const name = (at: number): string => track.space(at).name
  expect(openTip.value?.tip.reason).toBe(
    code && words.refusals.refusalSentence({ code, numbers: { space: 1 } }, name)
  )
  if (code) expect(screen.get('.purse__why').text()).toBe(words.refusals.shortly[code])
  await button.trigger('click')
  await flushPromises()
  expect(page.table.refused?.refusal.code).toBe(code)
  expect(batches()).toEqual(code ? [] : [[{ type: 'ballast', camel: 0 }]])
  closeTip()
  screen.unmount()
})

test.each([
  [2, { ballast: 'reached' }, 'reached'],
  [2, {}, 'passed'],
  [3, {}, undefined]
] as const)(
  'the rules tell what %i players with %j play at the open table',
  async (players, options, reading) => {
    const { screen, page } = await sitDown(players, options)
    let book: ReturnType<typeof useBook> | undefined
    const Reader = defineComponent(() => {
      book = useBook(shallowRef('expedition'))
      return () => h('div')
    })
    const reader = mount(Reader, { global: { plugins: [page.pinia] } })
    await eventually(() => expect(book?.book.value).toBeDefined())
    const paragraph = book?.book.value?.chapters
      .flatMap(({ paragraphs }) => paragraphs)
      .find(({ id }) => id === 'two.ballast')
    const told = paragraph?.tables(book?.content.value, book?.played.value)
    const { values } = words.options.options.ballast
    expect(told?.map(({ rows }) => rows)).toEqual(
      reading ? [[[values[reading].label, values[reading].note]]] : []
    )
    expect(paragraph?.tables(book?.content.value)).toEqual([])
    reader.unmount()
    screen.unmount()
  }
)

test('two camels: C selects which one moves, and only its spaces are highlighted', async () => {
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

test('a spectator sees only card backs', async () => {
  const { screen, page } = await sitDown()
  page.host.secrets = false
  page.host.push(page.host.snapshot())
  await flushPromises()
  expect(screen.findAll('.fan__card')).toHaveLength(0)
  screen.unmount()
})

test('an open table shows the rival’s cards face up, and its note does not say that nobody sees them', async () => {
  const { screen, page, host, state: now } = await sitDown(2)
  const state = now()
  const before = host.snapshot()
  const view: unknown = expedition.rules.view(state, 'seats')
  page.host.push({ ...before, view, table: { ...before.table, open: true } })
  await flushPromises()
  const shown = screen.findAll('.rival__hand .rival__card').map((one) => one.attributes('aria-label'))
  const held = heldIn(seatOf(state, 1).hand, 'good')
  expect(held.length).toBeGreaterThan(0)
  expect(shown).toEqual(held.map(({ kind, count }) => words.controls.handCard(kind, count, 0)))
  expect(words.explain.handCount('true')).not.toContain('Nobody')
})

test('a table that is not open shows no card of a rival', async () => {
  const { screen } = await sitDown(2)
  expect(screen.findAll('.rival__hand')).toHaveLength(0)
})

test('two players: the race shows of every camel how far it is from the end of its stage', async () => {
  const { screen, state } = await sitDown(2)
  const said = screen.findAll('.race__far').map((one) => one.text())
  const camels = state().seats.flatMap((seat) => seat.camels)
  expect(camels.length).toBeGreaterThan(2)
  expect(said).toEqual(camels.map((at) => `${track.stageCity - at} spaces to Ganzhou`))
})

test.each([3, 4, 5])('%i players: the race is one road with the camels of all', async (players) => {
  const { screen, state } = await sitDown(players)
  expect(screen.find('.race').exists()).toBe(false)
  const road = screen.get('.raceroad')
  const camels = state().seats.flatMap((seat) => seat.camels)
  const said = road.findAll('li').map((one) => one.text())
  expect(said).toHaveLength(players)
  expect(
    said.every((one, i) => one.includes(`${track.stageCity - (camels[i] ?? 0)} spaces to Ganzhou`))
  ).toBe(true)
  // All are level and stand beside each other.
  const xs = road.findAll('.camel').map((one) => Number(one.attributes('x')))
  expect(xs).toHaveLength(camels.length)
  for (const [i, x] of xs.slice(1).entries()) expect(x - (xs[i] ?? 0)).toBeGreaterThan(20)
})

test.each([2, 5])(
  '%i players: the score track along the map shows the gold of every seat',
  async (players) => {
    const { screen, state } = await sitDown(players)
    const gold = state().seats.map((seat) => goldOf(seat))
    const shown = screen.findAll('.pennant').map((one) => Number(one.get('.pennant__points').text()))
    expect(shown.toSorted((a, b) => a - b)).toEqual(gold.toSorted((a, b) => a - b))
  }
)

test('if cards are missing, exactly the display cards that help are named', async () => {
  const { state } = await sitDown(3, {}, 0)
  const own = shallowRef({ ...seatOf(state(), 0), hand: { count: 1, cards: ['silk-red-1'] } })
  const laid: readonly CardId[] = ['silk-blue-1', 'oil-red-2', 'driver-green-1']
  const display = laid.filter((one) => kinds.includes(kindOf(one)))
  const view = shallowRef({ ...state(), display })
  const known: Parameters<typeof helpAgainst>[0] = {
    own: computed(() => own.value),
    view: computed(() => view.value),
    track: computed(() => track),
    spaceName: String
  }
  const wanted = track.spaces.findIndex(({ requirement }) => requirement === 'three-identical-goods')
  const refusal = { code: 'space-short', numbers: { space: wanted, short: 2 } }
  const helps = helpAgainst(known, refusal)
  const missing = (more: readonly string[]) =>
    missingFor(
      track.requirement(wanted),
      countOf({ count: 1 + more.length, cards: ['silk-red-1', ...more] }),
      countOf({ count: 0, cards: [] })
    )
  for (const one of display)
    expect(helps.includes(words.names.card(kindOf(one))), one).toBe(missing([one]) < missing([]))
  expect(helpAgainst(known, { code: 'space-passed', numbers: { space: 1 } })).toBe('')
})

test('with an empty hand nothing speaks of cards in it: the prompt says to draw one, and there is nothing to sort', async () => {
  const { screen, page } = await sitDown(3, {}, 1, (state) => {
    for (const seat of state.seats) seat.hand = { ...seat.hand, count: 0, cards: [] }
  })
  const prompt = (): unknown => page.table.ui?.prompt('turn', page.table.context, 0).how
  const sorts = (): boolean => screen.get('.fan').text().includes(words.controls.labels.sort)
  expect([prompt(), sorts()]).toEqual([words.prompts.prompts.turn.how, false])
  screen.unmount()
  document.body.innerHTML = ''
  const none = await sitDown(3, {}, 0, (state) => {
    for (const seat of state.seats) seat.hand = { ...seat.hand, count: 0, cards: [] }
  })
  expect(none.page.table.ui?.prompt('turn', none.page.table.context, 0).how).toBe(
    words.prompts.turnPrompts.empty.how
  )
  expect(none.screen.get('.fan').text()).not.toContain(words.controls.labels.sort)
  none.screen.unmount()
})

test('the spaces, drawn from north to south, are read along the road', async () => {
  const { screen } = await sitDown()
  const board = screen.get('.board__live')
  const read = (board.attributes('aria-owns') ?? '').split(' ').map((id) => board.get(`#${id}`))
  expect(read.map((one) => Number(one.attributes('data-space')))).toEqual(read.map((_, nth) => nth))
  expect(read).toHaveLength(board.findAll('[data-space]').length)
})

test('at a shared device a player who sees their hand hears what their choice did; the next seat finds no word of it', async () => {
  const { page } = await sitDown()
  const voice = mount(LogVoice, { global: { plugins: [page.pinia] } })
  expect(page.table.secrets).toBe(true)
  await page.table.choose({ type: 'draw' })
  await flushPromises()
  expect(voice.text()).toMatch(/^Aylin draws /)
  await page.table.passOn()
  await flushPromises()
  expect(page.table.curtain).toBe(1)
  expect(voice.text()).toBe('')
})
