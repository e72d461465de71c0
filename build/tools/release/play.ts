/** Tests a program: plays a complete random game over its socket, and kills the program in the middle. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { runningHost } from '../../../main/dedicated/running-host'
import { seeded } from '../../../shared/engine/chance'
import { games } from '../../../shared/games/index'
import type { Snapshot } from '../../../shared/protocol/messages'
import { get, pick, type Client } from '../lib/at-table'
import type { Home, Started } from './runners'

/** The results of a successful test. */
export interface Proof {
  readonly game: string
  readonly players: number
  readonly choices: number
  /** Choices that had been accepted when the program was killed; all of them survived. */
  readonly choicesAtKill: number
  readonly secondStart: 'finds the first'
  /** Folder of the saved games, relative to the home folder. */
  readonly saves: string
  /** From the first start to the page's first byte, in milliseconds. */
  readonly firstByte: number
}

/** Timeout for each step, in milliseconds; long, because emulators are slow. */
const patience = 120_000
const [players, killedAfter] = [3, 60]

/** The JSON object on the program's first line of output. */
interface First {
  readonly url: string
  readonly running?: boolean
}

/** Runs the test; `begin` starts the program with these arguments. Throws an Error that says what failed. */
export async function prove(home: Home, begin: (words: readonly string[]) => Started): Promise<Proof> {
  const since = performance.now()
  let program = begin(['--port', '0'])
  let { url } = await firstLine(program)
  await seesPage(url)
  const firstByte = Math.round(performance.now() - since)
  let client = await clientAt(home.saves)
  const [game] = games
  if (!game) throw new Error('there are no games')
  const seats = game.colours.slice(0, players).map((colour, seat) => ({ name: `Player ${seat + 1}`, colour }))
  const { table } = await get(client, { type: 'createTable', game: game.rules.id, options: {}, seats })
  const random = seeded(Date.now() % 2 ** 31)
  let [choices, atKill] = [0, 0]
  let now = (await get(client, { type: 'openTable', table })) as Snapshot
  for (; now.decisions.length > 0; choices++) {
    if (choices === killedAfter) {
      const before = await get(client, { type: 'exportTable', table })
      atKill = choices
      program.child.kill('SIGKILL')
      await program.ended
      client.close()
      ;({ program, url } = await beginAgain(begin))
      client = await clientAt(home.saves)
      const after = await get(client, { type: 'exportTable', table })
      if (after.text !== before.text) throw new Error('the game is not as it was before the kill')
      await seesSecond(begin, url)
      now = (await get(client, { type: 'openTable', table })) as Snapshot
    }
    const { seat, id } = now.decisions[random(now.decisions.length)] ?? { seat: 0, id: 0 }
    const { view } = await get(client, { type: 'takeOver', seat, secrets: true })
    const chosen = [pick(game.rules, view, seat, random)]
    const command = `c${choices}`
    await get(client, { type: 'choose', command, seat, decision: id, choices: chosen })
    now = await get(client, { type: 'takeOver', seat, secrets: true })
  }
  if (atKill === 0) throw new Error(`the game was over after ${choices} choices, before the kill`)
  const { tables } = await get(client, { type: 'listTables' })
  const status = tables.find(({ id }) => id === table)?.status
  if (status !== 'over') throw new Error(`the game is ${status}, not over`)
  client.close()
  const files = readdirSync(join(home.saves, 'tables'))
  if (!files.some((file) => file.startsWith(table))) throw new Error(`no file of ${table} in ${home.saves}`)
  if (home.temporary !== undefined && readdirSync(home.temporary).length > 0)
    throw new Error(`it left temporary files: ${readdirSync(home.temporary).join(', ')}`)
  program.child.kill('SIGTERM')
  await program.ended
  const saves = home.saves.slice(home.folder.length + 1)
  return {
    game: game.rules.id,
    players,
    choices,
    choicesAtKill: atKill,
    secondStart: 'finds the first',
    saves,
    firstByte
  }
}

/** The first line of standard output. Rejects if the program ends before, or prints nothing in time. */
export async function firstLine(program: Started): Promise<First> {
  let over = false
  void program.ended.catch(() => undefined).finally(() => (over = true))
  for (const since = performance.now(); performance.now() - since < patience;) {
    // Read `over` before the output: the program may have written its line just before it ended.
    const last = over
    const { out, err } = program.output()
    if (out.includes('\n')) return JSON.parse(out.split('\n')[0] ?? '') as First
    if (last) throw new Error(`the program ended: ${err}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  throw new Error('the program says nothing')
}

/** Starts the program again after a kill; repeated, because the folder's lock may outlive the killed one by seconds. */
async function beginAgain(
  begin: (words: readonly string[]) => Started
): Promise<{ readonly program: Started; readonly url: string }> {
  for (const since = performance.now(); performance.now() - since < patience;) {
    const program = begin(['--port', '0'])
    const { url, running } = await firstLine(program)
    if (!running) return { program, url }
    await program.ended
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  throw new Error('it does not start again after the kill')
}

async function seesSecond(begin: (words: readonly string[]) => Started, url: string): Promise<void> {
  const second = begin(['--port', '0'])
  const first = await firstLine(second)
  const { code } = await second.ended
  if (!first.running || first.url !== url || code !== 0)
    throw new Error(`the second start did not find the first: ${JSON.stringify(first)}, code ${code}`)
}

/** Fetches the page as a browser does, exchanging the URL's key for a cookie. Throws if that fails. */
export async function seesPage(url: string): Promise<void> {
  const entry = await fetch(url, { redirect: 'manual' })
  const cookie = (entry.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const page = await fetch(new URL('/', url), { headers: { cookie } })
  const text = await page.text()
  if (page.status !== 200 || !text.includes('<div id="app">'))
    throw new Error(`the page was answered with ${page.status}`)
}

async function clientAt(saves: string): Promise<Client & { close(): void }> {
  const host = await runningHost(saves)
  const request: Client['request'] = async (one) => {
    const reply = await host.ask(one)
    if (reply.ok || reply.refusal.code !== 'too-fast') return reply
    // This client is faster than any person, so it runs into the rate limit: wait and try again.
    await new Promise((resolve) => setTimeout(resolve, 100))
    return request(one)
  }
  return { request, close: () => host.close() }
}
