// Taking back by agreement: who is asked, what ends a request, and what everybody sees afterwards.

import { writeFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { takeBackTime } from '../../main/host/table/take-backs'
import type { LogEntry, TakeBack } from '../../shared/protocol/messages'
import { forged } from '../lib/forged'
import { lobbyTable, party, play, running, sitDown, vanish } from './party'
import { cleanUp, linesOf, twoSeats } from './rig'
import type { ToyState } from './toy'
import type { Wire } from './wire'

afterEach(async () => {
  vi.useRealTimers()
  await cleanUp()
})

const pledge = { type: 'pledge', value: 4 }
const take = (n: number): object => ({ type: 'take', n })
const [roll, draw, pass] = [{ type: 'roll' }, { type: 'draw' }, { type: 'pass' }]

/** A table of three: the host's page has seat 0, Ann seat 1 and Bob seat 2; everybody has pledged, and seat 0 moves. */
async function three() {
  const all = await party()
  const { table, wires, tokens } = await running(all, 2)
  const [ann, bob] = wires
  if (!ann || !bob) throw new Error('no guests')
  const host = all.local
  const played = async (seat: number, ...choices: readonly unknown[]): Promise<void> => {
    for (const choice of choices) {
      const reply = seat === 0 ? await host.play(0, choice) : await play(seat === 1 ? ann : bob, seat, choice)
      expect(reply).toMatchObject({ ok: true })
    }
  }
  for (const seat of [0, 1, 2]) await played(seat, pledge)
  return { all, table, tokens, host, ann, bob, played }
}

/** The next state of the request that a guest is told of. */
async function told(wire: Wire, fits: (state: TakeBack) => boolean = () => true): Promise<TakeBack> {
  const { takeBack } = await wire.next('table', (push) => push.takeBack !== undefined && fits(push.takeBack))
  if (!takeBack) throw new Error('nothing is asked')
  return takeBack
}
const asked = (wire: Wire, ask: number): Promise<TakeBack> => told(wire, (state) => state.ask === ask)
const ended = async (wire: Wire): Promise<TakeBack['ended']> =>
  (await told(wire, (state) => state.ended !== undefined)).ended

const viewOf = async (wire: Wire, table: string): Promise<ToyState> =>
  (await wire.get({ type: 'openTable', table })).view as ToyState
const counted = (log: readonly LogEntry[]): number[] =>
  log.flatMap(({ number, undone }) => (undone ? [] : [number]))

test('a seat takes back a turn after which others have moved; all agree, and it is one step in the file', async () => {
  const { all, table, host, ann, bob, played } = await three()
  await played(0, take(3), pass)
  await played(1, roll, pass)
  const before = await viewOf(bob, table)
  await played(2, take(1))
  expect((await ann.refused({ type: 'undo', seat: 1 })).code).toBe('undo-other-seat')
  await ann.get({ type: 'askTakeBack', seat: 1 })
  expect(await told(bob)).toEqual({ ask: 1, seat: 1, from: 6, waits: [0, 2] })
  await bob.get({ type: 'answerTakeBack', ask: 1, yes: true })
  expect((await told(ann, ({ waits }) => waits.length === 1)).waits).toEqual([0])
  const lines = linesOf(all.rig.file(table)).length
  await host.get({ type: 'answerTakeBack', ask: 1, yes: true })
  const rewind = await bob.next('rewind')
  expect(rewind).toMatchObject({ undone: 6, next: 8, undo: { barrier: 'chance' } })
  expect(rewind.decisions).toMatchObject([{ seat: 1 }])
  expect(await ended(ann)).toEqual({ why: 'agreed' })
  // The pass and what came after it; the roll stands.
  const added = linesOf(all.rig.file(table)).slice(lines)
  expect(added.map((line): unknown => JSON.parse(line))).toMatchObject([
    { undo: 1, joined: true },
    { undo: 1, joined: true }
  ])
  const { log } = await ann.get({ type: 'openTable', table })
  expect(counted(log)).toEqual([0, 1, 2, 3, 4, 5])
  expect((await viewOf(bob, table)).turn).toBe(before.turn - 1)

  // The roll, too; and the game goes on from there, also after a restart.
  await ann.get({ type: 'askTakeBack', seat: 1 })
  await asked(bob, 2)
  await bob.get({ type: 'answerTakeBack', ask: 2, yes: true })
  await host.get({ type: 'answerTakeBack', ask: 2, yes: true })
  await bob.next('rewind')
  expect((await viewOf(bob, table)).seats[1]?.points).toBe(0)
  const file = all.rig.file(table)
  const again = await all.again()
  const { view } = await again.local.get({ type: 'openTable', table })
  expect(view).toMatchObject({ active: 1, seats: [{ points: 3 }, { points: 0 }, { points: 0 }] })
  expect(all.rig.file(table)).toBe(file)
  // Imported from a file, every choice is played again.
  const copy = await again.local.get({ type: 'importTable', name: 'copy', text: file })
  expect(await again.local.get({ type: 'openTable', table: copy.table })).toMatchObject({ view })
})

test('a game that version 0.2 began never gets what that version could not read', async () => {
  const { all, table, played } = await three()
  await played(0, take(3), pass)
  await played(1, roll, pass)
  const { rig } = all
  expect(rig.file(table)).toContain('"agreedUndo":true')
  const earlier = forged(rig.file(table), { header: () => ({ agreedUndo: undefined }) })
  expect(earlier).not.toContain('agreedUndo')
  await rig.end()
  writeFileSync(rig.path(table), earlier)
  const { local } = await all.again()
  await local.get({ type: 'openTable', table })
  expect((await local.refused({ type: 'askTakeBack', seat: 0 })).code).toBe('undo-other-seat')
  expect(linesOf(rig.file(table))).toEqual(linesOf(earlier))
})

test('what was turned up is hidden again: views are as they were before', async () => {
  const { table, host, ann, bob, played } = await three()
  await played(0, take(1), pass)
  await ann.get({ type: 'takeOver', seat: 1, secrets: true })
  const seen = async (wire: Wire): Promise<unknown> =>
    (await wire.get({ type: 'takeOver', seat: wire === ann ? 1 : 2, secrets: true })).view
  const [own, others] = [await seen(ann), await seen(bob)]
  await played(1, draw, take(2), pass)
  await played(2, draw)
  const agreed = async (ask: number): Promise<void> => {
    await ann.get({ type: 'askTakeBack', seat: 1 })
    await bob.get({ type: 'answerTakeBack', ask, yes: true })
    await host.get({ type: 'answerTakeBack', ask, yes: true })
  }
  // The pass, with Bob's card; then Ann can undo what she took; her card needs a second agreement.
  await agreed(1)
  await ann.get({ type: 'undo', seat: 1 })
  expect((await ann.refused({ type: 'undo', seat: 1 })).code).toBe('undo-revealed')
  await agreed(2)
  expect(await seen(ann)).toEqual(own)
  expect(await seen(bob)).toEqual(others)
  // The log keeps what was taken back, and still hides the cards from others.
  const { log } = await bob.get({ type: 'openTable', table })
  for (const { events } of log)
    for (const event of events) if (event.type === 'drew') expect(event).toMatchObject({ card: '' })
})

test('one no ends it, and so do another choice, the asker and time; the position stays', async () => {
  const { table, host, ann, bob, played } = await three()
  await played(0, take(3), pass)
  await played(1, roll)
  const { next } = await ann.get({ type: 'openTable', table })
  await ann.get({ type: 'askTakeBack', seat: 1 })
  expect((await bob.refused({ type: 'askTakeBack', seat: 2 })).code).toBe('take-back-open')
  await bob.get({ type: 'answerTakeBack', ask: 1, yes: false })
  expect(await ended(ann)).toEqual({ why: 'refused', by: 2 })
  // Nobody answers a request that is over.
  await host.get({ type: 'answerTakeBack', ask: 1, yes: true })

  await ann.get({ type: 'askTakeBack', seat: 1 })
  await asked(ann, 2)
  await ann.get({ type: 'answerTakeBack', ask: 2, yes: false })
  expect(await ended(bob)).toEqual({ why: 'refused', by: 2 })
  expect(await ended(bob)).toEqual({ why: 'withdrawn' })

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await ann.get({ type: 'askTakeBack', seat: 1 })
  await asked(bob, 3)
  expect((await ann.get({ type: 'openTable', table })).next).toBe(next)
  await bob.get({ type: 'answerTakeBack', ask: 3, yes: true })
  vi.advanceTimersByTime(takeBackTime)
  vi.useRealTimers()
  expect(await told(bob, ({ ended: end }) => end?.why === 'lapsed')).toMatchObject({ waits: [0] })
  // A seat may ask three times in a row.
  expect((await ann.refused({ type: 'askTakeBack', seat: 1 })).code).toBe('too-fast')

  await host.get({ type: 'askTakeBack', seat: 0 })
  await asked(ann, 4)
  await played(1, take(1))
  expect(await told(bob, ({ ended: end }) => end?.why === 'overtaken')).toMatchObject({ ended: { by: 1 } })
  expect((await ann.get({ type: 'openTable', table })).next).toBe(next + 1)
})

test('whoever goes away agrees; an asker that goes away withdraws', async () => {
  const { all, table, host, ann, bob, played } = await three()
  await played(0, take(3), pass)
  await played(1, roll, pass)
  await ann.get({ type: 'askTakeBack', seat: 1 })
  await host.get({ type: 'answerTakeBack', ask: 1, yes: true })
  await vanish(all, bob, table, 2)
  expect(await ended(ann)).toEqual({ why: 'agreed' })
  await ann.get({ type: 'askTakeBack', seat: 1 })
  const back = await all.guest()
  await back.get({ type: 'openTable', table })
  await vanish(all, ann, table, 1)
  expect(await ended(back)).toEqual({ why: 'withdrawn' })
})

test('people at the host ask for a seat that nobody plays now, and for no other', async () => {
  const { all, table, tokens, host, ann, bob, played } = await three()
  await played(0, take(3), pass)
  await played(1, roll, pass)
  expect((await host.refused({ type: 'askTakeBack', seat: 1 })).code).toBe('not-your-seat')
  expect((await bob.refused({ type: 'askTakeBack', seat: 1 })).code).toBe('not-your-seat')
  await vanish(all, ann, table, 1)
  await host.get({ type: 'askTakeBack', seat: 1 })
  expect(await told(bob)).toMatchObject({ seat: 1, behalf: true, waits: [2] })
  // Its guest is back and can ask for itself.
  const back = await all.guest()
  await back.enter(table, tokens)
  expect(await ended(bob)).toEqual({ why: 'withdrawn' })
  await host.get({ type: 'setSeat', table, seat: 1, by: 'bot' })
  await host.get({ type: 'askTakeBack', seat: 1 })
  await bob.get({ type: 'answerTakeBack', ask: 2, yes: true })
  expect(await bob.next('rewind')).toMatchObject({ undone: 6 })
})

test('refused are a seat that has chosen nothing, a stale question, strangers, and a table of one device', async () => {
  const { all, table, ann, bob, played } = await three()
  await played(0, take(3), pass)
  expect((await ann.refused({ type: 'askTakeBack', seat: 1, last: 0 })).code).toBe('stale-undo')
  const watcher = await all.guest()
  await watcher.get({ type: 'openTable', table })
  expect((await watcher.refused({ type: 'askTakeBack', seat: 1 })).code).toBe('not-your-seat')
  await played(1, roll)
  await ann.get({ type: 'askTakeBack', seat: 1, last: 5 })
  await asked(bob, 1)
  // A spectator has no say.
  await watcher.get({ type: 'answerTakeBack', ask: 1, yes: false })
  await bob.get({ type: 'answerTakeBack', ask: 1, yes: true })
  expect((await told(bob, ({ waits }) => waits.length === 1)).ended).toBeUndefined()

  const alone = all.rig.client()
  const one = await alone.get({ type: 'createTable', game: 'toy', options: { first: '0' }, seats: twoSeats })
  await alone.get({ type: 'openTable', table: one.table })
  expect((await alone.refused({ type: 'askTakeBack', seat: 0 })).code).toBe('undo-nothing')
  for (const seat of [0, 1]) await alone.play(seat, pledge)
  await alone.play(0, roll)
  expect((await alone.refused({ type: 'askTakeBack', seat: 0 })).code).toBe('undo-chance')
})

test('computer players wait while people are asked', async () => {
  const pace = 150
  const all = await party({ botPace: pace })
  const table = await lobbyTable(all, ['here', 'lan', 'bot'])
  const ann = await all.guest()
  await sitDown(ann, table, 1, 'Ann')
  const { local: host } = all
  await host.get({ type: 'beginTable', table })
  await host.get({ type: 'openTable', table })
  await host.play(0, pledge)
  await play(ann, 1, pledge)
  const length = async (): Promise<number> => (await host.get({ type: 'openTable', table })).next
  while ((await length()) < 3) await host.pushes()
  await host.play(0, pass)
  await play(ann, 1, roll)
  await play(ann, 1, pass)
  await ann.get({ type: 'askTakeBack', seat: 1 })
  await asked(ann, 1)
  await new Promise((resolve) => setTimeout(resolve, 3 * pace))
  expect(await length()).toBe(6)
  await host.get({ type: 'answerTakeBack', ask: 1, yes: false })
  while ((await length()) < 7) await host.pushes()
})
