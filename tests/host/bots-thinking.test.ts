// Bots search in worker threads: if a thread is lost, the table goes on; if the table changes, the search ends.

import { afterEach, expect, test } from 'vitest'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Worker } from 'node:worker_threads'
import { beginThread, Thinkers, type Search } from '../../main/host/players/thinkers'
import { games } from '../../shared/games/index'
import type { Question } from '../../shared/games/thinking'
import type { LevelNumber } from '../../shared/engine/player-level'
import { openToAll, party, sitDown, vanish } from './party'
import { cleanUp, newRig, type Client, type Rig } from './rig'

afterEach(cleanUp)

/** A table that a person on seat 0 begins, with bots on the other seats. */
async function table(rig: Rig, levels: readonly LevelNumber[], game = 'expedition') {
  const client = rig.client()
  const bots = levels.map((level, at) => ({ name: `Bot ${at}`, colour: `c${at}`, by: 'bot' as const, level }))
  const seats = [{ name: 'Ann', colour: 'red', by: 'here' as const }, ...bots]
  const { table: id } = await client.get({
    type: 'gatherTable',
    game,
    options: { startPlayer: '0' },
    seats
  })
  await client.get({ type: 'beginTable', table: id })
  await client.get({ type: 'openTable', table: id })
  return { client, id }
}

/** Waits until a view of the table satisfies the condition. */
async function until(
  client: Client,
  id: string,
  done: (next: number, waiting: readonly number[]) => boolean
) {
  for (;;) {
    const { next, decisions } = await client.get({ type: 'openTable', table: id })
    const waiting = decisions.map(({ seat }) => seat)
    if (done(next, waiting)) return next
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

/** Fake worker threads that search forever, until they are told to stop. */
function endless() {
  const asked: Question[] = []
  const dropped: Question[] = []
  const think = (question: Question): Search => {
    asked.push(question)
    return { result: new Promise(() => undefined), drop: () => dropped.push(question) }
  }
  return { asked, dropped, thinkers: { think, close: () => Promise.resolve() } }
}

test('when a worker thread is killed in mid-search its seat makes a quick move, and the next search runs in a new one', async () => {
  const workers: Worker[] = []
  const lines: string[] = []
  const thinkers = new Thinkers({
    log: (line) => lines.push(line),
    most: 1,
    begin: () => {
      const worker = beginThread()
      workers.push(worker)
      // The first thread dies at its first question.
      if (workers.length === 1) setTimeout(() => void worker.terminate(), 20)
      return worker
    }
  })
  const rig = await newRig({ games, botPace: 0, thinkers })
  const { client, id } = await table(rig, [3, 3])
  await client.play(0, { type: 'draw' })
  const next = await until(client, id, (_, waiting) => waiting.includes(0))
  expect(lines).toHaveLength(1)
  expect(workers).toHaveLength(2)
  const whys = []
  for (let from = 1; from < next; from++) whys.push((await client.get({ type: 'why', from, to: from })).why)
  const first = whys.find((why) => why?.seat === 1)
  const second = whys.find((why) => why?.seat === 2)
  expect(first).toMatchObject({ quick: true, level: 1 })
  expect(second).toMatchObject({ level: 3 })
  expect(second).not.toHaveProperty('quick')
})

test('undo, taking the seat back, abandoning and closing the table each end a search at once', async () => {
  const { asked, dropped, thinkers } = endless()
  const rig = await newRig({ games, botPace: 0, thinkers })
  const { client, id } = await table(rig, [2, 2], 'voyages')
  const begun = async (count: number): Promise<void> => {
    while (asked.length < count) await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const { decisions } = await client.get({ type: 'openTable', table: id })
  const turn = decisions[0]?.seat ?? -1
  expect(turn).toBeGreaterThanOrEqual(0)
  await client.get({ type: 'setSeat', table: id, seat: turn, by: 'bot' })
  await begun(1)
  await client.get({ type: 'setSeat', table: id, seat: turn, by: 'here' })
  expect(dropped).toHaveLength(1)
  await client.get({ type: 'setSeat', table: id, seat: turn, by: 'bot', level: 3, style: 'trader' })
  await begun(2)
  expect(asked[1]).toMatchObject({ level: 3, style: 'trader' })
  await client.get({ type: 'abandonTable', table: id })
  expect(dropped).toHaveLength(2)

  const other = await table(rig, [2, 2], 'expedition')
  await other.client.play(0, { type: 'draw' })
  await begun(3)
  await rig.host.close()
  expect(dropped).toHaveLength(3)
})

test('undoing a choice ends the search of a bot for the move after it', async () => {
  const { asked, dropped, thinkers } = endless()
  const rig = await newRig({ games, botPace: 0, thinkers })
  const { client } = await table(rig, [2], 'voyages')
  const snapshot = async () => client.get({ type: 'takeOver', seat: 0, secrets: true })
  // The person plays any legal choice until one that can be undone gives the bot a decision.
  const { rules } = games.find((game) => game.rules.id === 'voyages') ?? {}
  for (let tries = 0; tries < 60; tries++) {
    const { view, decisions, undo } = await snapshot()
    if (decisions.some(({ seat }) => seat === 1) && 'seat' in undo) break
    const mine = rules?.decisions(view, 0).find(({ seat }) => seat === 0)?.choices
    if (!mine) throw new Error('the person has no decision to make')
    await client.play(0, mine.nth(mine.count() - 1))
  }
  const { undo } = await snapshot()
  expect(undo).toHaveProperty('seat', 0)
  while (asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  await client.get({ type: 'undo', seat: 0 })
  expect(dropped).toHaveLength(asked.length)
})

test('why: in a game with secrets only what everybody can see is told; at an open table and after the end the whole plan', async () => {
  const rig = await newRig({ games, botPace: 0 })
  const { client, id } = await table(rig, [2])
  await client.play(0, { type: 'draw' })
  const next = await until(client, id, (_, waiting) => waiting.includes(0))
  const { why } = await client.get({ type: 'why', from: 1, to: next - 1 })
  expect(why).toMatchObject({ seat: 1, level: 2, secrets: true })
  expect(why).not.toHaveProperty('plan')
  expect(await client.get({ type: 'why', from: 0, to: 0 })).toEqual({})

  const all = rig.client()
  const seats = ['a', 'b', 'c'].map((name) => ({ name, colour: name, by: 'bot' as const }))
  const made = { type: 'gatherTable', game: 'expedition', options: {}, seats, open: true } as const
  const { table: open } = await all.get(made)
  await all.get({ type: 'beginTable', table: open })
  await all.get({ type: 'openTable', table: open })
  await until(all, open, (count) => count > 3)
  const told = (await all.get({ type: 'why', from: 0, to: 0 })).why
  expect(told?.plan?.steps.length).toBeGreaterThan(0)
  expect(told).not.toHaveProperty('secrets')
})

/** Fake worker threads that answer with any legal choice, when the test tells them to. */
function held() {
  const answers: (() => void)[] = []
  const think = ({ view, seat }: Question): Search => {
    const rules = games.find((game) => game.rules.id === 'expedition')?.rules
    const choice: unknown = rules
      ?.decisions(view, seat)
      .find((one) => one.seat === seat)
      ?.choices?.nth(0)
    const advice = { choice, plan: { steps: [], gains: {} }, nodes: 1 }
    return {
      result: new Promise((resolve) => answers.push(() => resolve({ advice }))),
      drop: () => undefined
    }
  }
  const begun = async (count: number): Promise<void> => {
    while (answers.length < count) await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return { answers, begun, thinkers: { think, close: () => Promise.resolve() } }
}

/** A table whose bot on seat 1 is searching and does not answer yet. */
async function thinking() {
  const { answers, begun, thinkers } = held()
  const rig = await newRig({ games, botPace: 0, thinkers })
  const { client, id } = await table(rig, [2])
  await client.play(0, { type: 'draw' })
  await begun(1)
  const { next } = await client.get({ type: 'openTable', table: id })
  return { answers, rig, client, id, next }
}

test('a bot no longer plays a seat that is taken back while it answers', async () => {
  const { answers, client, id, next } = await thinking()
  const back = client.get({ type: 'setSeat', table: id, seat: 1, by: 'here' })
  answers[0]?.()
  await back
  expect(await client.get({ type: 'openTable', table: id })).toMatchObject({ next, own: [0, 1] })
})

test('a seat that could not be taken back because of a write error is still played by its bot', async () => {
  const { answers, rig, client, id, next } = await thinking()
  const path = rig.path(id).replace(/\.caravan$/, '.json')
  const text = readFileSync(path)
  rmSync(path)
  mkdirSync(path)
  const asked = [
    { type: 'setSeat', table: id, seat: 1, by: 'here' },
    { type: 'abandonTable', table: id }
  ]
  for (const [at, request] of asked.entries()) {
    const refused = client.refused(request)
    answers[at]?.()
    expect((await refused).code).toBe('folder-failed')
  }
  rmSync(path, { recursive: true })
  writeFileSync(path, text)
  await until(client, id, (now) => {
    for (const answer of answers) answer()
    return now > next
  })
})

test('an abandoned game tells no more of a plan than before, and its file keeps its secrets', async () => {
  const rig = await newRig({ games, botPace: 0 })
  const { client, id } = await table(rig, [2])
  await client.play(0, { type: 'draw' })
  const next = await until(client, id, (_, waiting) => waiting.includes(0))
  await client.get({ type: 'abandonTable', table: id })
  const { why } = await client.get({ type: 'why', from: 1, to: next - 1 })
  expect(why).toMatchObject({ seat: 1, secrets: true })
  expect(why).not.toHaveProperty('plan')
  expect(await client.get({ type: 'exportTable', table: id })).toMatchObject({ secrets: true })
})

test('a stand-in of a chosen level plays for an absent guest, and gives the seat back even in mid-search', async () => {
  const { asked, dropped, thinkers } = endless()
  const all = await party({ games, botPace: 0, thinkers })
  const seats = [
    { name: 'Ann', colour: 'red', by: 'here' as const },
    { name: 'Ben', colour: 'blue', by: 'lan' as const }
  ]
  const wish = { type: 'gatherTable', game: 'expedition', options: {}, seats } as const
  const { table: id } = await all.local.get(wish)
  await all.local.get({ type: 'shareTable', table: id, share: openToAll })
  const guest = await all.guest()
  const token = await sitDown(guest, id, 1, 'Ben')
  await all.local.get({ type: 'beginTable', table: id })
  await all.local.get({ type: 'openTable', table: id })
  await vanish(all, guest, id)
  const asks = async () => (await all.local.get({ type: 'openTable', table: id })).decisions[0]?.seat
  if ((await asks()) === 0) await all.local.play(0, { type: 'draw' })
  expect(await asks()).toBe(1)
  await all.local.get({ type: 'setSeat', table: id, seat: 1, by: 'bot', level: 4 })
  while (asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  expect(asked[0]).toMatchObject({ seat: 1, level: 4 })
  const back = await all.guest()
  const mine = await back.enter(id, [token])
  expect(dropped).toEqual(asked)
  expect(mine).toMatchObject({ own: [1], decisions: [{ seat: 1 }] })
  expect(mine.table.seats[1]).toMatchObject({ by: 'lan', present: true })
})
