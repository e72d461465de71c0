// The table of the day has the same deal and the same luck for everybody, even after it was closed and opened again.
// Games that one person finishes against the computer are recorded on the machine.

import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import type { LevelNumber } from '../../shared/engine/player-level'
import { quick } from '../../shared/engine/chance'
import { readFile } from '../../shared/engine/file'
import { gameById } from '../../shared/games'
import { recordsIn } from '../../main/host/folder/records'
import { openHost, type Host } from '../../main/host/host'
import type { Answers, Request, RequestType, Snapshot } from '../../shared/protocol/messages'
import { protocolVersion } from '../../shared/protocol/messages'

const folders: string[] = []
const hosts: Host[] = []
afterEach(async () => {
  await Promise.all(hosts.splice(0).map((host) => host.close()))
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'caravanserai-daily-'))
  folders.push(folder)
  return folder
}

/**
 * A person at a host on a folder. There are no worker threads: computer players search in the host, or, if their threads
 * are `late`, move at once at the lowest level.
 */
async function person(folder: string, late = false) {
  const host = await openHost({
    folder,
    botPace: 0,
    thinkers: {
      think: () => ({
        result: Promise.resolve(late ? { problem: 'late' } : { problem: 'none', noThreads: true as const }),
        drop: () => undefined
      }),
      close: () => Promise.resolve()
    }
  })
  hosts.push(host)
  const connection = host.connect(() => undefined)
  const ask = async <T extends RequestType>(request: Extract<Request, { type: T }>): Promise<Answers[T]> => {
    const reply = await connection.request(request)
    if (!reply.ok) throw new Error(`${request.type}: ${reply.refusal.code}`)
    return reply.value as Answers[T]
  }
  await ask({ type: 'hello', protocol: protocolVersion, app: 'test' })
  return { host, ask }
}

type Person = Awaited<ReturnType<typeof person>>

async function daily(
  { ask }: Person,
  day: string,
  game = 'expedition',
  level: LevelNumber = 1
): Promise<string> {
  const seats = [
    { name: 'Anna', colour: 'red', by: 'here' as const },
    { name: 'Ben', colour: 'blue', by: 'bot' as const, level }
  ]
  const { table } = await ask({ type: 'gatherTable', game, options: {}, seats, daily: day })
  await ask({ type: 'beginTable', table })
  return table
}

/** Plays a seat by any legal choices, up to this number or to the end. */
async function play({ ask }: Person, table: string, choices: number, own = 0): Promise<boolean> {
  const rules = gameById('expedition')?.rules
  if (!rules) throw new Error('no game')
  for (let made = 0; made < choices;) {
    await ask({ type: 'openTable', table })
    const snapshot = await ask({ type: 'takeOver', seat: own, secrets: true })
    if (snapshot.table.status === 'over') return true
    const mine = snapshot.decisions.find(({ seat }) => seat === own)
    if (!mine) {
      await new Promise((resolve) => setTimeout(resolve, 5))
      continue
    }
    const list = rules.decisions(snapshot.view, own).find(({ seat }) => seat === own)?.choices
    const choice: unknown = list?.nth(quick(snapshot.next)(list.count()))
    await ask({
      type: 'choose',
      seat: own,
      decision: mine.id,
      choices: [choice],
      command: `c${snapshot.next}`
    } as never)
    made++
  }
  return false
}

const drawsOf = async ({ ask }: Person, table: string): Promise<unknown> => {
  const read = readFile((await ask({ type: 'exportTable', table })).text)
  if (!read.ok) throw new Error(read.code)
  return [
    read.header.draws,
    read.entries.map((entry) => ('undo' in entry ? 'undo' : [entry.choice, entry.draws]))
  ]
}

test('a day’s table is the same on two machines, closed in between or not, and differs from another day’s', async () => {
  const one = await person(newFolder())
  const first = await daily(one, '2026-11-23')
  await play(one, first, 12)
  const here = await drawsOf(one, first)

  const folder = newFolder()
  let two = await person(folder)
  const second = await daily(two, '2026-11-23')
  await play(two, second, 6)
  await two.host.close()
  hosts.pop()
  two = await person(folder)
  await play(two, second, 6)
  const there = await drawsOf(two, second)
  // The two may have come differently far, so only what both have played is compared.
  const [[setup, moves], [otherSetup, otherMoves]] = [here, there] as [
    [unknown, unknown[]],
    [unknown, unknown[]]
  ]
  const both = Math.min(moves.length, otherMoves.length)
  expect(both).toBeGreaterThan(18)
  expect(otherSetup).toEqual(setup)
  expect(otherMoves.slice(0, both)).toEqual(moves.slice(0, both))

  const other = await daily(one, '2026-11-24')
  expect((await drawsOf(one, other)) as unknown[]).not.toEqual([setup, []])
  expect(((await drawsOf(one, other)) as unknown[])[0]).not.toEqual(setup)
})

test('a game that one person finishes against the computer is recorded with its day; a damaged file costs only the records', async () => {
  const folder = newFolder()
  let one = await person(folder)
  expect((await one.ask({ type: 'getRecords' })).games).toEqual([])
  const table = await daily(one, '2026-11-23')
  expect(await play(one, table, 2000)).toBe(true)
  const { games } = await one.ask({ type: 'getRecords' })
  expect(games).toEqual([
    expect.objectContaining({ table, game: 'expedition', players: 2, level: 1, daily: '2026-11-23' })
  ])
  await one.host.close()
  hosts.pop()
  one = await person(folder)
  expect((await one.ask({ type: 'getRecords' })).games).toEqual(games)
  await one.host.close()
  hosts.pop()
  writeFileSync(join(folder, 'records.json'), '{"games":[{')
  one = await person(folder)
  expect((await one.ask({ type: 'getRecords' })).games).toEqual([])
})

test('a record counts for the weakest level that has played; if another person played a seat there is none', async () => {
  const folder = newFolder()
  let one = await person(folder)
  const table = await daily(one, '2026-11-23')
  await play(one, table, 12)
  await one.host.close()
  hosts.pop()
  one = await person(folder)
  await one.ask({ type: 'setSeat', table, seat: 1, by: 'bot', level: 5 })
  await one.ask({ type: 'setSeat', table, seat: 1, by: 'bot', level: 2 })
  expect(await play(one, table, 2000)).toBe(true)
  const { games } = await one.ask({ type: 'getRecords' })
  expect(games).toMatchObject([{ table, level: 1 }])

  const two = await daily(one, '2026-11-24')
  await one.ask({ type: 'setSeat', table: two, seat: 1, by: 'here' })
  for (let seat = 0, tries = 0; seat !== 1 && tries < 200; tries++) {
    const { decisions } = (await one.ask({ type: 'openTable', table: two })) as Snapshot
    seat = decisions[0]?.seat ?? 1
    expect(await play(one, two, 1, seat)).toBe(false)
  }
  await one.ask({ type: 'setSeat', table: two, seat: 1, by: 'bot', level: 1 })
  expect(await play(one, two, 2000)).toBe(true)
  expect((await one.ask({ type: 'getRecords' })).games).toEqual(games)
})

test('a move that came too late and was made at the lowest level counts at that level', async () => {
  const one = await person(newFolder(), true)
  const table = await daily(one, '2026-11-23', 'expedition', 5)
  expect(await play(one, table, 2000)).toBe(true)
  const { games } = await one.ask({ type: 'getRecords' })
  expect(games).toMatchObject([{ table, level: 1 }])
})

test('records that temporarily cannot be read are not overwritten', async () => {
  const folder = newFolder()
  const records = recordsIn(
    folder,
    () => undefined,
    () => undefined
  )
  const game = { game: 'expedition', players: 2, level: 1, points: 30, won: true, at: 1 } as const
  records.set('one', { ...game, table: 'one' })
  await records.settled()
  const path = join(folder, 'records.json')
  renameSync(path, `${path}.away`)
  mkdirSync(path)
  const later = recordsIn(
    folder,
    () => undefined,
    () => undefined
  )
  expect(later.games).toEqual([])
  later.set('two', { ...game, table: 'two' })
  await later.settled()
  rmSync(path, { recursive: true })
  renameSync(`${path}.away`, path)
  expect(later.games.map(({ table }) => table)).toEqual(['one'])
  later.set('three', { ...game, table: 'three' })
  await later.settled()
  const again = recordsIn(
    folder,
    () => undefined,
    () => undefined
  )
  expect(again.games.map(({ table }) => table)).toEqual(['one', 'three'])
  // A game that was taken back after its end.
  again.set('one', undefined)
  again.set('unknown', undefined)
  await again.settled()
  const last = recordsIn(
    folder,
    () => undefined,
    () => undefined
  )
  expect(last.games.map(({ table }) => table)).toEqual(['three'])
})

test('an analysis is stored by its key; an unknown key has none', async () => {
  const { ask } = await person(newFolder())
  const key = '0123456789abcd'
  expect(await ask({ type: 'getAnalysis', key })).toEqual({})
  await ask({ type: 'keepAnalysis', key, text: '{"a":1}' })
  expect(await ask({ type: 'getAnalysis', key })).toEqual({ text: '{"a":1}' })
})
