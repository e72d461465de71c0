// @vitest-environment happy-dom
// One consistent view: once a choice arrives, every part of the table shows the position after it, in the same task. In
// the frames that follow, only the flight layer and its veils on pieces change.
import { drawn } from '../lib/draw'
import { eventually } from '../lib/eventually'
import { plainSeats } from '../../shared/engine/rules'
import { mount, type VueWrapper } from '@vue/test-utils'
import { TooltipProvider } from 'reka-ui'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { h, nextTick, watch } from 'vue'
import { giveInterfaces, interfaces } from './interfaces'
import { uiById } from '../../renderer/stores/games'
import TableScreen from '../../renderer/table/TableScreen.vue'
import { linesOf } from '../../renderer/kit/log/log-groups'
import { randomChoice } from '../../shared/players/random'
import { seeded } from '../../shared/engine/chance'
import { games, type Game } from '../../shared/games'
import { FakeHost } from './fake-host'
import { openPage, settled, type FakePage } from './page'

giveInterfaces(interfaces)

/** Frames to watch for late changes: more than any part of the page could wait. */
const frames = 5
/** These frames are watched after every fourth choice; the page itself is compared after each. */
const watchedEach = 4
/** Choices of each game: its first turns. tests/e2e/one-view.spec.ts plays whole games in a browser. */
const choicesPlayed = 14

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => setTimeout(() => run(0)))
  vi.stubGlobal('cancelAnimationFrame', (handle: number) => clearTimeout(handle))
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
  localStorage.clear()
})

async function framesDrawn(): Promise<void> {
  for (let i = 0; i < frames; i++) await new Promise(requestAnimationFrame)
}

interface OpenTable extends FakePage {
  readonly screen: VueWrapper
  readonly game: Game
}

/** Mounts a table at which all seats play at this device, or none. */
async function sitDown(game: Game, here: boolean): Promise<OpenTable> {
  const players = plainSeats(game.rules).max
  const host = new FakeHost(players, {}, game, 7)
  if (!here) host.elsewhere = new Set(Array.from({ length: players }, (_, i) => i))
  const page = await openPage(players, {}, host)
  const screen = mount(
    { render: () => h(TooltipProvider, () => h(TableScreen)) },
    { global: { plugins: [page.pinia] }, attachTo: document.body }
  )
  // The components of a game's table are loaded when it is first shown.
  await eventually(() => screen.get('.log'))
  await settled()
  return { ...page, screen, game }
}

/**
 * Plays up to `choicesPlayed` random choices; `check` runs right after the page received each. Returns their number.
 */
async function playOn(
  { host, game, table }: OpenTable,
  check: (n: number) => Promise<void>
): Promise<number> {
  const source = seeded(3)
  for (let n = 0; ; n++) {
    if (n >= choicesPlayed) return n
    const [asked] = game.rules.decisions(host.match.state, 'public')
    if (!asked) return n
    const view: unknown = game.rules.view(host.match.state, asked.seat)
    // While a scene covers the table, choices of others wait; a key ends the scene, another key the one after it.
    for (let scenes = 0; scenes < 2 && all('.opening, .banner').length > 0; scenes++) {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'x' }))
      await nextTick()
    }
    host.play(randomChoice(game.rules, view, asked.seat, source))
    await nextTick()
    await check(n)
    if (table.passTo !== undefined) await table.passOn()
    if (table.curtain !== undefined) await table.raiseCurtain()
    await settled()
  }
}

const all = (selector: string): readonly Element[] => [...document.querySelectorAll(selector)]
const prompt = (): string => all('.bar__what')[0]?.textContent ?? ''
/** The seats that the turn order marks as having a decision. */
const askedSeats = (): readonly number[] =>
  all('.order__seat').flatMap((one, seat) => (one.classList.contains('is-asked') ? [seat] : []))

/**
 * What may change later: the flight layer, numbers, pennants and pieces that wait for a flight, scenes over the table (the opening;
 * the announcement of the seat that sits down, which disappears after a while), and portraits, which are loaded when they
 * are first drawn.
 */
const moving =
  '.flights, .handover, [class^="opening"], .banner, [data-count], .pennant, [data-piece], .fan__cards, .portrait'

/** Placeholder nodes of Vue, for instance for components that are not loaded yet, are invisible. */
const isUnseen = (node: Node): boolean =>
  node instanceof Comment || (node instanceof Text && node.textContent === '')

/** Changes of the table in the frames after a choice, except those allowed above and the veils of the flight layer. */
async function lateChanges(): Promise<readonly string[]> {
  const late: string[] = []
  const watched = new MutationObserver((records) => {
    for (const { target, type, attributeName, addedNodes, removedNodes } of records) {
      const nodes = [...addedNodes, ...removedNodes]
      if (
        nodes.length > 0 &&
        nodes.every((node) => isUnseen(node) || (node instanceof Element && node.matches(moving)))
      )
        continue
      const one = target instanceof Element ? target : target.parentElement
      if (!one || one.closest(moving) || attributeName === 'data-veiled') continue
      late.push(`${type} ${attributeName ?? ''} of ${one.closest('[class]')?.className ?? one.tagName}`)
    }
  })
  watched.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  await framesDrawn()
  watched.disconnect()
  return [...new Set(late)]
}

/** Compares the page with the host's position, right after a choice arrived. */
function compare({ host, game, table }: OpenTable, n: number): void {
  const where = `${game.rules.id}, choice ${n}`
  const ui = uiById(game.rules.id)
  if (!ui) throw new Error('no interface')
  const view = table.view as { readonly activeSeat?: number; readonly seats: readonly unknown[] }
  const deciding = host.decisions().map(({ seat }) => seat)
  expect(table.log.at(-1)?.number, where).toBe(host.match.length - 1)
  expect(askedSeats(), `seats asked, ${where}`).toEqual(deciding)
  const seat = table.seat
  const own = host.decisions().find((open) => open.seat === seat)
  if (own && seat !== null)
    expect(prompt(), `prompt, ${where}`).toBe(ui.prompt(own.task, table.context, seat).what)
  else
    for (const { name } of deciding.flatMap((one) => host.info.seats[one] ?? []))
      expect(prompt(), `prompt, ${where}`).toContain(name)
  const lines = table.log.flatMap((entry) => linesOf(entry, ui, table.context).lines)
  expect(all('.log .turn__line').length, `lines of the log, ${where}`).toBe(lines.length)
  const front = seat ?? Math.max(0, view.activeSeat ?? 0)
  const nameAt = (of: number): string => host.info.seats[of]?.name ?? ''
  const rivals = all('.rival').map((one) => one.textContent ?? '')
  expect(rivals.length, where).toBe(view.seats.length - 1)
  for (const [i, rival] of rivals.entries())
    expect(rival, `rival ${i}, ${where}`).toContain(nameAt((front + i + 1) % view.seats.length))
}

async function asSpectator(game: Game): Promise<void> {
  const { id } = game.rules
  const evening = await sitDown(game, false)
  const choices = await playOn(evening, async (n) => {
    compare(evening, n)
    if (n % watchedEach === 0) expect(await lateChanges(), `${id}, choice ${n}`).toEqual([])
  })
  expect(choices).toBe(choicesPlayed)
  evening.screen.unmount()
}

async function atOneDevice(game: Game): Promise<void> {
  const { id } = game.rules
  const evening = await sitDown(game, true)
  let prompts = 0
  const choices = await playOn(evening, async (n) => {
    await settled()
    compare(evening, n)
    if (n % watchedEach === 0) expect(await lateChanges(), `${id}, choice ${n}`).toEqual([])
    // The device has passed to the next seat.
    const { table } = evening
    if (table.passTo !== undefined) await table.passOn()
    if (table.curtain !== undefined) await table.raiseCurtain()
    await settled()
    compare(evening, n)
    if (table.decision) prompts++
  })
  expect(choices).toBe(choicesPlayed)
  expect(prompts).toBeGreaterThan(5)
  evening.screen.unmount()
}

/** A short run draws one of these for each game. */
const ways = [
  ['a spectator sees one position at a time', asSpectator],
  ['with all seats at one device, the seat to move sees one position at a time', atOneDevice]
] as const

for (const game of games)
  for (const [said, watchOn] of drawn(`one view of ${game.rules.id}`, ways))
    test(`${game.rules.id}: ${said}`, { timeout: 240_000 }, () => watchOn(game))

for (const game of games)
  test(`${game.rules.id}: watchers never see one part of an update without the others`, async () => {
    const players = plainSeats(game.rules).max
    const host = new FakeHost(players, {}, game, 7)
    const page = await openPage(players, {}, host)
    const { table } = page
    const source = seeded(3)
    let met = 0
    /** Each of these triggers its own watchers, but all must belong to the same choice. */
    const parts = [
      () => table.view,
      () => table.log,
      () => table.decisions,
      () => table.undoState,
      () => table.choices
    ]
    for (const part of parts)
      watch(
        part,
        () => {
          met++
          const next = (table.log.at(-1)?.number ?? -1) + 1
          expect(table.next).toBe(next)
          expect(table.view).toEqual(game.rules.view(host.match.state, host.viewer))
          expect(table.decisions).toEqual(host.decisions())
        },
        { flush: 'sync' }
      )
    for (let n = 0; n < 120; n++) {
      const [asked] = game.rules.decisions(host.match.state, 'public')
      if (!asked) break
      host.play(randomChoice(game.rules, game.rules.view(host.match.state, asked.seat), asked.seat, source))
      await settled()
      if (table.passTo !== undefined) await table.passOn()
      if (table.curtain !== undefined) await table.raiseCurtain()
      await settled()
    }
    expect(met).toBeGreaterThan(200)
  })
