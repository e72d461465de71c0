// @vitest-environment happy-dom
// A replay at the table: it plays, steps and jumps, and while it is shown nothing can be chosen.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount } from '@vue/test-utils'
import { TooltipProvider } from 'reka-ui'
import { effectScope, h, type EffectScope } from 'vue'
import ReplayTurn from '../../renderer/features/analysis/ReplayTurn.vue'
import { useAnalysis } from '../../renderer/features/analysis/store'
import type { LogGroup } from '../../renderer/kit/log/log-groups'
import { useReplayOpener } from '../../renderer/stores/replay'
import { usePlayer, type Player } from '../../renderer/features/replay/player'
import { tableSource } from '../../renderer/features/replay/sources'
import { useConnection } from '../../renderer/stores/connection'
import { useScreens } from '../../renderer/stores/screens'
import type { Reply, Request } from '../../shared/protocol/messages'
import { fakeUi, type FakeChoice, type FakeState } from './fake-game'
import { FakeHost } from './fake-host'
import { openPage, settled, type FakePage } from './page'
import { giveInterfaces } from './interfaces'

vi.mock('../../shared/games', async () => {
  const { fakeGame } = await import('./fake-game')
  return { games: [fakeGame], gameById: () => fakeGame }
})
giveInterfaces([fakeUi])

const coin: FakeChoice = { type: 'coin' }
const end: FakeChoice = { type: 'end' }
const moves = [coin, coin, end, coin, end, coin, end]

/** A fake host that also serves its game's history to a page at the table, as the real one does. */
class HistoryHost extends FakeHost {
  /** The page is at the table; a new connection is not, until it opens it. */
  isAtTable = true

  constructor() {
    super(2)
    const setup = this.rules.view(this.match.state, 'public') as FakeState
    this.answer = (request: Request): Reply | undefined => {
      if (request.type === 'openTable') this.isAtTable = true
      if (request.type !== 'history') return undefined
      if (!this.isAtTable) return { ok: false, refusal: { code: 'no-table' } }
      const all = this.history()
      const entries = all.slice(request.from, request.from + request.count)
      const value = { ...(request.from === 0 && { setup }), entries, next: all.length }
      return { ok: true, value }
    }
  }
}

let page: FakePage
let host: HistoryHost
let scope: EffectScope
let player: Player

async function begin(): Promise<void> {
  const { table } = page
  const { info, game } = table
  if (!info || !game) throw new Error('no table')
  const source = tableSource({ table: info, game, over: false, present: 'public' }, (request) =>
    useConnection().request(request)
  )
  scope = effectScope()
  player = scope.run(() => usePlayer(source, fakeUi, table)) as Player
  await player.look('public')
}

const coins = (): number[] => (page.table.view as FakeState).coins

beforeEach(async () => {
  host = new HistoryHost()
  page = await openPage(2, {}, host)
  for (const move of moves) {
    await page.table.choose(move)
    await settled()
  }
})
afterEach(() => {
  vi.useRealTimers()
  scope.stop()
})

test('a replay starts at the first position and can step by choice, by turn and to both ends', async () => {
  const live = coins()
  await begin()
  expect([player.step.value, player.length.value]).toEqual([0, moves.length])
  expect(coins()).toEqual([0, 0])
  player.choice(1)
  expect(coins()).toEqual([1, 0])
  expect(page.table.log).toHaveLength(1)
  player.turn(1)
  expect(player.step.value).toBe(3)
  expect(coins()).toEqual([2, 0])
  player.turn(-1)
  expect(player.step.value).toBe(0)
  player.go(99)
  expect(coins()).toEqual(live)
  player.choice(-1)
  expect(player.step.value).toBe(moves.length - 1)
})

test('a step to the next choice plays its scene; every other moment is shown at once', async () => {
  await begin()
  const seen: string[] = []
  page.table.setDirector({
    before: (event) => seen.push(event.type),
    after: () => seen.push('after'),
    reseated: () => seen.push('reseated'),
    cut: () => seen.push('cut')
  })
  player.choice(1)
  expect(seen.splice(0)).toEqual(['cut', 'coinTaken', 'after'])
  player.go(4)
  expect(seen.splice(0)).toEqual(['cut'])
  player.turn(-1)
  expect(seen.splice(0)).toEqual(['cut'])
})

test('a replay plays by itself, twice as fast at double speed, and stops at the end or when somebody steps', async () => {
  await begin()
  vi.useFakeTimers()
  const timeToEnd = (): number => {
    player.go(0)
    player.play()
    let time = 0
    while (player.playing.value) {
      vi.advanceTimersByTime(5)
      time += 5
      if (time > 60_000) throw new Error('the replay does not end')
    }
    expect(player.step.value).toBe(moves.length)
    return time
  }
  const once = timeToEnd()
  player.pace.value = 2
  expect(timeToEnd() / once).toBeCloseTo(0.5, 1)
  player.go(0)
  player.play()
  player.choice(1)
  expect(player.playing.value).toBe(false)
  vi.advanceTimersByTime(60_000)
  expect(player.step.value).toBe(1)
  player.go(moves.length)
  player.play()
  expect(player.step.value).toBe(0)
})

test('during a replay nothing can be chosen, and updates from the host wait', async () => {
  await begin()
  const { table } = page
  const asked = host.asked.length
  expect(table.decision).toBeUndefined()
  expect(table.choices).toBeUndefined()
  expect(await table.choose(coin)).toBeUndefined()
  expect(table.refusalOf(coin)).toEqual({ code: 'not-asked' })
  expect(await table.peek(0)).toBeUndefined()
  expect(host.asked).toHaveLength(asked)
  host.play(coin)
  await settled()
  expect(table.missedUpdates).toBe(1)
  expect(coins()).toEqual([0, 0])
})

test('during a replay older lines of the log come from the replay', async () => {
  await begin()
  player.go(5)
  await page.table.loadOlder()
  expect(page.table.log.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4])
  expect(host.asked.some(({ type }) => type === 'log')).toBe(false)
})

test('after a replay the table is requested again, including what happened meanwhile', async () => {
  await begin()
  player.go(2)
  host.play(coin)
  await settled()
  await page.table.leaveReplay()
  await settled()
  expect(page.table.replay).toBeUndefined()
  expect(coins()).toEqual((host.match.state as FakeState).coins)
  expect(page.table.decision).toBeDefined()
})

test('a line of the log opens the replay at its moment, and closing leads back to the table', async () => {
  const [screens, opener] = [useScreens(), useReplayOpener()]
  screens.show('table')
  opener.jump(3)
  expect([screens.screen, opener.returnsTo, opener.source?.kind]).toEqual(['replay', 'table', 'table'])
  await begin()
  player.jump(opener.start?.number ?? -1)
  expect(player.step.value).toBe(4)
  opener.jump(1)
  expect(opener.start?.number).toBe(1)
  await opener.close()
  expect([screens.screen, page.table.replay]).toEqual(['table', undefined])
})

test('if the history cannot be fetched, a message says why and the table stays as it is', async () => {
  const refusal = { code: 'not-over' }
  host.answer = (request) => (request.type === 'history' ? { ok: false, refusal } : undefined)
  await begin()
  expect(player.problem.value).toEqual(refusal)
  expect(page.table.replay).toBeUndefined()
  expect(page.table.decision).toBeDefined()
})

test('during a replay requests for a seat of the table are shown, and stay while the replay goes on', async () => {
  await begin()
  const { table } = page
  const wish = { id: 1, seat: 1, name: 'Zoe', reason: 'absent' } as const
  host.push({ type: 'table', table: host.info, own: host.own, wishes: [wish] })
  expect(table.wishes).toEqual([wish])
  player.go(3)
  await settled()
  await player.look(0)
  expect([table.wishes, table.own]).toEqual([[wish], []])
})

test('during a replay a request to take something back is shown, and stays while the replay goes on', async () => {
  await begin()
  const { table } = page
  const takeBack = { ask: 1, seat: 1, from: 3, waits: [0] }
  const removed = [{ id: 4, name: 'Zoe' }]
  host.push({ type: 'table', table: host.info, own: host.own, takeBack, removed })
  player.go(3)
  await settled()
  expect([table.takeBack, table.removed]).toEqual([takeBack, removed])
})

test('during a replay a page whose connection was lost joins the table again', async () => {
  await begin()
  host.state.value = 'lost'
  await settled()
  host.isAtTable = false
  host.state.value = 'open'
  await settled()
  await player.look(0)
  expect(player.problem.value).toBeUndefined()
  expect(page.table.replay).toBeDefined()
})

test('a view of the replay that arrives while the replay is being left does not keep the table from being reopened', async () => {
  await begin()
  let [read, sit] = [(): void => undefined, (): void => undefined]
  const [reading, sitting] = [new Promise<void>((go) => (read = go)), new Promise<void>((go) => (sit = go))]
  host.before = ({ type }) =>
    type === 'history' ? reading : type === 'takeOver' ? sitting : Promise.resolve()
  void player.look('public')
  const left = page.table.leaveReplay()
  await settled()
  read()
  await settled()
  sit()
  await left
  // The page misses a choice, and asks for the table again.
  host.match.choose(host.decisions()[0]?.seat ?? 0, coin)
  host.play(coin)
  await settled()
  expect(page.table.replay).toBeUndefined()
  expect(coins()).toEqual((host.match.state as FakeState).coins)
})

test('the whole game is read again after it could not be read, so that reasons are found once the host is back', async () => {
  const { info, game } = page.table
  if (!info || !game) throw new Error('no table')
  const source = tableSource({ table: info, game, over: true, present: 'open' }, (request) =>
    useConnection().request(request)
  )
  scope = effectScope()
  player = scope.run(() => usePlayer(source, fakeUi, page.table)) as Player
  await player.look('public')
  host.isAtTable = false
  expect(await page.table.replay?.story?.()).toBeUndefined()
  host.isAtTable = true
  expect((await page.table.replay?.story?.())?.entries).toHaveLength(moves.length)
})

test('an analysis is not shown beside a replay of another game', async () => {
  const analysis = useAnalysis()
  analysis.state = 'done'
  analysis.analysis = {
    turns: [{ seat: 0, first: 0, last: 4, lost: 3.7, luck: [0, 0], chances: [0.5, 0.5] }]
  }
  await begin()
  const line = { parts: [], event: { type: 'coin' }, undone: false, weight: 'detail' } as const
  const group: LogGroup = { key: '0', seat: 0, lines: [{ ...line, key: '0.0', number: 0 }] }
  const remark = (): string => {
    const beside = mount(() => h(TooltipProvider, () => h(ReplayTurn, { group })), {
      global: { plugins: [page.pinia] }
    })
    const text = beside.text()
    beside.unmount()
    return text
  }
  analysis.about = 'another'
  expect(remark()).toBe('')
  analysis.about = page.table.info?.id
  expect(remark()).toContain('3.7')
})

test('the analysis of one game is not shown at another one whose history cannot be read', async () => {
  await begin()
  const analysis = useAnalysis()
  const { info, game } = page.table
  if (!info || !game) throw new Error('no table')
  const sourceOf = (id: string) =>
    tableSource({ table: { ...info, id }, game, over: true, present: 'open' }, (request) =>
      useConnection().request(request)
    )
  const known = '{"version":2,"turns":[]}'
  const { answer } = host
  host.answer = (request) =>
    request.type === 'getAnalysis' ? { ok: true, value: { text: known } } : answer(request)
  await analysis.begin(sourceOf('t1'), 0)
  expect([analysis.state, analysis.analysis?.turns]).toEqual(['done', []])
  let read = (): void => undefined
  host.before = () => new Promise((go) => (read = go))
  host.isAtTable = false
  const begun = analysis.begin(sourceOf('t2'), 0)
  await settled()
  expect([analysis.state, analysis.analysis]).toEqual(['reading', undefined])
  read()
  await begun
  expect([analysis.state, analysis.analysis]).toEqual(['failed', undefined])
})
