// The recap over whole games: complete, in the seat's own view, important things first, and without undone choices.

import { describe, expect, test } from 'vitest'
import { interfaces } from './interfaces'
import { linesOf, plainText, type EntryText } from '../../renderer/kit/log/log-groups'
import { headlines, lastOwn, recapOf } from '../../renderer/features/recap/recap'
import { logOf, shownEntry, type LogEntry } from '../../shared/engine/record'
import { games } from '../../shared/games'
import { randomGame } from '../lib/random-game'
import { table as voyagesTable } from '../voyages/table'

const players = 4

describe.each(games.map((game) => [game.rules.id, game] as const))('%s', (id, { rules, content }) => {
  const found = interfaces.find((ui) => ui.id === id)
  if (!found) throw new Error(`no interface for ${id}`)
  const ui = found
  const { match, entries, header } = randomGame(rules, { players, seed: 31, undoOneIn: 5 })
  const log = logOf(entries)
  const context = { seats: header.seats, view: rules.view(match.state, 'public') as unknown, content }
  const read = (entry: LogEntry): EntryText => linesOf(entry, ui, context)
  const seen = (seat: number): readonly LogEntry[] =>
    log.map((line, number) => shownEntry(rules, line, number, seat))
  const names = header.seats.map(({ name }) => name)
  const said = (lines: EntryText['lines']): readonly string[] =>
    lines.map(({ parts }) => plainText(parts, names, (item, count) => ui.amount?.(item, count) ?? ''))

  /** Every moment before a choice of a seat that follows a choice of another seat. */
  const turns = log.flatMap(({ entry, undone }, number) =>
    !undone && log[number - 1]?.entry.seat !== entry.seat ? [{ number, seat: entry.seat }] : []
  )

  test('at the start of every turn the recap tells once everything in the log since the own last choice', () => {
    expect(turns.length).toBeGreaterThan(30)
    for (const { number, seat } of turns) {
      const before = seen(seat).slice(0, number)
      const since = lastOwn(before, seat) ?? NaN
      const recap = recapOf(before, seat, read)
      const keys = recap?.groups.flatMap((group) => group.lines.flatMap((line) => line.keys)) ?? []
      const later = before.filter((entry) => entry.number > since && !entry.undone)
      const opened = before.find((entry) => entry.number === since)
      const told = later.flatMap((entry) => read(entry).lines.map((line) => line.key))
      expect(new Set(keys).size).toBe(keys.length)
      expect(keys.filter((key) => Number(key.split('.')[0]) !== since).sort()).toEqual([...told].sort())
      if (opened && read(opened).chapter === undefined) expect(keys.length).toBe(told.length)
      if (recap) expect(recap.since).toBe(since)
    }
  })

  test('each seat has one group, the reader’s first; in a group each action is one line, in order', () => {
    const recaps = turns.flatMap(({ number, seat }) => [
      [seat, recapOf(seen(seat).slice(0, number), seat, read)] as const
    ])
    expect(recaps.some(([, recap]) => (recap?.groups.length ?? 0) > 2)).toBe(true)
    for (const [seat, recap] of recaps) {
      const seats = recap?.groups.map((group) => group.seat) ?? []
      expect(new Set(seats).size).toBe(seats.length)
      if (seats.includes(seat)) expect(seats[0]).toBe(seat)
      if (seats.includes(undefined)) expect(seats.at(-1)).toBeUndefined()
      for (const group of recap?.groups ?? []) {
        const order = group.lines.map((line) => line.number)
        expect(order).toEqual([...order].sort((a, b) => a - b))
        for (const line of said(group.lines)) expect(line).toMatch(/\S{3}/)
        const first = headlines(group)
        expect(first.length).toBeGreaterThan(0)
        expect(group.lines).toEqual(expect.arrayContaining([...first]))
      }
    }
  })

  test('amounts gained or paid one after the other are one phrase', () => {
    const lines = turns.flatMap(({ number, seat }) =>
      (recapOf(seen(seat).slice(0, number), seat, read)?.groups ?? []).flatMap((group) => said(group.lines))
    )
    expect(lines.filter((line) => /\b(gains|pays) \d+ [a-z]+, \1 \d+ [a-z]+(,|$)/.test(line))).toEqual([])
  })

  test('undone choices are not in the recap', () => {
    const back = log.flatMap((line, number) => (line.undone ? [String(number)] : []))
    expect(back.length).toBeGreaterThan(0)
    const told = turns.flatMap(({ number, seat }) =>
      (recapOf(seen(seat).slice(0, number), seat, read)?.groups ?? []).flatMap((group) =>
        group.lines.flatMap((line) => line.keys.map((key) => key.split('.')[0]))
      )
    )
    expect(told.filter((number) => back.includes(number ?? ''))).toEqual([])
  })

  test('if the log begins after the own last choice, the recap says that it is incomplete', () => {
    const me = log.at(-1)?.entry.seat === 0 ? 1 : 0
    const whole = seen(me)
    const own = lastOwn(whole, me) ?? NaN
    const late = whole.slice(own + 1)
    expect(late.length).toBeGreaterThan(0)
    expect(lastOwn(late, me)).toBeUndefined()
    expect(recapOf(late, me, read)).toBeUndefined()
    expect(lastOwn(whole.slice(0, 0), me)).toBe(-1)
  })

  test('the recap of a seat contains nothing that the seat’s view does not', () => {
    for (const { number, seat } of turns.slice(0, 30)) {
      const own = recapOf(seen(seat).slice(0, number), seat, read)
      const everybody = recapOf(
        log.slice(0, number).map((line, at) => shownEntry(rules, line, at, 'public')),
        seat,
        read
      )
      const others = (recap: typeof own): readonly string[] =>
        (recap?.groups ?? []).filter((group) => group.seat !== seat).flatMap((group) => said(group.lines))
      expect(others(own)).toEqual(others(everybody))
    }
  })
})

test('an action of Voyages is one line: first the dice, then what they brought, and of a journey only its destination', () => {
  const voyages = interfaces.find((ui) => ui.id === 'voyages')
  if (!voyages) throw new Error('no Voyages')
  const t = voyagesTable({ players: 2 })
    .given({ coins: 20, camels: 9, dice: [6, 5, 4, 3] })
    .given({ seat: 1, coins: 5, dice: [2] })
  t.place('contracts', [6])
  t.play({ type: 'takeContracts', columns: [3, 6] })
  t.play({ type: 'camels', camels: 0 })
  t.endTurn().place('bazaar-camel', [2]).column(2).endTurn()
  t.travel([5, 4]).to('oasis-a').to('moscow').stop().endTurn()
  const log = t.story.entries
  const context = {
    seats: ['Aylin', 'Lorenzo'].map((name) => ({ name, colour: 'red' })),
    view: t.state as unknown,
    content: undefined
  }
  const lines = (before: number) =>
    recapOf(log.slice(0, before), 1, (entry) => linesOf(entry, voyages, context))?.groups.map(
      ({ lines: told }) =>
        told.map(({ parts }) => plainText(parts, ['Aylin', 'Lorenzo'], (item, count) => `${count} ${item}`))
    )
  expect(lines(4)).toEqual([
    ['Contracts with 6, takes the contracts of columns 3 and 6, gains 2 coin from column 6']
  ])
  expect(lines(log.length)?.[0]).toEqual(['Travel with 5 4, travels to Moscow, opens a post in Moscow'])
})
