// The host's address changes in mid-game: real hosts in network namespaces, with `ip addr` instead of DHCP.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it, type TestContext } from 'vitest'
import { z } from 'zod'
import { usualPort } from '../../shared/lan/ports'
import { hostProgram } from '../host/served'
import { Network, whyNoNetworks, type Program } from './netns'

const reason = whyNoNetworks()
const [before, after, guestAt] = ['10.79.0.1', '10.79.0.9', '10.79.0.2']
const network = new Network()
const folders: string[] = []
let a = ''
let b = ''

const skipped = (context: TestContext): void => {
  if (reason !== undefined) context.skip(reason)
}

/** Starts the dedicated host in a namespace; returns the address for the host's own page. */
async function serve(space: string, ...words: string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'caravan-moving-'))
  folders.push(folder)
  const flags = [...hostProgram, '--folder', folder, '--name', 'Den', ...words]
  const program = network.start(space, process.execPath, flags)
  return program.line((line) => z.object({ url: z.string() }).parse(JSON.parse(line)).url)
}

/** The first line of output, past or future, that has this key. */
const said = <T>(program: Program, fact: z.ZodType<T>): Promise<T> =>
  program.line((line) => fact.safeParse(JSON.parse(line)).data)

/** Gives the host another address. */
async function move(): Promise<void> {
  await network.ip(a, 'addr', 'add', `${after}/24`, 'broadcast', '+', 'dev', 'eth0')
  await network.ip(a, 'addr', 'del', `${before}/24`, 'dev', 'eth0')
  // The remaining address may have been secondary to the removed one, and is then removed with it.
  await network.ip(a, 'addr', 'replace', `${after}/24`, 'broadcast', '+', 'dev', 'eth0')
}

const seated = z.object({ seated: z.string(), token: z.string() })
const returned = z.object({
  back: z.object({ own: z.array(z.number()), proved: z.literal(true), at: z.string() })
})

beforeEach(async () => {
  if (reason !== undefined) return
  a = await network.space()
  b = await network.space()
  await network.cable(a, b, 'eth0', [before, guestAt])
})
afterEach(() => network.endAll())
afterAll(async () => {
  await network.remove()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

describe('The host gets another address in the middle of a game', () => {
  it('another app finds it by its id and reconnects by itself', { timeout: 120_000 }, async (context) => {
    skipped(context)
    await said(network.peer(a, 'host-page', { url: await serve(a) }), z.object({ table: z.string() }))
    const page = network.peer(b, 'app-page', { url: await serve(b), address: before })
    expect((await said(page, seated)).seated).toBe(`${before}:${usualPort}`)
    await move()
    expect((await said(page, returned)).back).toEqual({
      own: [1],
      proved: true,
      at: `${after}:${usualPort}`
    })
  })

  it(
    'an impostor at the old address gets nothing, and the guest leaves it',
    { timeout: 120_000 },
    async (context) => {
      skipped(context)
      await said(network.peer(a, 'host-page', { url: await serve(a) }), z.object({ table: z.string() }))
      const page = network.peer(b, 'app-page', { url: await serve(b), address: before })
      const { token } = await said(page, seated)
      await move()
      // The impostor has the old address, on a machine directly connected to the guest.
      await network.ip(b, 'addr', 'add', `${before}/32`, 'dev', 'lo')
      const thief = network.peer(b, 'impostor', { address: after })
      await said(thief, z.object({ up: z.literal(true) }))
      const doubted = await said(
        page,
        z.object({ back: z.object({ own: z.array(z.number()), proved: z.literal(false), at: z.string() }) })
      )
      expect(doubted.back).toEqual({ own: [], proved: false, at: `${before}:${usualPort}` })
      const { recorded, replayed } = await said(
        thief,
        z.object({ recorded: z.array(z.string()), replayed: z.array(z.number()) })
      )
      expect(recorded.join()).not.toContain(token)
      expect(replayed).toEqual([])
      expect((await said(page, returned)).back).toEqual({
        own: [1],
        proved: true,
        at: `${after}:${usualPort}`
      })
    }
  )

  it(
    'a browser at the new address requests its seat, and the host’s consent gives it',
    { timeout: 120_000 },
    async (context) => {
      skipped(context)
      const host = network.peer(a, 'host-page', { url: await serve(a) })
      await said(host, z.object({ table: z.string() }))
      const first = network.peer(b, 'browser-page', { address: before })
      await said(first, z.object({ seated: z.literal(before) }))
      await move()
      await first.end('SIGKILL')
      const again = network.peer(b, 'browser-page', { address: after, asking: true })
      expect((await said(again, z.object({ own: z.array(z.number()) }))).own).toEqual([1])
      expect((await said(host, z.object({ wish: z.string() }))).wish).toBe('Anna')
    }
  )
})
