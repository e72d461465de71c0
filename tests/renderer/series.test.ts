// @vitest-environment happy-dom
// How a series of rematches stands: the line and the table on a result, and how people are seated at the next game.
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { TooltipProvider } from 'reka-ui'
import { beforeEach, expect, test, vi } from 'vitest'
import { h } from 'vue'
import { tokensFor, keepToken } from '../../renderer/link/proofs/tokens'
import { seriesTable } from '../../renderer/features/statistics/series'
import EndScreen from '../../renderer/screens/EndScreen.vue'
import { useSettings } from '../../renderer/stores/settings'
import type { Series } from '../../shared/protocol/series'
import { fakeUi } from './fake-game'
import { FakeHost } from './fake-host'
import { giveInterfaces } from './interfaces'
import { openPage, settled } from './page'

vi.mock('../../shared/games', async () => {
  const { fakeGame } = await import('./fake-game')
  return { games: [fakeGame], gameById: () => fakeGame }
})
giveInterfaces([fakeUi])
beforeEach(() => {
  localStorage.clear()
  document.body.innerHTML = ''
})

const past: Series = {
  names: ['Lorenzo', 'Aylin'],
  games: [
    { number: 1, totals: [9, 4], won: [0] },
    { number: 2, totals: [6, 6], won: [0, 1] }
  ]
}

/** The result of a game that the first seat has won with 2 points. */
async function result(players: number, series?: Series): Promise<{ screen: VueWrapper; host: FakeHost }> {
  const host = new FakeHost(players)
  host.elsewhere = new Set(Array.from({ length: players - 1 }, (_, at) => at + 1))
  host.info = { ...host.info, ...(series && { series }) }
  host.answer = (request) => {
    if (request.type === 'getRecords') return { ok: true, value: { games: [] } }
    if (request.type === 'setSettings')
      Object.assign(host, { settings: { ...host.settings, ...request.settings } })
    return undefined
  }
  const { table, pinia } = await openPage(players, {}, host)
  await table.choose({ type: 'coin' })
  for (let i = 0; i < 2 * players; i++) {
    host.play({ type: 'end' })
    await settled()
  }
  const screen = mount(() => h(TooltipProvider, () => h(EndScreen)), {
    global: { plugins: [pinia] },
    attachTo: document.body
  })
  await flushPromises()
  return { screen, host }
}

test('the result of a first game says nothing of a series', async () => {
  const { screen } = await result(2)
  expect(screen.text()).not.toContain('series')
  expect(screen.find('.series').exists()).toBe(false)
})

test('a result says how the series stands, with the game that has just ended, and shows all its games', async () => {
  const { screen } = await result(2, past)
  const line = screen.get('button.series')
  const stands = 'Game 3 of this series · Lorenzo 2 wins · Aylin 2 wins'
  expect(line.text().replace(/\s+/g, ' ')).toBe(stands)
  expect(screen.findAll('[role="status"]').map((one) => one.text())).toContain(stands)
  await line.trigger('click')
  await flushPromises()
  const dialog = document.querySelector('[role="dialog"]')
  const rows = [...(dialog?.querySelectorAll('tr') ?? [])].map((row) =>
    [...row.children].map((cell) => cell.textContent.replace(/\s+/g, ' ').trim())
  )
  const at = (name: string): number => rows[0]?.findIndex((cell) => cell.startsWith(name)) ?? -1
  const of = (name: string): unknown[] => rows.slice(1).map((row) => row[at(name)])
  expect(rows.map(([head]) => head)).toEqual(['Game', '1', '2', '3, just now', 'Wins', 'Points on average'])
  expect(of('Aylin')).toEqual(['4', 'won, 6', 'won, 2', '2', '4'])
  expect(of('Lorenzo')).toEqual(['won, 9', 'won, 6', '1', '2', '5.3'])
  expect(dialog?.textContent).toContain('A shared win counts for everybody who shares it.')
  expect(dialog?.textContent).not.toContain('latest')
  screen.unmount()
})

test('a series knows people by their names, wherever they sit, and says from which game on it counts', () => {
  const seats = ['Cem', 'Aylin', 'Lorenzo'].map((name, at) => ({ name, colour: `${at}` }))
  const scores = seats.map((_, seat) => ({ seat, total: 10 * seat, bySource: {} }))
  const games = past.games.map((game) => ({ ...game, number: game.number + 20 }))
  const {
    number,
    rivals,
    games: all,
    shared
  } = seriesTable({ ...past, games }, seats, {
    scores,
    ranking: [[2], [1], [0]]
  })
  expect([number, all.map((game) => game.number), shared]).toEqual([23, [21, 22, 23], true])
  expect(rivals.map(({ name, wins, colour }) => [name, wins, colour])).toEqual([
    ['Lorenzo', 3, '2'],
    ['Aylin', 1, '1'],
    ['Cem', 0, '0']
  ])
  expect(all.map(({ cells }) => cells.map(({ total }) => total))).toEqual([
    [9, 4, undefined],
    [6, 6, undefined],
    [20, 10, 0]
  ])
  expect(rivals.map(({ mean }) => Math.round(mean))).toEqual([12, 7, 0])
})

test('beside the rematch is chosen how people are seated, which is remembered; two have nothing to draw', async () => {
  const { screen, host } = await result(3)
  const select = screen.get('select')
  expect(select.attributes('aria-label')).toBe('Seats at the rematch')
  expect(select.findAll('option').map((one) => one.text())).toEqual([
    'Same seats',
    'Start moves on',
    'Seats drawn'
  ])
  await select.setValue('turned')
  expect(host.asked.findLast(({ type }) => type === 'setSettings')).toEqual({
    type: 'setSettings',
    settings: { rematch: 'turned' }
  })
  await flushPromises()
  expect(useSettings().settings.rematch).toBe('turned')
  const note = document.getElementById(screen.get('select').attributes('aria-describedby') ?? '')
  expect(note?.textContent).toContain('the next in order sits first and begins')
  const start = screen.findAll('button').find((one) => one.text() === 'Rematch')
  // A double click begins one.
  await Promise.all([start?.trigger('click'), start?.trigger('click')])
  await flushPromises()
  expect(host.asked.filter(({ type }) => type === 'rematch')).toEqual([
    { type: 'rematch', table: 't1', seating: 'turned' }
  ])
  screen.unmount()
  const { screen: two } = await result(2)
  expect(two.get('select').findAll('option')).toHaveLength(2)
  two.unmount()
})

test('tokens of the table before count for the seats where their people sit now', () => {
  for (const seat of [0, 2]) keepToken('h', 'before', { seat, token: `t${seat}`, sure: true })
  keepToken('h', 'now', { seat: 1, token: 'own', sure: true })
  const seatsOf = (afterSeats?: readonly number[]): unknown =>
    tokensFor('h', { id: 'now', after: 'before', ...(afterSeats && { afterSeats }) }).map(
      ({ seat, token }) => `${seat}${token}`
    )
  expect(seatsOf()).toEqual(['1own', '0t0', '2t2'])
  expect(seatsOf([1, 2, 0])).toEqual(['1own', '2t0', '1t2'])
  // A host that leaves somebody out gets no proof for a seat that is none.
  expect(seatsOf([1, 0])).toEqual(['1own', '1t0'])
  expect(tokensFor('h', { id: 'now' })).toHaveLength(1)
})
