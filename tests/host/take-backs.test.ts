// Taking back by agreement: who is asked, what ends a request, and what everybody sees afterwards.

import { afterEach, expect, test, vi } from 'vitest'
import type { Push, TakeBack } from '../../shared/protocol/messages'
import type { LogEntry } from '../../shared/protocol/messages'
import { party, play, running, type Party } from './party'
import { cleanUp, linesOf } from './rig'
import type { Wire } from './wire'
import type { ToyState } from './toy'

afterEach(async () => {
  vi.useRealTimers()
  await cleanUp()
})

const pledge = { type: 'pledge', value: 4 }
const take = (n: number): object => ({ type: 'take', n })
const [roll, pass] = [{ type: 'roll' }, { type: 'pass' }]

/** A table of three: the host's page has seat 0, Ann seat 1 and Bob seat 2; everybody has pledged, and seat 0 moves. */
async function three(all?: Party) {
  const house = all ?? (await party())
  const { table, wires, tokens } = await running(house, 2)
  const [ann, bob] = wires
  if (!ann || !bob) throw new Error('no guests')
  await house.local.play(0, pledge)
  await play(ann, 1, pledge)
  await play(bob, 2, pledge)
  const host = house.local
  const played = async (seat: number, ...choices: readonly unknown[]): Promise<void> => {
    for (const choice of choices) {
      const reply = seat === 0 ? await host.play(0, choice) : await play(seat === 1 ? ann : bob, seat, choice)
      expect(reply).toMatchObject({ ok: true })
    }
  }
  return { all: house, table, tokens, host, ann, bob, played }
}

const asks = (push: Push): TakeBack | undefined => (push.type === 'table' ? push.takeBack : undefined)

/** The next state of a request that a guest is told of. */
async function told(wire: Wire, fits: (state: TakeBack) => boolean = () => true): Promise<TakeBack> {
  const push = await wire.next('table', ({ takeBack }) => takeBack !== undefined && fits(takeBack))
  const state = asks(push)
  if (!state) throw new Error('nothing is asked')
  return state
}
const ended = (wire: Wire): Promise<TakeBack> => told(wire, (state) => state.ended !== undefined)

const viewOf = async (wire: Wire, table: string): Promise<ToyState> =>
  (await wire.get({ type: 'openTable', table })).view as ToyState
const counted = (log: readonly LogEntry[]): number[] =>
  log.flatMap(({ number, undone }) => (undone ? [] : [number]))

test('a seat asks to take back a turn after which others have moved; all agree, and it is one step in the file', async () => {
  const { all, table, host, ann, bob, played } = await three()
  await played(0, take(3), pass)
  await played(1, roll, pass)
  const before = await viewOf(bob, table)
  await played(2, take(1))
  expect((await ann.refused({ type: 'undo', seat: 1 })).code).toBe('undo-other-seat')
  await ann.get({ type: 'askTakeBack', seat: 1 })
  const asked = await told(bob)
  expect(asked).toEqual({ ask: 1, seat: 1, from: 6, waits: [0, 2] })
  await bob.get({ type: 'answerTakeBack', ask: 1, yes: true })
  expect((await told(ann, ({ waits }) => waits.length === 1)).waits).toEqual([0])
  const lines = linesOf(all.rig.file(table)).length
  await host.get({ type: 'answerTakeBack', ask: 1, yes: true })
  const rewind = await bob.next('rewind')
  expect(rewind).toMatchObject({ undone: 6, next: 8, undo: { barrier: 'chance' } })
  expect(rewind.decisions).toMatchObject([{ seat: 1 }])
  expect(await ended(ann)).toEqual({ ...asked, waits: [], ended: { why: 'agreed' } })
  // The pass and what came after it; the roll stands.
  expect(
    linesOf(all.rig.file(table))
      .slice(lines)
      .map((line): unknown => JSON.parse(line))
  ).toMatchObject([
    { undo: 1, joined: true },
    { undo: 1, joined: true }
  ])
  const { log } = await ann.get({ type: 'openTable', table })
  expect(counted(log)).toEqual([0, 1, 2, 3, 4, 5])
  expect((await viewOf(bob, table)).turn).toBe(before.turn - 1)

  // The roll, too; and the game goes on from there, also after a restart.
  await ann.get({ type: 'askTakeBack', seat: 1 })
  const { ask } = await told(bob, (state) => state.ask === 2)
  await bob.get({ type: 'answerTakeBack', ask, yes: true })
  await host.get({ type: 'answerTakeBack', ask, yes: true })
  await bob.next('rewind')
  expect((await viewOf(bob, table)).seats[1]?.points).toBe(0)
  const file = all.rig.file(table)
  const again = await all.again()
  const { view } = await again.local.get({ type: 'openTable', table })
  expect(view).toMatchObject({ active: 1, seats: [{ points: 3 }, { points: 0 }, { points: 0 }] })
  expect(all.rig.file(table)).toBe(file)
})
