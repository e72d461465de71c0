/** The proof of a program: a complete random game over its socket, with a kill in the middle. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { runningHost } from '../../../main/dedicated/running-host'
import { seeded } from '../../../shared/engine/chance'
import { games } from '../../../shared/games/index'
import type { Snapshot } from '../../../shared/protocol/messages'
import { get, pick, type Client } from '../lib/at-table'
import type { Home, Started } from './runners'

/** What was seen. */
export interface Proof {
  readonly game: string
  readonly players: number
  readonly choices: number
  /** Choices that had been accepted when the program was killed; all were there after the next start. */
  readonly choicesAtKill: number
  readonly secondStart: 'finds the first'
  /** Where the saved games lay, within the person's home. */
  readonly saves: string
  /** From the first start to the page's first byte, in milliseconds. */
  readonly firstByte: number
}

/** How long anything may take, in milliseconds: an emulator is slow. */
const patience = 120_000
const [players, killedAfter] = [3, 60]

/** What the program says on its first line. */
interface First {
  readonly url: string
  readonly running?: boolean
}

/** Plays; `begin` starts the program with these words. Throws an Error that says what was not as it should be. */
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

/** The first line of standard output. Rejects if the program ends before, or says nothing for long. */
export async function firstLine(program: Started): Promise<First> {
  let over = false
  void program.ended.catch(() => undefined).finally(() => (over = true))
  for (const since = performance.now(); performance.now() - since < patience;) {
    // It may have written before it ended.
    const last = over
    const { out, err } = program.output()
    if (out.includes('\n')) return JSON.parse(out.split('\n')[0] ?? '') as First
    if (last) throw new Error(`the program ended: ${err}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  throw new Error('the program says nothing')
}

/** Starts again after a kill: the killed one's hold on the folder may last some seconds. */
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

/** Fetches the page as a browser does: the key is exchanged for a cookie. */
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
    // No person is as fast as this client.
    await new Promise((resolve) => setTimeout(resolve, 100))
    return request(one)
  }
  return { request, close: () => host.close() }
}
