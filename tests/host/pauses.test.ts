// At a random moment the host process is suspended, another host takes its folder, and the first one resumes. Nothing
// acknowledged is lost, and every loss of the folder is reported. Real processes, real sockets, real games.
// The long run: CARAVAN_PAUSES=200 npx vitest run tests/host/pauses.test.ts

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { readRecord } from '../../main/host/folder/record'
import { seeded, type Source } from '../../shared/engine/chance'
import { games } from '../../shared/games/index'
import { protocolVersion } from '../../shared/protocol/messages'
import { runSeed } from '../lib/draw'
import { calm, playNth } from './moves'
import { cleanUp, newFolder, twoSeats } from './rig'
import { endAll, startServeWith, type Served } from './served'
import { cookieOf, openWire, type Wire } from './wire'

afterEach(async () => {
  endAll()
  await cleanUp()
})

const pauses = Number(process.env['CARAVAN_PAUSES'] ?? 10)
/** The lock's lifetime in milliseconds: after that without a sign of life another host may take the folder. */
const life = 250
const [voyages] = games
const lost = 'folder-lost'

/** Plays random choices while `on` returns true and the host accepts them; returns why it ended. */
async function play(
  wire: Wire,
  table: string,
  random: Source,
  acknowledged: Map<number, string>,
  on: () => boolean
): Promise<string> {
  if (!voyages) throw new Error('no game')
  try {
    while (on()) {
      const { choice, reply } = await playNth(wire, voyages, table, random)
      if (reply.ok) acknowledged.set(reply.value.number, JSON.stringify(choice))
      else if (reply.refusal.code === lost) return lost
    }
    return 'stopped'
  } catch (error) {
    if (String(error).includes(lost)) return lost
    // No seat has a decision any more.
    if (String(error).includes('malformed')) return 'over'
    throw error
  }
}

interface Running {
  readonly served: Served
  readonly wire: Wire
}

async function startHost(folder: string): Promise<Running> {
  const env = { CARAVANSERAI_LOCK_LIFE: String(life) }
  const served = await startServeWith({ env }, '--port', '0', '--folder', folder)
  const wire = calm(await openWire(served.first.port, await cookieOf(served.first.url)))
  await wire.get({ type: 'hello', protocol: protocolVersion, app: 'test' })
  return { served, wire }
}

const newTable = async ({ wire }: Running): Promise<string> => {
  const options = { cityBonuses: 'random', characters: 'draft', goals: 'draft' }
  return (await wire.get({ type: 'createTable', game: 'voyages', options, seats: twoSeats })).table
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

test.skipIf(process.platform !== 'linux')(
  `${pauses} pauses in which another host takes the folder lose no acknowledged choice, and each is reported`,
  { timeout: 120_000 + pauses * 20_000 },
  async () => {
    const folder = newFolder()
    const seed = runSeed
    const random = seeded(seed)
    let [total, told, stray] = [0, 0, 0]
    let acknowledged = new Map<number, string>()
    let host = await startHost(folder)
    let table = await newTable(host)

    for (let pause = 0; pause < pauses; pause++) {
      const said = `seed ${seed}, pause ${pause}`
      const playing = play(host.wire, table, random, acknowledged, () => true)
      await wait(20 + random(400))
      host.served.child.kill('SIGSTOP')
      // The second host gets the folder once the lock has expired; sometimes it plays before the first one resumes.
      const next = await startHost(folder)
      await next.wire.get({ type: 'listTables' })
      const early = random(2) === 0
      const played = new Map<number, string>()
      let on = true
      const after = early ? play(next.wire, table, random, played, () => on) : undefined
      await wait(random(200))

      host.served.child.kill('SIGCONT')
      expect([said, await playing]).toEqual([said, expect.toBeOneOf([lost, 'over'])])
      // The client may not have been at the table yet, so either push may come.
      await Promise.race([
        host.wire.next('tableStopped', ({ refusal }) => refusal.code === lost),
        host.wire.next('hostStopped', ({ refusal }) => refusal.code === lost)
      ])
      told++
      expect([said, (await host.served.ended).code]).toEqual([said, 1])
      on = false
      expect([said, await (after ?? 'over')]).toEqual([said, expect.toBeOneOf(['stopped', 'over'])])

      const record = readRecord(
        readFileSync(join(folder, 'tables', `${table}.caravan`)),
        games,
        () => 0,
        'play'
      )
      if (!record.ok || record.damage) throw new Error(`${said}: ${JSON.stringify(record)}`.slice(0, 500))
      for (const [number, choice] of played) acknowledged.set(number, choice)
      for (const [number, choice] of acknowledged)
        expect([said, number, JSON.stringify(record.log[number]?.entry.choice)]).toEqual([
          said,
          number,
          choice
        ])
      // One choice that was being written when the first host was suspended may be in the file unanswered.
      const unanswered = record.log.length - acknowledged.size
      expect([said, unanswered - stray]).toEqual([said, expect.toBeOneOf([0, 1])])
      stray = unanswered
      const { tables } = await next.wire.get({ type: 'listTables' })
      const info = tables.find(({ id }) => id === table)
      expect([said, info?.damage]).toEqual([said, undefined])

      host = next
      if (info?.status === 'running' && record.log.length < 100) continue
      total += acknowledged.size
      acknowledged = new Map()
      stray = 0
      table = await newTable(host)
    }
    total += acknowledged.size
    expect((await host.served.end('SIGTERM')).code).toBe(0)
    console.log(
      `${pauses} pauses, ${total} answers, none lost, ${told} losses of the folder told (seed ${seed})`
    )
    expect(total).toBeGreaterThan(pauses)
  }
)
