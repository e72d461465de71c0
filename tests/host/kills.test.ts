// A host that is killed at any moment loses nothing that it acknowledged: real processes, real sockets, real games.
// The long run: CARAVAN_KILLS=200 npx vitest run tests/host/kills.test.ts

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { readRecord } from '../../main/host/folder/record'
import { seeded, type Source } from '../../shared/engine/chance'
import { games } from '../../shared/games/index'
import { runSeed } from '../lib/draw'
import { cleanUp, newFolder } from './rig'
import { endAll, startServe } from './served'
import { cookieOf, openWire, type Wire } from './wire'

afterEach(async () => {
  endAll()
  await cleanUp()
})

const kills = Number(process.env['CARAVAN_KILLS'] ?? 20)
/** The number of choices acknowledged in all games of the run. */
let total = 0
const seats = ['Anna', 'Ben', 'Cleo'].map((name, i) => ({ name, colour: `colour-${i}` }))
const [voyages] = games

interface Acknowledged {
  readonly number: number
  readonly choice: string
}

/**
 * Plays random choices and undos until the game ends or the socket closes, which rejects. Appends what the host
 * acknowledged to `acknowledged`, in order.
 */
async function playOn(
  wire: Wire,
  table: string,
  random: Source,
  acknowledged: Acknowledged[]
): Promise<void> {
  if (!voyages) throw new Error('no game')
  let snapshot = await wire.get({ type: 'openTable', table })
  for (let step = 0; ; step++) {
    const [asked] = snapshot.decisions
    if (!asked) return
    if (snapshot.seat !== asked.seat)
      snapshot = await calmly(() => wire.get({ type: 'takeOver', seat: asked.seat, secrets: true }))
    const decision = voyages.rules
      .decisions(snapshot.view, asked.seat)
      .find(({ seat }) => seat === asked.seat)
    if (!decision?.choices) throw new Error('nothing to choose')
    const choice: unknown = decision.choices.nth(random(decision.choices.count()))
    const id = snapshot.decisions.find(({ seat }) => seat === asked.seat)?.id ?? -1
    const command = `${process.pid}-${random(1_000_000_000)}-${step}`
    const { number } = await calmly(() =>
      wire.get({ type: 'choose', command, seat: asked.seat, decision: id, choices: [choice] })
    )
    acknowledged.push({ number, choice: JSON.stringify(choice) })
    if (random(12) === 0) {
      const reply = await calmly(() => wire.ask({ type: 'undo', seat: asked.seat }))
      if (reply.ok) acknowledged.push({ number, choice: 'undone' })
    }
    snapshot = await calmly(() => wire.get({ type: 'takeOver', seat: asked.seat, secrets: true }))
  }
}

/** Repeats a request that the host refuses as too fast. */
async function calmly<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!String(error).includes('too-fast')) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

test(
  `${kills} kills at random moments lose no acknowledged choice`,
  { timeout: 120_000 + kills * 10_000 },
  async () => {
    const folder = newFolder()
    const seed = runSeed
    const random = seeded(seed)
    const acknowledged: Acknowledged[] = []
    const words = ['--port', '0', '--folder', folder]
    let table = ''
    let cookie = ''
    let unanswered = 0
    const path = (): string => join(folder, 'tables', `${table}.caravan`)

    for (let kill = 0; kill <= kills; kill++) {
      const served = await startServe(...words)
      const { port } = served.first
      cookie ||= await cookieOf(served.first.url)
      const wire = await openWire(port, cookie)
      await wire.get({ type: 'hello', protocol: 3, app: '0.1.0' })
      if (table !== '') {
        const { next, log, table: info } = await wire.get({ type: 'openTable', table })
        const undone = new Set(log.filter((entry) => entry.undone).map(({ number }) => number))
        const record = readRecord(readFileSync(path()), games, () => 0, 'play')
        if (!record.ok) throw new Error(`seed ${seed}, kill ${kill}: ${record.refusal.code}`)
        for (const { number, choice } of acknowledged) {
          const entry = record.log[number]
          const said = `seed ${seed}, kill ${kill}, choice ${number}`
          if (choice === 'undone') expect([said, entry?.undone]).toEqual([said, true])
          else expect([said, JSON.stringify(entry?.entry.choice)]).toEqual([said, choice])
        }
        const last = acknowledged.reduce((most, { number }) => Math.max(most, number), -1)
        expect(next).toBe(record.log.length)
        // One choice that was not answered when the process died may be in the file.
        expect(next - 1 - last).toBeLessThanOrEqual(unanswered + 1)
        unanswered = next - 1 - last
        expect(undone.size).toBe(record.log.slice(-log.length).filter((line) => line.undone).length)
        if (info.status === 'over') table = ''
      }
      if (kill === kills) {
        expect((await served.end('SIGTERM')).code).toBe(0)
        break
      }
      if (table === '') {
        acknowledged.length = 0
        unanswered = 0
        const options = { cityBonuses: 'random', characters: 'draft', goals: 'draft' }
        table = (await wire.get({ type: 'createTable', game: 'voyages', options, seats })).table
      }
      const before = acknowledged.length
      const playing = playOn(wire, table, random, acknowledged).catch((error: unknown) => {
        if (!String(error).includes('closed')) throw error
      })
      await new Promise((resolve) => setTimeout(resolve, 20 + random(400)))
      expect((await served.end('SIGKILL')).signal).toBe('SIGKILL')
      await playing
      total += acknowledged.length - before
    }
    console.log(`${kills} kills, ${total} answers, none lost (seed ${seed})`)
    expect(total).toBeGreaterThan(0)
  }
)
